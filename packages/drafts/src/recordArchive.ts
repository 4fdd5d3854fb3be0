import { type AudioSlice, type Draft, DraftRefusal } from './drafts.ts';
import { createTurns } from './takeTurns.ts';

export interface ArchiveOptions {
  stream: MediaStream;
  draft: Pick<Draft, 'appendAudio' | 'audio'>;
  /** Hears once that the device does not keep the recording. */
  report: (event: { type: 'draft.refused'; reason: DraftRefusal['reason'] }) => void;
  /** Ends the recording. */
  signal: AbortSignal;
}

/** A recording that is kept piece by piece while it is made. */
export interface Archive {
  pause(): void;
  resume(): void;
  /** Ends the recording; resolves when its last piece is kept, or in memory. */
  stop(): Promise<void>;
  /** The whole recording of the draft for a download, with what the device has refused to keep. */
  sound(): Promise<readonly Blob[]>;
}

/** Length of a piece in ms: what a crash may cost. */
const timeslice = 250;
const audioBitsPerSecond = 24_000;

/** How much is kept in memory of what the device refuses, in bytes: some six hours. What comes after that is lost. */
const mostInMemory = 64 * 1_024 * 1_024;

/** Opus in whatever this browser packs it, or its only format. */
const mimeTypes = ['audio/webm;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4'];

/**
 * Records a microphone into a draft, beside whatever listens to it, as one
 * stretch. A browser that cannot record has no archive, and nothing else changes.
 *
 * A piece that the device refuses waits in memory, and is tried again with the
 * next one. The recording ends with its track: the recorder of a track whose
 * permission was taken back would go on without sound (D03).
 */
export function recordArchive({ stream, draft, report, signal }: ArchiveOptions): Archive {
  const recorder = startRecorder(stream, signal);
  const inTurn = createTurns();
  const stretch = crypto.randomUUID();
  const waiting: AudioSlice[] = [];
  const stopwatch = createStopwatch();
  // Comes after the last piece, and after the recorder has called itself inactive.
  const stopped = new Promise((resolve) => {
    recorder?.addEventListener('stop', resolve, { once: true });
  });
  let count = 0;
  let kept = 0;
  let refused = false;

  async function keep(slice: AudioSlice): Promise<void> {
    waiting.push(slice);
    try {
      for (let [first] = waiting; first !== undefined; [first] = waiting) {
        await draft.appendAudio(first);
        waiting.shift();
        kept += 1;
      }
    } catch (error) {
      limit(waiting);
      if (!refused) {
        refused = true;
        const reason = error instanceof DraftRefusal ? error.reason : 'forbidden';
        report({ type: 'draft.refused', reason });
      }
    }
  }

  if (recorder !== null) {
    recorder.addEventListener('dataavailable', ({ data }) => {
      const duration = stopwatch.lap();
      if (data.size > 0) {
        const { mimeType } = recorder;
        const index = count;
        count += 1;
        void inTurn(async () =>
          keep({ stretch, index, bytes: await data.arrayBuffer(), mimeType, duration }),
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
      await inTurn(() => Promise.resolve());
    },
    sound: () =>
      inTurn(async () => {
        const stored = await draft.audio();
        if (waiting.length === 0) {
          return stored;
        }
        // The last blob is of this stretch if any piece of it was kept.
        const [before, own] = kept > 0 ? [stored.slice(0, -1), stored.slice(-1)] : [stored, []];
        const type = waiting[0]?.mimeType ?? '';
        return [...before, new Blob([...own, ...waiting.map(({ bytes }) => bytes)], { type })];
      }),
  };
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
    // A stream that has ended, or a format that was promised in vain.
    return null;
  }
}

function end(recorder: MediaRecorder): void {
  if (recorder.state !== 'inactive') {
    recorder.stop();
  }
}

/** Gives up the newest: a recording without its beginning cannot be played at all. */
function limit(slices: AudioSlice[]): void {
  let size = slices.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  while (size > mostInMemory) {
    size -= slices.pop()?.bytes.byteLength ?? size;
  }
}

/** Measures what was recorded, in ms, without the pauses. */
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
