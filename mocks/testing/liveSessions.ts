import type { ServerMessage } from '@nevisa/api';
import type { Backend } from '../backend.ts';
import { Refusal } from '../rules/refusal.ts';
import { toFrames } from './audio.ts';

const request = {
  client_id: 'document-1',
  engine: 'nevisa',
  mode: 'stream',
  encoding: 'pcm_s16le',
} as const;

export function createSession(
  backend: Backend,
  change: { client_id?: string; take_over?: boolean } = {},
  name: 'sara' | 'reza' | 'admin' = 'sara',
) {
  return backend.live.createSession(
    backend.account(name),
    { ...request, ...change },
    'https://api.test',
  );
}

/** Opens a socket and starts its session. */
export function open(
  backend: Backend,
  change: { client_id?: string } = {},
  name: 'sara' | 'admin' = 'sara',
  from: { last_seq?: number } = {},
) {
  const { ticket, session_id } = createSession(backend, change, name);
  const socket = connect(backend, ticket);
  socket.say({ type: 'start', session_id, ...from });
  return socket;
}

/** The client's end of a socket; records messages and the close code. */
export function connect(backend: Backend, ticket: string | null) {
  const messages: ServerMessage[] = [];
  let closed: number | null = null;
  const connection = backend.live.connect(ticket, {
    send: (message) => messages.push(message),
    close: (code) => {
      closed = code;
    },
  });
  let played = 0;
  const playFrames = (frames: readonly ArrayBuffer[]) =>
    frames.forEach((frame) => connection.receive(frame));
  const of = <Type extends ServerMessage['type']>(type: Type) =>
    messages.filter((one): one is Extract<ServerMessage, { type: Type }> => one.type === type);
  return {
    ...connection,
    messages,
    playFrames,
    get closed() {
      return closed;
    },
    say: (message: object) => connection.receive(JSON.stringify(message)),
    play: (audio: Int16Array) => {
      const frames = toFrames(audio);
      frames.forEach((frame) => {
        new DataView(frame).setUint32(0, played);
        played += 1;
      });
      playFrames(frames);
    },
    of,
    finals: () => of('final'),
  };
}

/** Status and code of the refusal that a rule throws, or null. */
export function getRefusalCode(rule: () => unknown): [number, unknown] | null {
  try {
    rule();
    return null;
  } catch (error) {
    if (error instanceof Refusal) {
      return [error.status, (error.body as { code: unknown }).code];
    }
    throw error;
  }
}
