import { connect, type Socket } from 'node:net';

/** A connection to the Marionette server of Firefox. */
export interface Marionette {
  /** Sends one command and returns its result. @throws Error with the message of the browser. */
  send: (name: string, parameters: object) => Promise<unknown>;
  close: () => void;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Connects to Marionette. A message is its length in bytes, a colon and JSON; the server speaks first. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await openSocket(port);
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let count = 0;
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (let next = readMessage(received); next !== null; next = readMessage(received)) {
      received = received.subarray(next.end);
      settle(waiting, next.message);
    }
  });
  return {
    send(name, parameters) {
      count += 1;
      const id = count;
      const message = Buffer.from(JSON.stringify([0, id, name, parameters]));
      socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
    },
    close() {
      socket.destroy();
    },
  };
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Reads the first whole message; null until it has arrived. */
export function readMessage(bytes: Buffer): { message: unknown; end: number } | null {
  const colon = bytes.indexOf(':');
  const end = colon + 1 + Number(bytes.subarray(0, Math.max(colon, 0)));
  return colon < 1 || bytes.length < end
    ? null
    : { message: JSON.parse(bytes.subarray(colon + 1, end).toString()), end };
}

function settle(waiting: Map<number, Waiting>, message: unknown): void {
  // The greeting of the server is an object.
  if (!Array.isArray(message)) {
    return;
  }
  const [, id, error, result] = message as [
    number,
    number,
    { message: string } | null,
    { value?: unknown } | null,
  ];
  const command = waiting.get(id);
  waiting.delete(id);
  if (error === null) {
    command?.resolve(result?.value);
  } else {
    command?.reject(new Error(error.message));
  }
}
