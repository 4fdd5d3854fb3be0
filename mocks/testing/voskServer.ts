import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { createRecogniser, type Recognition } from '../live/recogniser.ts';
import { join } from './audio.ts';

/** One connection to the server. */
export interface VoskTalk {
  /** The messages besides audio, in order. */
  readonly messages: readonly unknown[];
  /** All audio of the connection. */
  readonly audio: Int16Array;
  readonly isClosed: boolean;
  /** Sends a message: an object as JSON, a string or bytes as they are. */
  say(message: object | string | Buffer): void;
  close(code?: number): void;
}

/** What the server does in place of its usual answers. */
export interface VoskAnswers {
  /** @default answers with an empty text */
  audio?: (talk: VoskTalk, samples: Int16Array) => void;
  /** @default answers with an empty sentence and closes */
  end?: (talk: VoskTalk) => void;
}

export interface VoskServer {
  readonly address: string;
  /** In the order of their beginnings. */
  readonly talks: readonly VoskTalk[];
  close: () => Promise<void>;
}

/**
 * A small server that answers like vosk-server, on this machine.
 *
 * @param createAnswers for each connection
 * @param port any free one by default
 */
export async function startVoskServer(
  createAnswers: () => VoskAnswers = () => ({}),
  port = 0,
): Promise<VoskServer> {
  const server = new WebSocketServer({ port, host: '127.0.0.1' });
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  const talks: VoskTalk[] = [];
  server.on('connection', (socket) => talks.push(serve(socket, createAnswers())));
  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    talks,
    close: () =>
      new Promise((resolve) => {
        server.clients.forEach((socket) => socket.terminate());
        server.close(() => resolve());
      }),
  };
}

function serve(socket: WebSocket, answers: VoskAnswers): VoskTalk {
  const messages: unknown[] = [];
  const audio: Int16Array[] = [];
  let isClosing = false;
  const talk: VoskTalk = {
    messages,
    get audio() {
      return join(...audio);
    },
    get isClosed() {
      return socket.readyState === socket.CLOSED;
    },
    say: (message) =>
      socket.send(
        typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message),
      ),
    close: (code = 1000) => {
      isClosing = true;
      socket.close(code);
    },
  };
  const { audio: hear = answerNothing, end = endTalk } = answers;
  socket.on('message', (data, isBinary) => {
    // What arrives before the client knows of the end is heard by the next connection again.
    if (isClosing) {
      return;
    }
    if (isBinary) {
      const samples = new Int16Array(Uint8Array.from(data as Buffer).buffer);
      audio.push(samples);
      hear(talk, samples);
      return;
    }
    const message = (data as Buffer).toString();
    messages.push(JSON.parse(message));
    if (message === '{"eof" : 1}') {
      end(talk);
    } else if (!message.includes('config')) {
      // vosk-server takes any other text for audio and fails.
      talk.close(1011);
    }
  });
  return talk;
}

function answerNothing(talk: VoskTalk): void {
  talk.say({ partial: '' });
}

function endTalk(talk: VoskTalk): void {
  talk.say({ text: '' });
  talk.close();
}

/**
 * Finds speech by its energy, and answers with the sentences of a script in turn, over all connections.
 *
 * @param answered called after each answer with its interim text, '' for others
 */
export function createScriptedAnswers(
  script: readonly string[],
  answered: (talk: VoskTalk, partial: string) => void = () => undefined,
): () => VoskAnswers {
  let said = 0;
  return () => {
    const rest = [...script.slice(said), ...script.slice(0, said)];
    const recogniser = createRecogniser({
      sampleRate: 16_000,
      script: rest,
      createSegmentId: String,
    });
    const toAnswer = (recognition: Recognition) => {
      if (recognition.type === 'partial') {
        return { partial: recognition.text };
      }
      said = (said + 1) % script.length;
      return { result: recognition.words, text: recognition.text };
    };
    return {
      audio: (talk, samples) => {
        const answer = recogniser.receive(samples).map(toAnswer).at(-1) ?? { partial: '' };
        talk.say(answer);
        answered(talk, 'partial' in answer ? answer.partial : '');
      },
      end: (talk) => {
        talk.say(recogniser.flush().map(toAnswer).at(-1) ?? { text: '' });
        talk.close();
      },
    };
  };
}
