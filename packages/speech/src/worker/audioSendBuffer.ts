import { audioFrameDuration, audioSampleRate } from '@nevisa/api';
import type { FrameNumbers, UnsentFrames } from '@nevisa/drafts';
import { createFrameMaker, type AudioFrame, type CapturedAudio } from '../audio/frameMaker.ts';
import { createResampler } from '../audio/resample.ts';
import { fromPcm16, toPcm16 } from '../audio/samples.ts';
import type { Clock } from '../timing.ts';
import * as numbers from './frameNumbers.ts';
import { createFrameStore } from './frameStore.ts';

/** An audio frame as the service takes it. `duration` in ms. */
export interface NumberedFrame extends AudioFrame {
  readonly seq: number;
  readonly duration: number;
}

/**
 * The unacknowledged audio of one document. It outlives connections: the next
 * one sends it again. It outlives the Worker: the device stores every frame
 * until it is acknowledged, memory only the last minutes.
 */
export interface AudioSendBuffer {
  /** A service was ready for this document before. */
  readonly hasBegun: boolean;
  /** Audio is missing: discarded, unreadable, or forgotten by the service. */
  readonly hasGap: boolean;
  /** Last frame whose words came back as final text, or null. */
  readonly lastTranscribed: number | null;
  /** Number of the oldest unacknowledged frame; 0 until a service assigned numbers. */
  readonly first: number;
  /** Unacknowledged audio, in ms. */
  readonly unsent: number;
  /** All frames were sent over this connection. */
  readonly isSent: boolean;
  record(audio: CapturedAudio): void;
  /** Ends the audio: the samples inside the filter become the last frame. */
  endRecording(): void;
  /** A service is ready. Frames are sent at its rate in Hz, from `nextSeq` on; null: from the oldest unacknowledged one. */
  beginAt(rate: number, nextSeq: number | null): void;
  /** Next frame to send; null after the last one, and while frames are loaded from the device. */
  next(): NumberedFrame | null;
  /** The frame returned by `next` was sent. */
  markSent(): void;
  /** The service has all frames up to and including `seq`. */
  acknowledge(seq: number): void;
  /** The words of all frames up to and including `seq` came back. */
  markTranscribed(seq: number): void;
  /** Called when `next` may return a frame again. */
  onMore: () => void;
}

/** Frames loaded from the device at once: ten seconds. */
const loadedAtOnce = 10_000 / audioFrameDuration;

export function createAudioSendBuffer({
  unsent,
  clock,
}: {
  unsent: UnsentFrames;
  clock: Clock;
}): AudioSendBuffer {
  const store = createFrameStore(unsent, clock);
  const maker = createFrameMaker();
  let state: numbers.BufferState = numbers.restoring;
  let convert = createConverter(audioSampleRate);

  void store.restore().then((stored) => {
    const { early, service } = state.name === 'restoring' ? state : numbers.restoring;
    state = numbers.restore(state, stored);
    early.forEach(hold);
    if (service !== null) {
      begin(service);
    }
  });

  function hold(frame: AudioFrame): void {
    if (state.name === 'restoring') {
      state = { ...state, early: [...state.early, frame] };
      return;
    }
    const [after, { seq, storedAs }] = numbers.addFrame(state);
    state = after;
    store.add(seq, storedAs, frame);
    trim();
  }

  function begin(service: numbers.ReadyService): void {
    if (state.name === 'restoring') {
      state = { ...state, service };
      return;
    }
    const [after, lastOfService] = numbers.begin(state, service.nextSeq);
    if (state.name === 'provisional') {
      store.shift(after.shift);
    }
    state = after;
    store.dropUpTo(lastOfService);
    convert = createConverter(service.rate);
    buffer.onMore();
  }

  function wanted(): FrameNumbers {
    return state.name === 'restoring'
      ? { first: 0, end: 0 }
      : { first: numbers.firstUnsent(state), end: state.own.end };
  }

  /** Memory keeps the frames that are sent next. */
  function trim(): void {
    const first = state.name === 'numbered' ? state.cursor : 0;
    const near = { first, end: state.name === 'numbered' ? first + loadedAtOnce : 0 };
    if (store.trim(near)) {
      state = { ...state, hasGap: true };
    }
  }

  async function move(from: numbers.NumberedState): Promise<void> {
    const [moving, { first, end }] = numbers.startMoving(from, loadedAtOnce);
    const { shift } = from;
    state = moving;
    await store.move({ first: first - shift, end: end - shift }, shift, wanted);
    update((current) => numbers.finishMoving(current, end));
    trim();
    buffer.onMore();
  }

  async function load(current: numbers.NumberedState): Promise<void> {
    const from = current.cursor;
    state = { ...current, isLoading: true };
    await store.load(from, loadedAtOnce, wanted);
    const isFound = store.get(from) !== undefined;
    update((after) =>
      numbers.finishLoading(after, { from, isFound, later: store.firstAfter(from) }),
    );
    trim();
    buffer.onMore();
  }

  function update(change: (current: numbers.NumberedState) => numbers.NumberedState): void {
    if (state.name === 'numbered') {
      state = change(state);
    }
  }

  function next(): NumberedFrame | null {
    const action = numbers.nextAction(state, (seq) => store.get(seq) !== undefined);
    if (state.name !== 'numbered' || action === 'wait') {
      return null;
    }
    const frame = store.get(state.cursor);
    if (action === 'send' && frame !== undefined) {
      return convert(state.cursor, frame);
    }
    void (action === 'move' ? move(state) : load(state));
    return null;
  }

  const buffer: AudioSendBuffer = {
    onMore: () => undefined,
    get hasBegun() {
      return state.hasBegun;
    },
    get hasGap() {
      return state.hasGap;
    },
    get lastTranscribed() {
      return state.lastTranscribed;
    },
    get first() {
      return state.name === 'numbered' ? numbers.firstUnsent(state) : 0;
    },
    get unsent() {
      return numbers.countUnsent(state) * audioFrameDuration;
    },
    get isSent() {
      return state.name === 'numbered' && state.cursor >= state.own.end;
    },
    record(audio) {
      maker.take(audio).forEach(hold);
    },
    endRecording() {
      maker.finish().forEach(hold);
    },
    beginAt: (rate, nextSeq) => begin({ rate, nextSeq }),
    next,
    markSent: () => update(numbers.markSent),
    acknowledge: (seq) =>
      update((current) => {
        const upTo = Math.min(seq, current.cursor - 1);
        store.dropUpTo(upTo);
        return numbers.acknowledge(current, upTo);
      }),
    markTranscribed(seq) {
      state = { ...state, lastTranscribed: Math.max(seq, state.lastTranscribed ?? seq) };
    },
  };
  return buffer;
}

/** Converts frames to a rate; the same frame again gives the same samples. */
function createConverter(rate: number): (seq: number, frame: AudioFrame) => NumberedFrame {
  const resampler = rate === audioSampleRate ? null : createResampler(audioSampleRate, rate);
  let latest: NumberedFrame | null = null;
  return (seq, { samples, capturedAt }) => {
    if (latest?.seq !== seq) {
      const converted =
        resampler === null ? samples : toPcm16(resampler.process(fromPcm16(samples)));
      const duration = (converted.length / rate) * 1_000;
      latest = { seq, samples: converted, capturedAt, duration };
    }
    return latest;
  };
}
