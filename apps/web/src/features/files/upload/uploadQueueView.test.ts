import type { UploadActor } from '@nevisa/machines';
import { expect, it } from 'vitest';
import { createUploadViews } from './uploadQueueView.ts';

it('X-190, X-195: the view of a file is the same object until a further part of its sound is taken out', () => {
  const snapshot = { context: { id: 'one', random: () => 0.5 }, tags: new Set(['extracting']) };
  const upload = { id: 'one', getSnapshot: () => snapshot } as unknown as UploadActor;
  let extracted: number | null = null;
  const views = createUploadViews({
    progress: { read: () => null, readExtracted: () => extracted },
    isReopenable: () => false,
  });
  const [first] = views([upload]);
  expect(first).toMatchObject({ extracted: null, tags: ['extracting'] });
  expect(views([upload])[0]).toBe(first);
  extracted = 0.42;
  expect(views([upload])[0]).toMatchObject({ extracted: 0.42 });
});
