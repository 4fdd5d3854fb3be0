import type { FileFacts, SoundOutcome } from '@nevisa/machines';
import { expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createProgressStore } from '../upload/progressStore.ts';
import type { Extraction } from './soundDevice.ts';
import { createSoundPorts } from './soundPorts.ts';

const facts: FileFacts = { name: 'a.mp4', size: 10, lastModified: 1 };

/** The ports over a device that says these shares, one after another. */
function arrange(shares: readonly number[]) {
  const progress = createProgressStore();
  const seen: (number | null)[] = [];
  progress.subscribe(() => seen.push(progress.readExtracted('one')));
  const ports = createSoundPorts({
    files: { getVideo: () => new File(['0123456789'], 'a.mp4'), holdSound: vi.fn() },
    sounds: {
      weigh: () => Promise.resolve('none'),
      extract: (_id, _video, { onProgress }: Extraction) => {
        shares.forEach((share) => onProgress?.(share));
        return Promise.resolve(new File(['012'], 'one'));
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
