import type {
  LiveRecogniser,
  LiveRecogniserFactory,
  LiveRecogniserOptions,
  RecogniserListener,
} from '../../live/liveRecogniser.ts';
import type { Recognition } from '../../live/recogniser.ts';
import type { VoskAnswer } from './voskAnswer.ts';
import { openVoskLink, type Timers, type VoskLink } from './voskLink.ts';

/** Longest audio without a final text, in seconds; after it the recogniser is asked for its text. */
const longestSentence = 60;

/** How long a connection outlives the socket of its client, in ms. */
export const lingerLimit = 60_000;

export interface VoskOptions {
  /** A ws or wss address. */
  address: string;
  /** @default those of the system */
  timers?: Timers;
  /** Receives why the recogniser became unavailable. */
  report?: (reason: string) => void;
}

/** Recognises live dictation with a server that speaks the protocol of vosk-server. */
export function createVoskFactory(options: VoskOptions): LiveRecogniserFactory {
  return (conversation) => new VoskRecogniser(options, conversation);
}

type Done = () => void;

/**
 * A connection to the recogniser lasts until a pause, and over the sockets of the client: a
 * slow recogniser finishes what a client that came back asks for again. Audio is kept until
 * it has a final text: what a lost connection has not recognised is sent over the next one.
 */
class VoskRecogniser implements LiveRecogniser {
  readonly #options: VoskOptions;
  readonly #conversation: LiveRecogniserOptions;
  #listener: RecogniserListener | null = null;
  #isAnnounced = false;
  /** Results that came without a socket. */
  #unheard: Recognition[] = [];
  #lingering: { readonly id: unknown } | null = null;
  #link: VoskLink | null = null;
  #phase: 'opening' | 'open' | 'finishing' = 'opening';
  /** Audio to send, and where sentences end in it. */
  #waiting: (Int16Array | Done)[] = [];
  /** Audio that was sent over the connection and has no final text. */
  #sent: Int16Array[] = [];
  // In samples of the recording: where `#sent` begins, and where the connection began.
  #position = 0;
  #linkStart = 0;
  #sentences = 0;
  #partial = '';

  constructor(options: VoskOptions, conversation: LiveRecogniserOptions) {
    this.#options = options;
    this.#conversation = conversation;
  }

  open(listener: RecogniserListener): void {
    this.#linger(false);
    this.#listener = listener;
    this.#isAnnounced = false;
    if (this.#link === null) {
      this.#connect();
    } else if (this.#phase !== 'opening') {
      this.#announce();
    }
  }

