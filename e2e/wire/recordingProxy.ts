import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { readFrames } from './socketFrames.ts';

/** What a browser sent: one request with its head and body, or one frame of a socket. */
export interface Sent {
  /** E.g. `PUT /nevisa/history/delete`, or `socket /nevisa/live`. */
  readonly what: string;
  readonly kind: 'request' | 'words' | 'sound';
  /** The type of the body; empty without one. */
  readonly type: string;
  /** The first line with the query, the headers and the body. */
  readonly bytes: Buffer;
}

export interface RecordingProxy {
  /** Without a slash at its end. */
  readonly url: string;
  /** Everything that was sent since the start, or since `forget`. */
  readonly sent: () => readonly Sent[];
  readonly forget: () => void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a server that records every byte that a browser sends, also at the end of a page. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const { hostname, port } = new URL(target);
  let sent: Sent[] = [];
  const record = (one: Sent) => sent.push(one);
  const server = createServer((incoming, response) =>
    passOn(incoming, response, { hostname, port, record }),
  );
  server.on('upgrade', (incoming, client, head) => {
    const behind = connect(Number(port), hostname);
    behind.on('error', () => client.destroy());
    client.on('error', () => behind.destroy());
    behind.write(`${readHead(incoming)}\r\n`);
    behind.write(head);
    const path = getPath(incoming);
    record({ what: `socket ${path}`, kind: 'request', type: '', bytes: toHead(incoming) });
    const frames = readFrames(({ binary, bytes }) => {
      record({ what: `socket ${path}`, kind: binary ? 'sound' : 'words', type: '', bytes });
    });
    client.on('data', frames);
    client.pipe(behind).pipe(client);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    forget: () => {
      sent = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Passing {
  hostname: string;
  port: string;
  record: (one: Sent) => void;
}

function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  { hostname, port, record }: Passing,
): void {
  const { method = '', url: path = '', headers } = incoming;
  const behind = request({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  behind.on('error', () => response.destroy());
  const body: Buffer[] = [];
  incoming.on('data', (bytes: Buffer) => body.push(bytes));
  // A page that ends may break off: what had arrived until then counts as sent.
  incoming.on('close', () => {
    const type = body.length === 0 ? '' : (headers['content-type'] ?? 'unknown');
    const bytes = Buffer.concat([toHead(incoming), ...body]);
    record({ what: `${method} ${getPath(incoming)}`, kind: 'request', type, bytes });
  });
  incoming.pipe(behind);
}

function getPath({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}

function toHead(incoming: IncomingMessage): Buffer {
  return Buffer.from(readHead(incoming), 'latin1');
}

function readHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n`;
}
