import type { FrameNumbers, UnsentFrame, UnsentFrames } from '@nevisa/drafts';
import type { Clock } from '../clock.ts';
import { createFrameStore, provisionalStart, type HeldFrame } from './frameStore.ts';
import { createFrameMaker, recordingRate, type HeardAudio } from '../audio/frameMaker.ts';
import { fromPcm16, toPcm16 } from '../audio/pcm16.ts';
import { createResampler, type Resampler } from '../audio/resample.ts';

/** A piece of audio as the service takes it. `duration` in ms. */
export interface AudioFrame {
  readonly seq: number;
  readonly samples: Int16Array;
  readonly capturedAt: number;
  readonly duration: number;
}

/**
 * The audio of one document on its way to the service. It outlives the
 * connection: what was not acknowledged goes out again over the next one. It
 * outlives the Worker too, because every frame is kept on the device from the
 * first moment until it is acknowledged; memory holds only the last minutes.
 */
export interface Outbox {
  /** Whether a service was ready for this document before. */
  readonly begun: boolean;
  /** Whether audio was given up, because the device refused it and memory ran out, or the service forgot what it had. */
  readonly hasGap: boolean;
  /** The last frame whose words came back as final text, or null. */
  readonly lastTranscribed: number | null;
  /** The number of the oldest frame that is not acknowledged; 0 until a service gave numbers. */
  readonly first: number;
  /** Audio that is not acknowledged, in ms. */
  readonly unsent: number;
  /** Whether all has left over this connection. */
  readonly isSent: boolean;
  /** Takes audio in. */
  record(heard: HeardAudio): void;
  /** No audio follows: the last that the filter holds becomes a frame. */
  endRecording(): void;
  /** A service is ready: audio goes out at its rate in Hz, and the number it names is the next one; one that names none gets all that is not acknowledged. */
  beginAt(rate: number, nextSeq: number | null): void;
  /** The frame to send; null when all have left, and while it is fetched from the device. */
  next(): AudioFrame | null;
  /** The frame given by `next` has left. */
  markSent(): void;
  /** The service has everything up to and including this number. */
  acknowledge(seq: number): void;
  /** The words of everything up to and including this number came back. */
  markTranscribed(seq: number): void;
  /** Hears when a frame is there after `next` gave null. */
  onMore: () => void;
}

const frameTime = 40;
/** Two minutes in memory where the device keeps the rest. */
const window = 120_000 / frameTime;
/** Ten minutes in memory where it keeps nothing. */
const windowAlone = 600_000 / frameTime;
/** What is fetched from the device at once: ten seconds. */
const fetched = 10_000 / frameTime;

const nothing: FrameNumbers = { first: 0, end: 0 };