  receive(samples: Int16Array): void {
    this.#waiting.push(samples);
    const audio = [...this.#sent, ...this.#waiting.filter((one) => typeof one !== 'function')];
    const isLong = countSamples(audio) > longestSentence * this.#conversation.sampleRate;
    if (isLong && !this.#waiting.some((one) => typeof one === 'function')) {
      this.#waiting.push(() => undefined);
    }
    this.#advance();
  }

  flush(done: Done): void {
    if (this.#listener === null) {
      done();
      return;
    }
    this.#waiting.push(done);
    this.#advance();
  }

  close(listener: RecogniserListener): void {
    if (listener === this.#listener) {
      this.#listener = null;
      this.#linger(this.#link !== null);
    }
  }

  /** Gives up the connection when no socket comes in time, or no longer does. */
  #linger(isAlone: boolean): void {
    const { timers = systemTimers } = this.#options;
    if (this.#lingering !== null) {
      timers.clearTimeout(this.#lingering.id);
    }
    const id = isAlone ? timers.setTimeout(() => this.#release(), lingerLimit) : null;
    this.#lingering = isAlone ? { id } : null;
  }

  #announce(): void {
    if (this.#listener !== null && !this.#isAnnounced) {
      this.#isAnnounced = true;
      this.#listener.ready();
      this.#unheard.splice(0).forEach((recognition) => this.#tell(recognition));
    }
  }

  #connect(): void {
    this.#phase = 'opening';
    this.#linkStart = this.#position;
    const { address, timers = systemTimers } = this.#options;
    this.#link = openVoskLink({
      address,
      sampleRate: this.#conversation.sampleRate,
      timers,
      events: {
        opened: () => {
          this.#phase = 'open';
          this.#announce();
          this.#advance();
        },
        answered: (answer, answered) => this.#take(answer, answered),
        finished: () => this.#finish(),
        failed: (reason) => this.#fail(reason),
      },
    });
  }

  #advance(): void {
    while (this.#phase !== 'finishing') {
      const [next] = this.#waiting;
      if (typeof next === 'function' && this.#sent.length === 0) {
        this.#waiting.shift();
        next();
      } else if (next === undefined || this.#phase === 'opening') {
        return;
      } else if (typeof next === 'function') {
        this.#phase = 'finishing';
        this.#link?.finish();
      } else if (this.#link === null) {
        this.#connect();
      } else {
        this.#waiting.shift();
        this.#sent.push(next);
        this.#link.send(next);
      }
    }
  }

  #take(answer: VoskAnswer, answered: number): void {
    if ('partial' in answer) {
      this.#showPartial(answer.partial.trim());
      return;
    }
    const { sampleRate } = this.#conversation;
    const words = answer.result.map((word) => this.#placeWord(word));
    const said = Math.round((words.at(-1)?.end ?? 0) * sampleRate);
    const from = this.#position;
    this.#settle(Math.max(said, this.#linkStart + answered));
    const text = answer.text.trim();
    if (text === '') {
      this.#showPartial('');
      return;
    }
    const start = words[0]?.start ?? from / sampleRate;
    const end = Math.max(start, words.at(-1)?.end ?? this.#position / sampleRate);
    const segmentId = this.#conversation.createSegmentId(this.#sentences + 1);
    this.#sentences += 1;
    this.#partial = '';
    this.#tell({ type: 'final', segmentId, text, words, start, end });
  }

  #showPartial(text: string): void {
    if (text !== this.#partial) {
      this.#partial = text;
      const segmentId = this.#conversation.createSegmentId(this.#sentences + 1);
      this.#tell({ type: 'partial', segmentId, text });
    }
  }

  /** Moves a word from the time of the connection to that of the recording, within the audio that was sent. */
  #placeWord({ word, start, end, conf }: VoskWord): VoskWord {
    const { sampleRate } = this.#conversation;
    const first = this.#position / sampleRate;
    const last = (this.#position + countSamples(this.#sent)) / sampleRate;
    const offset = this.#linkStart / sampleRate;
    const from = toRange(offset + start, first, last);
    const to = toRange(offset + end, from, last);
    return { word, start: from, end: to, conf: toRange(conf, 0, 1) };
  }

  /** The audio up to `upTo`, in samples of the recording, has its final text. */
  #settle(upTo: number): void {
    for (let first = this.#sent[0]; first && this.#position < upTo; first = this.#sent[0]) {
      const length = Math.min(first.length, upTo - this.#position);
      this.#position += length;
      this.#sent.splice(0, 1, ...(length < first.length ? [first.subarray(length)] : []));
    }
  }

  #finish(): void {
    this.#link = null;
    this.#phase = 'open';
    this.#settle(Infinity);
    this.#advance();
    this.#linger(this.#listener === null && this.#link !== null);
  }

  #fail(reason: string): void {
    const listener = this.#listener;
    this.#release();
    this.#options.report?.(reason);
    listener?.failed(reason);
  }

  /** Gives up the connection, and keeps the audio for the next one. */
  #release(): void {
    this.#linger(false);
    this.#link?.drop();
    this.#link = null;
    this.#phase = 'open';
    this.#listener = null;
    const audio = this.#waiting.filter((one) => typeof one !== 'function');
    this.#waiting = [...this.#sent, ...audio];
    this.#sent = [];
    this.#partial = '';
  }

  #tell(recognition: Recognition): void {
    if (this.#listener !== null && this.#isAnnounced) {
      this.#listener.recognised([recognition]);
    } else {
      this.#unheard = [...this.#unheard.filter(({ type }) => type === 'final'), recognition];
    }
  }
}

type VoskWord = Extract<VoskAnswer, { text: string }>['result'][number];

const systemTimers: Timers = {
  setTimeout: (callback, delay) => setTimeout(callback, delay),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

function countSamples(audio: readonly Int16Array[]): number {
  return audio.reduce((sum, { length }) => sum + length, 0);
}

/** @param value in seconds or a share, rounded to thousandths */
function toRange(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value * 1_000) / 1_000));
}
