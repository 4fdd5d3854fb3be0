import * as v from 'valibot';
import { serverMessageSchema, type ClientMessage, type ServerMessage } from '@nevisa/api';
import type { SessionTicket } from './liveSocket.ts';

/** An open connection, whatever carries it. */
export interface Connection {
  send(message: string | ArrayBuffer): void;
  close(): void;
}

/** What a connection tells; `closed` says the close code and comes once. */
export interface ConnectionListener {
  opened(): void;
  received(message: unknown): void;
  closed(code: number): void;
}

export type OpenConnection = (address: string, listener: ConnectionListener) => Connection;

/** One connection of a stretch of listening; a stretch outlives many of them. */
export interface LiveLine {
  readonly session: SessionTicket;
  say(message: ClientMessage): void;
  send(audio: ArrayBuffer): void;
  /** Lets go of it; nothing is told about it any more. */
  close(): void;
}

/** What is heard over a line. A message of null was not understood. */
export interface LineListener {
  opened(line: LiveLine): void;
  received(line: LiveLine, message: ServerMessage | null): void;
  closed(line: LiveLine, code: number): void;
}

/** @throws DOMException where the browser refuses the address at once, e.g. ws: from a page on https: */
export function openLine(
  open: OpenConnection,
  address: string,
  session: SessionTicket,
  listener: LineListener,
): LiveLine {
  let isClosed = false;
  const connection = open(address, {
    opened: () => isClosed || listener.opened(line),
    received: (data) => isClosed || listener.received(line, readMessage(data)),
    closed(code) {
      if (!isClosed) {
        isClosed = true;
        listener.closed(line, code);
      }
    },
  });
  const line: LiveLine = {
    session,
    say: (message) => connection.send(JSON.stringify(message)),
    send: (audio) => connection.send(audio),
    close() {
      if (!isClosed) {
        isClosed = true;
        connection.close();
      }
    },
  };
  return line;
}

function readMessage(data: unknown): ServerMessage | null {
  try {
    const message = v.safeParse(serverMessageSchema, JSON.parse(String(data)));
    return message.success ? message.output : null;
  } catch {
    return null;
  }
}