export function createOutbox({ unsent, clock }: { unsent: UnsentFrames; clock: Clock }): Outbox {
  const store = createFrameStore(unsent, clock);
  const maker = createFrameMaker();
  /** Frames that came before the device told what it has. */
  let early: HeldFrame[] = [];
  let frames = new Map<number, HeldFrame>();
  /** What an earlier Worker left under numbers of the service; it comes before all others. */
  let restored = nothing;
  /** All other frames that are not acknowledged. Their numbers are provisional until `isNumbered`. */
  let own = nothing;
  let isRestored = false;
  let isNumbered = false;
  /**
   * Those of `own` that the device keeps under provisional numbers, lower than
   * theirs by `shift`. They may not be sent before they were moved: after a
   * crash nobody would know that they had been.
   */
  let unmoved = nothing;
  let shift = 0;
  let moving: 'none' | 'some' | 'last' = 'none';
  let begin: { rate: number; nextSeq: number | null } | null = null;
  let begun = false;
  let cursor = 0;
  let rate = recordingRate;
  let outgoing: { resampler: Resampler; frame: AudioFrame | null } | null = null;
  let isFetching = false;
  let hasGap = false;
  let lastTranscribed: number | null = null;

  void store.restore().then(({ numbered, provisional }) => {
    restored = numbered ?? nothing;
    own = provisional ?? { first: provisionalStart, end: provisionalStart };
    isRestored = true;
    begun ||= numbered !== null;
    early.forEach(hold);
    early = [];
    applyBegin();
  });

  function hold(frame: HeldFrame): void {
    if (!isRestored) {
      early.push(frame);
      return;
    }
    const seq = own.end;
    own = { ...own, end: seq + 1 };
    frames.set(seq, frame);
    if (lengthOf(unmoved) > 0 && moving !== 'last') {
      unmoved = { ...unmoved, end: seq + 1 };
      store.keep(seq - shift, frame);
    } else {
      store.keep(seq, frame);
    }
    trim();
  }

  /** Lets memory go of what the device has, except what is to be sent next. */
  function trim(): void {
    const most = store.accepts ? window : windowAlone;
    for (const [seq, frame] of frames) {
      if (frames.size <= most) {
        return;
      }
      const isNear = isNumbered && seq >= cursor && seq < cursor + fetched;
      if (!store.accepts || (frame.isKept && !isNear)) {
        frames.delete(seq);
        hasGap ||= !frame.isKept;
      }
    }
  }

  function applyBegin(): void {
    if (begin === null || !isRestored) {
      return;
    }
    const { rate: newRate } = begin;
    const nextSeq = begin.nextSeq ?? (isNumbered ? firstUnsent() : restored.first);
    begin = null;
    begun = true;
    rate = newRate;
    outgoing = null;
    if (!isNumbered) {
      takeNumbers(nextSeq);
    }
    hasGap ||= nextSeq < firstUnsent();
    forgetUpTo(nextSeq - 1);
    if (own.end < nextSeq) {
      own = { first: nextSeq, end: nextSeq };
    }
    cursor = firstUnsent();
    outbox.onMore();
  }

  /** The frames that waited for their numbers come after all that the service has and all that were numbered before. */
  function takeNumbers(nextSeq: number): void {
    const start = Math.max(restored.end, nextSeq);
    shift = start - own.first;
    isNumbered = true;
    frames = new Map([...frames].map(([seq, frame]) => [seq + shift, frame]));
    own = { first: start, end: own.end + shift };
    unmoved = own;
  }

  async function moveSome(): Promise<void> {
    const { first } = unmoved;
    const end = Math.min(unmoved.end, first + fetched);
    moving = end === unmoved.end ? 'last' : 'some';
    const moved = await store.move({ first: first - shift, end: end - shift }, shift);
    takeIn(moved.frames);
    takeBack(moved.lost);
    unmoved = { first: end, end: unmoved.end };
    moving = 'none';
    trim();
    outbox.onMore();
  }

  function takeIn(kept: readonly UnsentFrame[]): void {
    for (const { seq, samples } of kept) {
      if (seq >= firstUnsent() && seq < own.end && !frames.has(seq)) {
        frames.set(seq, { samples, capturedAt: 0, isKept: true });
      }
    }
  }

  function takeBack(kept: readonly UnsentFrame[]): void {
    for (const { seq, samples } of kept) {
      const held = frames.get(seq);
      if (held !== undefined) {
        held.isKept = false;
      } else if (seq >= firstUnsent()) {
        frames.set(seq, { samples, capturedAt: 0, isKept: false });
      }
    }
  }

  function firstUnsent(): number {
    return restored.end > restored.first ? restored.first : own.first;
  }

  function forgetUpTo(seq: number): void {
    for (const held of frames.keys()) {
      if (held <= seq) {
        frames.delete(held);
      }
    }
    restored = without(restored, seq);
    own = without(own, seq);
    store.dropUpTo(seq);
  }

  async function fetch(): Promise<void> {
    isFetching = true;
    const from = cursor;
    takeIn(await store.read(from, fetched));
    isFetching = false;
    if (cursor === from && !frames.has(from)) {
      // The device lost it: the next one that is there is sent, and the end will not be called complete.
      hasGap = true;
      const later = [...frames.keys()].filter((seq) => seq > from);
      cursor = later.length === 0 ? own.end : Math.min(...later);
    }
    trim();
    outbox.onMore();
  }

  function atRate(seq: number, { samples, capturedAt }: HeldFrame): AudioFrame {
    if (rate === recordingRate) {
      return { seq, samples, capturedAt, duration: durationOf(samples.length, rate) };
    }
    outgoing ??= { resampler: createResampler(recordingRate, rate), frame: null };
    if (outgoing.frame?.seq !== seq) {
      const converted = toPcm16(outgoing.resampler.process(fromPcm16(samples)));
      const duration = durationOf(converted.length, rate);
      outgoing.frame = { seq, samples: converted, capturedAt, duration };
    }
    return outgoing.frame;
  }

  const outbox: Outbox = {
    onMore: () => undefined,
    get begun() {
      return begun;
    },
    get hasGap() {
      return hasGap;
    },
    get lastTranscribed() {
      return lastTranscribed;
    },
    get first() {
      return isNumbered ? firstUnsent() : 0;
    },
    get unsent() {
      return (lengthOf(restored) + lengthOf(own) + early.length) * frameTime;
    },
    get isSent() {
      return isRestored && isNumbered && cursor >= own.end;
    },
    record(heard) {
      maker.take(heard).forEach(hold);
    },
    endRecording() {
      maker.finish().forEach(hold);
    },
    beginAt(newRate, nextSeq) {
      begin = { rate: newRate, nextSeq };
      applyBegin();
    },
    next() {
      if (!isNumbered || begin !== null || cursor >= own.end || isFetching) {
        return null;
      }
      if (lengthOf(unmoved) > 0 && cursor >= unmoved.first) {
        if (moving === 'none') {
          void moveSome();
        }
        return null;
      }
      const frame = frames.get(cursor);
      if (frame === undefined) {
        void fetch();
        return null;
      }
      return atRate(cursor, frame);
    },
    markSent() {
      cursor = Math.min(own.end, cursor + 1);
    },
    acknowledge(seq) {
      if (isNumbered) {
        forgetUpTo(Math.min(seq, cursor - 1));
      }
    },
    markTranscribed(seq) {
      lastTranscribed = Math.max(seq, lastTranscribed ?? seq);
    },
  };
  return outbox;
}

function without({ first, end }: FrameNumbers, upTo: number): FrameNumbers {
  return upTo < first ? { first, end } : { first: Math.min(upTo + 1, end), end };
}

function lengthOf({ first, end }: FrameNumbers): number {
  return end - first;
}

function durationOf(samples: number, rate: number): number {
  return (samples / rate) * 1_000;
}
