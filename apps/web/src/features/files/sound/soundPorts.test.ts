import type { FileFacts, SoundOutcome, SoundWeight } from '@nevisa/machines';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createProgressStore } from '../upload/progressStore.ts';
import type { Extraction } from './soundDevice.ts';
import { createSoundPorts } from './soundPorts.ts';

const facts: FileFacts = { name: 'a.mp4', size: 10, lastModified: 1 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The ports over a device that says these shares, one after another, and gives this sound. */
function arrange(shares: readonly number[], sound = '012') {
  const progress = createProgressStore();
  const seen: (number | null)[] = [];
  progress.subscribe(() => seen.push(progress.readExtracted('one')));
  const ports = createSoundPorts({
    files: { getVideo: () => new File(['0123456789'], 'a.mp4'), holdSound: vi.fn() },
    sounds: {
      weigh: () => Promise.resolve('none'),
      extract: (_id, _video, { onProgress }: Extraction) => {
        shares.forEach((share) => onProgress?.(share));
        return Promise.resolve(new File([sound], 'one'));
      },
    },
    progress,
  });
  const run = (): Promise<SoundOutcome> =>
    toPromise(createActor(ports.extractSound, { input: { id: 'one', file: facts } }).start());
  return { progress, run, seen };
}

it('X-188, X-195: tell how much of a sound is taken out, and never less than before', async () => {
  const { progress, run, seen } = arrange([0, 0.2, 0.1, 0.4, 0.4]);
  expect(progress.readExtracted('one')).toBeNull();
  expect(await run()).toMatchObject({ ok: true });
  expect(seen).toEqual([0, 0.2, 0.4]);
  // A paused sound is taken out from its begin.
  await run();
  expect(seen).toEqual([0, 0.2, 0.4]);
  progress.forget('one');
  expect(progress.readExtracted('one')).toBeNull();
});

/** A signal that ends by the timers of the test. */
function endAfter(wait: number): AbortSignal {
  const ending = new AbortController();
  setTimeout(() => ending.abort(new Error('It took too long.')), wait);
  return ending.signal;
}

/** A device that needs so many ms for the weight of a video. */
function weighSlowly(needed: number) {
  return (_video: File, signal: AbortSignal) =>
    new Promise<SoundWeight>((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      setTimeout(resolve, needed, 5);
    });
}

it('X-195: wait ten seconds for the weight of each video, and not for those before it', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(endAfter);
  const weighAll = (needed: number) => {
    const { weighSound } = createSoundPorts({
      files: { getVideo: () => new File(['0123456789'], 'a.mp4'), holdSound: vi.fn() },
      sounds: { weigh: weighSlowly(needed), extract: () => Promise.resolve(null) },
      progress: createProgressStore(),
    });
    const input = { id: 'one', file: facts };
    return Promise.all([1, 2, 3].map(() => toPromise(createActor(weighSound, { input }).start())));
  };
  const quick = weighAll(8_000);
  const slow = weighAll(11_000);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await quick).toEqual([5, 5, 5]);
  expect(await slow).toEqual(['unextractable', 'unextractable', 'unextractable']);
});

it.each(['', '0123456789'])(
  'X-195: send the whole video where its sound would be %j, which is nothing or no less',
  async (sound) => {
    expect(await arrange([], sound).run()).toEqual({ ok: false });
  },
);
