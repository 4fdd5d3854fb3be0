import { type AudioSlice, type Draft, DraftStorageError, type StoredRecording } from './drafts.ts';
import { createSerialQueue, type SerialQueue } from './createSerialQueue.ts';

export type ArchiveEvent =
  /** The device cannot store the recording, which goes on in memory. */
  | { type: 'draft.refused'; reason: DraftStorageError['reason'] }
  /** It has stored what it had refused. */
  | { type: 'draft.saved' };

export interface ArchiveOptions {
  stream: MediaStream;
  draft: Pick<Draft, 'appendAudio' | 'recordings'>;
  /** Calls once for each time that the device refuses the recording, and when that is over. */
  report: (event: ArchiveEvent) => void;
  /** Ends the recording and all writing. */
  signal: AbortSignal;
}

/** A recording that is stored slice by slice. */
export interface Archive {
  /** Whether slices are in memory only, because the device refuses them. */
  readonly isBehind: boolean;
  pause(): void;
  resume(): void;
  /** Ends the recording; resolves when its last slice is stored, or in memory. */
  stop(): Promise<void>;
  /** All recordings of the draft, with the slices that the device could not store. */
  recordings(): Promise<readonly StoredRecording[]>;
  /** Adds these slices to recordings of the draft. */
  complete(stored: readonly StoredRecording[]): readonly StoredRecording[];
  /** Lets go of the slices that are in memory only, because their draft was deleted. */
  discard(): void;
}

/** Length of a slice in ms: a crash loses at most this much. */
const timeslice = 250;
const audioBitsPerSecond = 24_000;

/** Wait before refused slices are tried again without a further slice, in ms. */
const retryAfter = 5_000;

/** The most bytes of unstored slices in memory, about six hours; later slices are lost. */
const maxInMemory = 64 * 1_024 * 1_024;

/** Opus in a container of this browser, or its only format. */
const mimeTypes = ['audio/webm;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4'];

/**
 * Records a microphone into a draft, as one recording. A browser without
 * `MediaRecorder` stores no audio.
 *
 * A slice that the device refuses waits in memory, and is stored with the next
 * one, or after a wait. The recording ends with its track, since a recorder continues without
 * sound after the permission was revoked (D03).
 */
export function recordArchive({ stream, draft, report, signal }: ArchiveOptions): Archive {
  const recorder = startRecorder(stream, signal);
  const queue = createSerialQueue();
  const recordingId = crypto.randomUUID();
  const slices = new SliceWriter({ draft, report, signal }, queue);
  const stopwatch = createStopwatch();
  // `stop` fires after the last slice, and after the recorder's state is inactive.
  const stopped = new Promise((resolve) => {
    recorder?.addEventListener('stop', resolve, { once: true });
  });
  let count = 0;

  if (recorder !== null) {
    recorder.addEventListener('dataavailable', ({ data }) => {
      const duration = stopwatch.lap();
      if (data.size > 0) {
        const { mimeType } = recorder;
        const index = count;
        count += 1;
        void queue.run(async () =>
          slices.store({ recordingId, index, bytes: await data.arrayBuffer(), mimeType, duration }),
        );
      }
    });
    for (const track of stream.getAudioTracks()) {
      track.addEventListener('ended', () => end(recorder), { once: true });
    }
    signal.addEventListener('abort', () => end(recorder), { once: true });
  }

  return {
    get isBehind() {
      return slices.isBehind;
    },
    pause() {
      if (recorder?.state === 'recording') {
        recorder.pause();
        stopwatch.pause();
      }
    },
    resume() {
      if (recorder?.state === 'paused') {
        recorder.resume();
        stopwatch.resume();
      }
    },
    async stop() {
      if (recorder !== null) {
        end(recorder);
        await stopped;
      }
      await queue.run(() => Promise.resolve());
    },
    recordings: () => queue.run(async () => slices.complete(await draft.recordings())),
    complete: (stored) => slices.complete(stored),
    discard: () => slices.discard(),
  };
}

