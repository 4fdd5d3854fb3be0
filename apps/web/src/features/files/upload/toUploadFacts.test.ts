import type { UploadTag } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { toUploadFacts } from './toUploadFacts.ts';
import { noUploads } from './uploadFacts.ts';
import type { UploadQueueView, UploadView } from './uploadQueueView.ts';

const uploadAt = (tags: UploadTag[], size = 100, mostReceived = 0, sent = 0) =>
  ({ tags, file: { size }, mostReceived, progress: { sent } }) as unknown as UploadView;
const makeView = (...uploads: UploadView[]) =>
  ({ mode: 'leading', uploads }) as unknown as UploadQueueView;

describe('the facts of all uploads', () => {
  it('X-190: count started files that have no text yet', () => {
    const all = makeView(
      uploadAt(['ready']),
      uploadAt(['checking']),
      uploadAt(['sending', 'moving']),
      uploadAt(['paused']),
      uploadAt(['signedOut']),
      uploadAt(['needsFile']),
      uploadAt(['converting']),
      uploadAt(['done']),
      uploadAt(['failed']),
    );
    expect(toUploadFacts(all)).toMatchObject({ count: 5, unsent: 4, isMoving: true });
    expect(toUploadFacts({ ...all, mode: 'watching' }).isMoving).toBe(false);
    expect(toUploadFacts(makeView(uploadAt(['ready'])))).toEqual(noUploads);
  });

  it('X-188: the percent of all does not fall when one of them has been sent', () => {
    const first = uploadAt(['sending', 'moving'], 300, 200, 250);
    const second = uploadAt(['waiting', 'moving'], 100, 0, 0);
    expect(toUploadFacts(makeView(first, second))).toMatchObject({
      percent: 62,
      title: '(۲) ↑ ۶۲٪',
    });
    const sent = uploadAt(['converting'], 300, 300, 0);
    expect(toUploadFacts(makeView(sent, second)).percent).toBe(75);
    const done = uploadAt(['done'], 300, 300, 300);
    expect(toUploadFacts(makeView(done, uploadAt(['sending'], 100, 0, 500))).percent).toBe(100);
    expect(toUploadFacts(makeView(done, uploadAt(['sending'], 100, 0, 20))).percent).toBe(80);
    expect(toUploadFacts(makeView(done)).percent).toBeNull();
  });
});
