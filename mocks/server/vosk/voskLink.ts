import { WebSocket } from 'ws';
import { readVoskAnswer, type VoskAnswer } from './voskAnswer.ts';

/** Longest wait for a connection, in ms. */
export const connectLimit = 5_000;

/** Longest wait for an answer to audio, and for the next one after `eof`, in ms. */
export const answerLimit = 8_000;

/** Longest message that is read, in bytes. */
const longestMessage = 1_048_576;

/** RFC 6455 §7.4.1. */
const normalClosure = 1000;

/** vosk-server compares the message letter by letter; without the spaces it is audio to it. */
const endOfAudio = '{"eof" : 1}';

export interface Timers {
  /** @param delay in ms */
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** One connection to a recogniser that speaks the protocol of vosk-server: an utterance after another, until `eof`. */
export interface VoskLink {
  send(samples: Int16Array): void;
  /** Sends `eof`; the last answer and `finished` follow. */
  finish(): void;
  /** Closes the connection. No event follows. */
  drop(): void;
}

export interface VoskLinkEvents {
  opened(): void;
  /** @param answered samples to which the recogniser has answered: it has one answer for each message of audio */
  answered(answer: VoskAnswer, answered: number): void;
  /** The recogniser has given its last answer. */
  finished(): void;
  failed(reason: string): void;
}

interface LinkParts {
  readonly address: string;
  /** In Hz. */
  readonly sampleRate: number;
  readonly timers: Timers;
  readonly events: VoskLinkEvents;
}

export function openVoskLink(parts: LinkParts): VoskLink {
  return new Link(parts);
}

class Link implements VoskLink {
  readonly #socket: WebSocket;
  readonly #timers: Timers;
  readonly #events: VoskLinkEvents;
  /** Lengths of the messages of audio without an answer, in samples. */
  readonly #unanswered: number[] = [];
  #answered = 0;
  #timer: { readonly id: unknown } | null = null;
  #phase: 'running' | 'finishing' | 'over' = 'running';
  /** A finished sentence came after `eof`. */
  #hasLast = false;

  constructor({ address, sampleRate, timers, events }: LinkParts) {
    this.#timers = timers;
    this.#events = events;
    this.#socket = new WebSocket(address, {
      maxPayload: longestMessage,
      perMessageDeflate: false,
    });
    this.#limit(connectLimit, 'no connection');
    this.#socket.on('open', () => {
      this.#limit(null);
      this.#socket.send(JSON.stringify({ config: { sample_rate: sampleRate, words: true } }));
      events.opened();
    });
    // The server in C++ sends the answers to text as binary messages.
    this.#socket.on('message', (data) => this.#receive((data as Buffer).toString()));
    this.#socket.on('error', (error) => this.#fail(explain(error)));
    this.#socket.on('close', (code) => this.#closed(code));
  }

  send(samples: Int16Array): void {
    if (this.#timer === null) {
      this.#limit(answerLimit, 'no answer');
    }
    this.#unanswered.push(samples.length);
    this.#socket.send(samples);
  }

  finish(): void {
    this.#phase = 'finishing';
    this.#limit(answerLimit, 'no last answer');
    this.#socket.send(endOfAudio);
  }

  drop(): void {
    this.#phase = 'over';
    this.#limit(null);
    this.#socket.terminate();
  }

  #receive(data: string): void {
    if (this.#phase === 'over') {
      return;
    }
    const answer = readVoskAnswer(data);
    if (answer === null) {
      this.#fail('an answer that is not of the protocol of vosk-server');
      return;
    }
    const isFinishing = this.#phase === 'finishing';
    this.#limit(isFinishing ? answerLimit : null, 'no last answer');
    const isLast = isFinishing && 'text' in answer && this.#unanswered.length === 0;
    this.#hasLast ||= isFinishing && 'text' in answer;
    this.#answered += this.#unanswered.shift() ?? 0;
    this.#events.answered(answer, this.#answered);
    if (isLast) {
      this.#end();
    }
  }

  /** A recogniser that has fewer answers than messages closes the connection after the last one. */
  #closed(code: number): void {
    if (this.#phase === 'finishing' && this.#hasLast && code === normalClosure) {
      this.#end();
    } else {
      this.#fail(`connection closed with code ${code}`);
    }
  }

  #end(): void {
    if (this.#phase !== 'over') {
      this.drop();
      this.#events.finished();
    }
  }

  #fail(reason: string): void {
    if (this.#phase !== 'over') {
      this.drop();
      this.#events.failed(reason);
    }
  }

  /** Replaces the running limit. @param delay in ms; null for none */
  #limit(delay: number | null, missed = ''): void {
    if (this.#timer !== null) {
      this.#timers.clearTimeout(this.#timer.id);
    }
    const reason = `${missed} within ${(delay ?? 0) / 1_000} s`;
    this.#timer =
      delay === null ? null : { id: this.#timers.setTimeout(() => this.#fail(reason), delay) };
  }
}

/** The name of a system error says more than its sentence, which is empty when several addresses were tried. */
function explain(error: Error & { code?: string }): string {
  return error.code?.startsWith('E') ? error.code : error.message;
}
