import { joinSamples } from './joinSamples.ts';
import { fromPcm16, toPcm16 } from './pcm16.ts';
import { createResampler, type Resampler } from './resample.ts';

/** What the microphone heard, at the rate of its audio context. `capturedAt` in ms of `Date.now()`, taken at the last sample. */
export interface HeardAudio {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly capturedAt: number;
}

/** A piece of audio as the service takes it. `duration` in ms. */
export interface AudioFrame {
  readonly seq: number;
  readonly samples: Int16Array;
  readonly capturedAt: number;
  readonly duration: number;
}

/**
 * The audio of one document on its way to the service. It outlives the
 * connection: what was not acknowledged goes out again over the next one.
 */
export interface Outbox {
  /** Whether a service was ready for this document before. */
  readonly begun: boolean;
  /** Whether audio was given up, because the service stayed away for too long or forgot what it had. */
  readonly hasGap: boolean;
  /** The last frame whose words came back as final text, or null. */
  readonly lastTranscribed: number | null;
  /** Takes audio in. Up to a minute of it waits for a service; then the oldest is given up. */
  collect(heard: HeardAudio): void;
  /** A service is ready: audio goes out at its rate in Hz, and the number it names is the next one. */
  beginAt(rate: number, nextSeq: number): void;
  /** The frame to send, or null when all have left. */
  next(): AudioFrame | null;
  /** The frame given by `next` has left. */
  markSent(): void;
  /** The service has everything up to and including this number. */
  acknowledge(seq: number): void;
  /** The words of everything up to and including this number came back. */
  markTranscribed(seq: number): void;
}

const maxWaiting = 60_000;
const maxUnacknowledged = 120_000;

type Piece = Omit<AudioFrame, 'seq'>;

export function createOutbox(): Outbox {
  const waiting: HeardAudio[] = [];
  let waitingTime = 0;
  let pieces: Piece[] = [];
  let piecesTime = 0;
  let firstSeq = 0;
  let sentCount = 0;
  let rate: number | null = null;
  let hasGap = false;
  let lastTranscribed: number | null = null;
  let source: { readonly rate: number; readonly resampler: Resampler } | null = null;

  function dropPieces(count: number): void {
    piecesTime -= durationOf(pieces.splice(0, count));
    firstSeq += count;
    sentCount = Math.max(0, sentCount - count);
  }

  /** Makes the next piece out of what waits; the end of a former source goes before the next one. */
  function convert(heard: HeardAudio, to: number): Int16Array {
    if (source?.rate === heard.sampleRate) {
      return toPcm16(source.resampler.process(heard.samples));
    }
    const tail = source?.resampler.flush() ?? new Float32Array(0);
    source = { rate: heard.sampleRate, resampler: createResampler(heard.sampleRate, to) };
    return toPcm16(joinSamples(tail, source.resampler.process(heard.samples)));
  }

  function convertNext(to: number): void {
    const heard = waiting.shift();
    if (heard === undefined) {
      return;
    }
    waitingTime -= timeOf(heard);
    const samples = convert(heard, to);
    if (samples.length > 0) {
      addPiece(samples, heard.capturedAt, to);
    } else {
      convertNext(to);
    }
  }

  function addPiece(samples: Int16Array, capturedAt: number, to: number): void {
    const duration = (samples.length / to) * 1_000;
    pieces.push({ samples, capturedAt, duration });
    piecesTime += duration;
    while (piecesTime > maxUnacknowledged && sentCount > 0) {
      dropPieces(1);
    }
  }

  return {
    get begun() {
      return rate !== null;
    },
    get hasGap() {
      return hasGap;
    },
    get lastTranscribed() {
      return lastTranscribed;
    },
    collect(heard) {
      waiting.push(heard);
      waitingTime += timeOf(heard);
      while (waitingTime > maxWaiting) {
        waitingTime -= timeOf(waiting.shift() ?? heard);
        hasGap = true;
      }
    },
    beginAt(newRate, nextSeq) {
      const arrived = nextSeq - firstSeq;
      if (rate !== null && arrived !== 0) {
        hasGap ||= arrived < 0;
        dropPieces(Math.max(0, Math.min(pieces.length, arrived)));
      }
      if (rate !== null && rate !== newRate) {
        pieces = atRate(pieces, rate, newRate);
        source = null;
      }
      rate = newRate;
      firstSeq = nextSeq;
      sentCount = 0;
    },
    next() {
      if (rate !== null && sentCount === pieces.length) {
        convertNext(rate);
      }
      const piece = pieces[sentCount];
      return piece === undefined ? null : { ...piece, seq: firstSeq + sentCount };
    },
    markSent() {
      sentCount = Math.min(pieces.length, sentCount + 1);
    },
    acknowledge(seq) {
      dropPieces(Math.max(0, Math.min(sentCount, seq - firstSeq + 1)));
    },
    markTranscribed(seq) {
      lastTranscribed = Math.max(seq, lastTranscribed ?? seq);
    },
  };
}

function atRate(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const resampler = createResampler(from, to);
  return pieces.map((piece, index) => {
    const samples = resampler.process(fromPcm16(piece.samples));
    const isLast = index === pieces.length - 1;
    return {
      ...piece,
      samples: toPcm16(isLast ? joinSamples(samples, resampler.flush()) : samples),
    };
  });
}

function durationOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { duration }) => sum + duration, 0);
}

function timeOf({ samples, sampleRate }: HeardAudio): number {
  return (samples.length / sampleRate) * 1_000;
}
