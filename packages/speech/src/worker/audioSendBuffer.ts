import { audioFrameDuration, audioSampleRate } from '@nevisa/api';
import type { FrameNumbers, UnsentFrames } from '@nevisa/drafts';
import { createFrameMaker, type AudioFrame, type CapturedAudio } from '../audio/frameMaker.ts';
import { createResampler, toFloats, toPcm16 } from '../audio/samples.ts';
import { type Clock, createTimerSlot, type TimerSlot } from '../timing.ts';
import * as numbers from './frameNumbers.ts';
import { FrameStore } from './frameStore.ts';

/** An audio frame as the service takes it. `duration` in ms. */
export interface NumberedFrame extends AudioFrame {
  readonly seq: number;
  readonly duration: number;
}

/** Wait before frames are loaded again that the device has not given, in ms. */
const loadAgainAfter = 1_000;

/** Frames loaded from the device at once: ten seconds. */
const loadedAtOnce = 10_000 / audioFrameDuration;

/**
 * The unacknowledged audio of one document. It outlives connections: the next
 * one sends it again. It outlives the Worker: the device stores every frame
 * until it is acknowledged, memory only the last minutes.
 */
export class AudioSendBuffer {
  /** Called when `next` may return a frame again. */
  onMore: () => void = () => undefined;
  readonly #store: FrameStore;
  readonly #loadTimer: TimerSlot;
  readonly #maker = createFrameMaker();
  #state: numbers.BufferState = numbers.restoring;
  #numbering = '';
  #convert = createConverter(audioSampleRate);

  constructor({ unsent, clock }: { unsent: UnsentFrames; clock: Clock }) {
    this.#store = new FrameStore(unsent, clock);
    this.#loadTimer = createTimerSlot(clock);
    void this.#restore();
  }

  /** A service was ready for this document before. */
  get hasBegun(): boolean {
    return this.#state.hasBegun;
  }

  /** Audio is missing: discarded, unreadable, or forgotten by the service. */
  get hasGap(): boolean {
    return this.#state.hasGap;
  }

  /** Last frame whose words came back as final text, or null. */
  get lastTranscribed(): number | null {
    return this.#state.lastTranscribed;
  }

  /** Number of the oldest unacknowledged frame; 0 until a service assigned numbers. */
  get first(): number {
    return this.#state.name === 'numbered' ? numbers.getFirstUnsent(this.#state) : 0;
  }

  /**
   * Names the numbers of the frames: a later visit begins them anew when the service had all audio
   * of the document. Empty where they continue those of an earlier visit.
   */
  get numbering(): string {
    return this.#numbering;
  }

