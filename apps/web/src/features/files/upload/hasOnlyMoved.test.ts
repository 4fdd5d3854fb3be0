import { expect, it } from 'vitest';
import { hasOnlyMoved } from './hasOnlyMoved.ts';
import type { UploadQueueView, UploadView } from './uploadQueueView.ts';

function makeView(change: Partial<UploadView> = {}, mode: UploadQueueView['mode'] = 'leading') {
  const upload = {
    id: 'one',
    tags: ['sending', 'moving'],
    received: 0,
    mostReceived: 0,
    beganAnew: false,
    progress: null,
    ...change,
  } as unknown as UploadView;
  return { mode, credit: 0, options: {}, uploads: [upload] } as unknown as UploadQueueView;
}

const progress = { sent: 9, percent: 9, speed: null, timeLeft: null };

it.each([
  ['bytes that were received', makeView({ received: 9, mostReceived: 9, progress }), true],
  ['nothing', makeView(), true],
  ['bytes that the server has forgotten', makeView({ beganAnew: true }), false],
  ['another state', makeView({ received: 9, tags: ['sending', 'offline'] }), false],
  ['another tab that sends', makeView({ received: 9 }, 'watching'), false],
  ['a file that was removed', { ...makeView(), uploads: [] }, false],
] as const)('X-188: %s is a movement of bytes alone, or is none', (_, after, isOne) => {
  expect(hasOnlyMoved(makeView(), after)).toBe(isOne);
});

it('X-188: bytes of a file that is not under way are reported at once, because no progress reports them', () => {
  const paused = { tags: ['paused'] } as const;
  const after = makeView({ ...paused, received: 9 });
  expect(hasOnlyMoved(makeView(paused), after)).toBe(false);
  expect(hasOnlyMoved(null, after)).toBe(false);
});
