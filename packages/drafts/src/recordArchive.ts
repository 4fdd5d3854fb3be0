import { type AudioSlice, type Draft, DraftStorageError } from './drafts.ts';
import { createSerialQueue } from './createSerialQueue.ts';

export interface ArchiveOptions {
  stream: MediaStream;
  draft: Pick<Draft, 'appendAudio' | 'audio'>;
  /** Calls once when the device cannot store the recording. */
  report: (event: { type: 'draft.refused'; reason: DraftStorageError['reason'] }) => void;
  /** Ends the recording. */
  signal: AbortSignal;
}

/** A recording that is stored slice by slice. */
export interface Archive {
  pause(): void;
  resume(): void;
  /** Ends the recording; resolves when its last slice is stored, or in memory. */
  stop(): Promise<void>;
  /** All recordings of the draft, with the slices that the device could not store. */
  sound(): Promise<readonly Blob[]>;
}

/** Length of a slice in ms: a crash loses at most this much. */
const timeslice = 250;
const audioBitsPerSecond = 24_000;

/** The most bytes of unstored slices in memory, about six hours; later slices are lost. */
const maxInMemory = 64 * 1_024 * 1_024;

/** Opus in a container of this browser, or its only format. */
const mimeTypes = ['audio/webm;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4'];

/**
 * Records a microphone into a draft, as one recording. A browser without
 * `MediaRecorder` stores no audio.
 *
 * A slice that the device refuses waits in memory, and is stored with the next
 * one. The recording ends with its track, since a recorder continues without
 * sound after the permission was revoked (D03).
 */
export function recordArchive({ stream, draft, report, signal }: ArchiveOptions): Archive {
  const recorder = startRecorder(stream, signal);
  const queue = createSerialQueue();
  const recordingId = crypto.randomUUID();
  const slices = new SliceWriter(draft, report);
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
          slices.write({ recordingId, index, bytes: await data.arrayBuffer(), mimeType, duration }),
        );
      }
    });
    for (const track of stream.getAudioTracks()) {
      track.addEventListener('ended', () => end(recorder), { once: true });
    }
    signal.addEventListener('abort', () => end(recorder), { once: true });
  }

  return {
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
    sound: () => queue.run(() => slices.readAll()),
  };
}

/** Stores the slices of one recording in order; rejected ones wait in memory. */
class SliceWriter {
  readonly #draft: ArchiveOptions['draft'];
  readonly #report: ArchiveOptions['report'];
  readonly #waiting: AudioSlice[] = [];
  #stored = 0;
  #isReported = false;

  constructor(draft: ArchiveOptions['draft'], report: ArchiveOptions['report']) {
    this.#draft = draft;
    this.#report = report;
  }

  async write(slice: AudioSlice): Promise<void> {
    const waiting = this.#waiting;
    waiting.push(slice);
    try {
      for (let [first] = waiting; first !== undefined; [first] = waiting) {
        await this.#draft.appendAudio(first);
        waiting.shift();
        this.#stored += 1;
      }
    } catch (error) {
      limitSlices(waiting);
      if (!this.#isReported) {
        this.#isReported = true;
        const reason = error instanceof DraftStorageError ? error.reason : 'forbidden';
        this.#report({ type: 'draft.refused', reason });
      }
    }
  }

  /** All recordings of the draft, with the waiting slices. */
  async readAll(): Promise<readonly Blob[]> {
    const blobs = await this.#draft.audio();
    const [first] = this.#waiting;
    if (first === undefined) {
      return blobs;
    }
    // The last blob is of this recording if one of its slices was stored.
    const split = this.#stored > 0 ? blobs.length - 1 : blobs.length;
    const waiting = this.#waiting.map(({ bytes }) => bytes);
    const own = new Blob([...blobs.slice(split), ...waiting], { type: first.mimeType });
    return [...blobs.slice(0, split), own];
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
