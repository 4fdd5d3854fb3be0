import { decodeAudioFrame, type ClientMessage, type ServerMessage } from '@nevisa/api';
import { createDrafts } from '@nevisa/drafts';
import { runRecordingWorker } from '../worker/runRecordingWorker.ts';

/** Audio that the service of the tests received, reported as the text of a final. `frequency` in Hz, the median of all periods: a busy machine drops samples of a test. */
export interface Heard {
  seqs: number[];
  starts: Omit<Extract<ClientMessage, { type: 'start' }>, 'type' | 'session_id'>[];
  samples: number;
  frequency: number;
  peak: number;
}

const rate = 16_000;
const seqs: number[] = [];
const starts: Heard['starts'] = [];
const chunks: Int16Array[] = [];

/** A service inside the Worker: acknowledges each fifth frame, and drops the connection after 20 frames if the address ends in `/dropping`. */
class RehearsedSocket extends EventTarget {
  readonly #dropsAt: number;

  constructor(address: string) {
    super();
    const { pathname } = new URL(address);
    this.#dropsAt = pathname.endsWith('/dropping') ? seqs.length + 20 : Infinity;
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  send(message: string | ArrayBuffer): void {
    if (typeof message === 'string') {
      this.#answer(JSON.parse(message) as ClientMessage);
    } else {
      this.#hear(message);
    }
  }

  close(): void {
    this.dispatchEvent(new CloseEvent('close', { code: 1000 }));
  }

  #say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  #answer(message: ClientMessage): void {
    if (message.type === 'start') {
      const { type: _, session_id, ...start } = message;
      starts.push(start);
      const next_seq = (seqs.at(-1) ?? -1) + 1;
      this.#say({ type: 'ready', session_id, sample_rate: rate, next_seq });
    } else if (message.type === 'stop') {
      const text = JSON.stringify(heard());
      const words = { words: [], start: 0, end: joinSamples().length / rate, seq: 0 };
      this.#say({ type: 'final', segment_id: 'all', text, ...words });
      const conversation = { conversation_id: 'c', duration: 0, usage_remained: 0 };
      this.#say({ type: 'stopped', ...conversation, complete: true });
    }
  }

  #hear(message: ArrayBuffer): void {
    const frame = decodeAudioFrame(message);
    seqs.push(frame.seq);
    chunks.push(frame.samples);
    if (seqs.length >= this.#dropsAt) {
      this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
    } else if (seqs.length % 5 === 0) {
      this.#say({ type: 'ack', seq: frame.seq });
    }
  }
}

/** No chunk is spread into arguments: eight seconds of a starved machine are more than a call may have. */
function joinSamples(): Int16Array {
  const samples = new Int16Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    samples.set(chunk, offset);
    offset += chunk.length;
  }
  return samples;
}

function heard(): Heard {
  const samples = joinSamples();
  const crossings = risingCrossings(samples);
  const periods = crossings.slice(1).map((time, index) => time - (crossings[index] ?? 0));
  return {
    seqs,
    starts,
    samples: samples.length,
    frequency: rate / (periods.sort((a, b) => a - b)[Math.floor(periods.length / 2)] ?? Infinity),
    peak: samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) / 32_768,
  };
}

/** Positions where the sound rises through zero, in samples, interpolated. */
function risingCrossings(samples: Int16Array): number[] {
  return [...samples].flatMap((sample, index) => {
    const before = samples[index - 1] ?? 0;
    return before < 0 && sample >= 0 ? [index - sample / (sample - before)] : [];
  });
}

globalThis.WebSocket = RehearsedSocket as unknown as typeof WebSocket;

runRecordingWorker((ownerId, documentId) => createDrafts(ownerId).open(documentId).unsent);