/** Stores the slices of one recording in order; rejected ones wait in memory. */
class SliceWriter {
  readonly #options: Omit<ArchiveOptions, 'stream'>;
  readonly #queue: SerialQueue;
  readonly #waiting: AudioSlice[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReported = false;

  constructor(options: Omit<ArchiveOptions, 'stream'>, queue: SerialQueue) {
    this.#options = options;
    this.#queue = queue;
    options.signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
  }

  /** A slice that is being stored is not refused. */
  get isBehind(): boolean {
    return this.#isReported && this.#waiting.length > 0;
  }

  /** Stores what waits, and then a further slice. */
  async store(slice: AudioSlice): Promise<void> {
    this.#waiting.push(slice);
    await this.#storeAll();
  }

  async #storeAll(): Promise<void> {
    clearTimeout(this.#timer);
    const { draft, report, signal } = this.#options;
    const waiting = this.#waiting;
    try {
      for (let [first] = waiting; first !== undefined; [first] = waiting) {
        await draft.appendAudio(first);
        waiting.shift();
      }
      if (this.#isReported) {
        this.#isReported = false;
        report({ type: 'draft.saved' });
      }
    } catch (error) {
      limitSlices(waiting);
      if (!this.#isReported) {
        this.#isReported = true;
        const reason = error instanceof DraftStorageError ? error.reason : 'forbidden';
        report({ type: 'draft.refused', reason });
      }
      if (!signal.aborted) {
        const tryAgain = () => void this.#queue.run(() => this.#storeAll());
        this.#timer = setTimeout(tryAgain, retryAfter);
      }
    }
  }

  discard(): void {
    clearTimeout(this.#timer);
    this.#waiting.splice(0);
  }

  /** Adds the waiting slices to recordings of the draft. */
  complete(stored: readonly StoredRecording[]): readonly StoredRecording[] {
    const [first] = this.#waiting;
    if (first === undefined) {
      return stored;
    }
    const { recordingId, mimeType: type } = first;
    const own = stored.find((each) => each.recordingId === recordingId);
    const bytes = this.#waiting.map((slice) => slice.bytes);
    const whole: StoredRecording = {
      recordingId,
      blob: new Blob(own === undefined ? bytes : [own.blob, ...bytes], { type }),
      duration: this.#waiting.reduce((sum, { duration }) => sum + duration, own?.duration ?? 0),
    };
    return own === undefined
      ? [...stored, whole]
      : stored.map((each) => (each === own ? whole : each));
  }
}

function startRecorder(stream: MediaStream, signal: AbortSignal): MediaRecorder | null {
  const mimeType =
    'MediaRecorder' in globalThis
      ? mimeTypes.find((type) => MediaRecorder.isTypeSupported(type))
      : undefined;
  if (mimeType === undefined || signal.aborted) {
    return null;
  }
  try {
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond });
    recorder.start(timeslice);
    return recorder;
  } catch {
    // An ended stream, or a format that `isTypeSupported` wrongly reports.
    return null;
  }
}

function end(recorder: MediaRecorder): void {
  if (recorder.state !== 'inactive') {
    recorder.stop();
  }
}

/** Drops the newest slices: a recording without its beginning cannot be played. */
function limitSlices(slices: AudioSlice[]): void {
  let size = slices.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  while (size > maxInMemory) {
    size -= slices.pop()?.bytes.byteLength ?? size;
  }
}

/** Measures the recorded time in ms, without pauses. */
function createStopwatch() {
  let since: number | null = performance.now();
  let measured = 0;
  function pause(): void {
    measured += since === null ? 0 : performance.now() - since;
    since = null;
  }
  return {
    pause,
    resume() {
      since = performance.now();
    },
    lap(): number {
      const running = since !== null;
      pause();
      const lap = measured;
      measured = 0;
      since = running ? performance.now() : null;
      return lap;
    },
  };
}
