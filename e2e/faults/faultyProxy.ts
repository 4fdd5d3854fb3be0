import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { TransportFault } from './transportFaults.ts';

export interface FaultyProxy {
  /** Without a slash at its end. */
  readonly url: string;
  /** From the next request to this path on, the fault replaces the answer; null ends the fault. */
  arrange(path: string, fault: TransportFault | null, success?: string): void;
  close(): Promise<void>;
}

/** Starts a proxy on bare sockets in front of a server, which replaces the answers of single calls by faults. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const arranged = new Map<string, { fault: TransportFault; success: string }>();

  const server = createServer((client) => {
    track(client);
    let behind: Socket | null = null;
    client.on('data', (bytes) => {
      const broken = arranged.get(pathIn(bytes));
      if (broken !== undefined) {
        void broken.fault.play(client, broken.success);
        return;
      }
      behind ??= passOn(client);
      behind.write(bytes);
    });
    client.on('close', () => behind?.destroy());
  });

  const passOn = (client: Socket) => {
    const behind = track(connect(Number(port), hostname));
    behind.pipe(client);
    return behind;
  };
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    return socket;
  };

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrange(path, fault, success = '{}') {
      if (fault === null) {
        arranged.delete(path);
      } else {
        arranged.set(path, { fault, success });
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) {
          socket.destroy();
        }
      }),
  };
}

// A request begins a chunk of its own; a later chunk of the same request begins with its body.
function pathIn(bytes: Buffer): string {
  return /^[A-Z]+ ([^ ?]+)[^\r\n]* HTTP\//.exec(bytes.toString('latin1', 0, 2_000))?.[1] ?? '';
}