  /** Unacknowledged audio, in ms. */
  get unsent(): number {
    return numbers.countUnsent(this.#state) * audioFrameDuration;
  }

  /** All frames were sent over this connection. */
  get isSent(): boolean {
    return this.#state.name === 'numbered' && this.#state.cursor >= this.#state.own.end;
  }

  record(audio: CapturedAudio): void {
    this.#maker.take(audio).forEach((frame) => this.#hold(frame));
  }

  /** Ends the audio: the samples inside the filter become the last frame. */
  endRecording(): void {
    this.#maker.finish().forEach((frame) => this.#hold(frame));
  }

  /** A service is ready. Frames are sent at its rate in Hz, from `nextSeq` on; null: from the oldest unacknowledged one. */
  beginAt(rate: number, nextSeq: number | null): void {
    if (this.#state.name === 'restoring') {
      this.#state = { ...this.#state, service: { rate, nextSeq } };
      return;
    }
    const [after, lastOfService] = numbers.begin(this.#state, nextSeq);
    if (this.#state.name === 'provisional') {
      this.#numbering = this.#state.hasBegun ? '' : crypto.randomUUID();
      this.#store.shift(after.shift);
    }
    this.#state = after;
    this.#store.dropUpTo(lastOfService);
    this.#convert = createConverter(rate);
    this.onMore();
  }

  /** Next frame to send; null after the last one, and while frames are loaded from the device. */
  next(): NumberedFrame | null {
    const state = this.#state;
    const action = numbers.chooseNextAction(state, (seq) => this.#store.get(seq) !== undefined);
    if (state.name !== 'numbered' || action === 'wait') {
      return null;
    }
    const frame = this.#store.get(state.cursor);
    if (action === 'send' && frame !== undefined) {
      return this.#convert(state.cursor, frame);
    }
    void (action === 'move' ? this.#move(state) : this.#load(state));
    return null;
  }

  /** The frame returned by `next` was sent. */
  markSent(): void {
    this.#update(numbers.markSent);
  }

  /** The service has all frames up to and including `seq`. */
  acknowledge(seq: number): void {
    this.#update((state) => {
      const upTo = Math.min(seq, state.cursor - 1);
      this.#store.dropUpTo(upTo);
      return numbers.acknowledge(state, upTo);
    });
  }

  /** The words of all frames up to and including `seq` came back. A number that no sent frame has is ignored. */
  markTranscribed(seq: number): void {
    const end = this.#state.name === 'numbered' ? this.#state.sentEnd : numbers.provisionalStart;
    if (!Number.isInteger(seq) || seq >= end) {
      return;
    }
    const lastTranscribed = Math.max(seq, this.#state.lastTranscribed ?? seq);
    this.#state = { ...this.#state, lastTranscribed };
  }

  async #restore(): Promise<void> {
    const stored = await this.#store.restore();
    const { early, service } = this.#state.name === 'restoring' ? this.#state : numbers.restoring;
    this.#state = numbers.restore(this.#state, stored);
    early.forEach((frame) => this.#hold(frame));
    if (service !== null) {
      this.beginAt(service.rate, service.nextSeq);
    }
  }

  #hold(frame: AudioFrame): void {
    if (this.#state.name === 'restoring') {
      this.#state = { ...this.#state, early: [...this.#state.early, frame] };
      return;
    }
    const [after, { seq, storedAs }] = numbers.addFrame(this.#state);
    this.#state = after;
    this.#store.add(seq, storedAs, frame);
    this.#trim();
  }

  async #move(state: numbers.NumberedState): Promise<void> {
    const [moving, { first, end }] = numbers.startMoving(state, loadedAtOnce);
    const { shift } = state;
    this.#state = moving;
    const provisional = { first: first - shift, end: end - shift };
    await this.#store.move(provisional, shift, () => this.#wanted());
    this.#update((after) => numbers.finishMoving(after, end));
    this.#trim();
    this.onMore();
  }

  async #load(state: numbers.NumberedState): Promise<void> {
    const from = state.cursor;
    this.#state = { ...state, isLoading: true };
    if (!(await this.#store.load(from, loadedAtOnce, () => this.#wanted()))) {
      // Frames that the device does not give now are still stored.
      this.#loadTimer.set(loadAgainAfter, () => {
        this.#update((after) => ({ ...after, isLoading: false }));
        this.onMore();
      });
      return;
    }
    const isFound = this.#store.get(from) !== undefined;
    const later = this.#store.firstAfter(from);
    this.#update((after) => numbers.finishLoading(after, { from, isFound, later }));
    this.#trim();
    this.onMore();
  }

  #update(change: (state: numbers.NumberedState) => numbers.NumberedState): void {
    if (this.#state.name === 'numbered') {
      this.#state = change(this.#state);
    }
  }

  #wanted(): FrameNumbers {
    const state = this.#state;
    return state.name === 'restoring'
      ? { first: 0, end: 0 }
      : { first: numbers.getFirstUnsent(state), end: state.own.end };
  }

  /** Memory keeps the frames that are sent next. */
  #trim(): void {
    const first = this.#state.name === 'numbered' ? this.#state.cursor : -Infinity;
    if (this.#store.trim({ first, end: first + loadedAtOnce })) {
      this.#state = { ...this.#state, hasGap: true };
    }
  }
}

/** Converts frames to a rate; the same frame again gives the same samples. */
function createConverter(rate: number): (seq: number, frame: AudioFrame) => NumberedFrame {
  const resampler = rate === audioSampleRate ? null : createResampler(audioSampleRate, rate);
  let latest: NumberedFrame | null = null;
  return (seq, { samples, capturedAt }) => {
    if (latest?.seq !== seq) {
      const converted =
        resampler === null ? samples : toPcm16(resampler.process(toFloats(samples)));
      const duration = (converted.length / rate) * 1_000;
      latest = { seq, samples: converted, capturedAt, duration };
    }
    return latest;
  };
}
