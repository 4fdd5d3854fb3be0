import type { UploadActor, UploadTag } from '@nevisa/machines';
import { expect, it, vi } from 'vitest';
import { createEndWatch } from './endedUploads.ts';

const job = { taskId: 'task', historyId: 7 };
const uploadAt = (tag: UploadTag, context: object = {}) =>
  ({
    id: 'one',
    getSnapshot: () => ({ context: { job: null, report: null, ...context }, tags: new Set([tag]) }),
  }) as unknown as UploadActor;

function openWatch() {
  const onEnd = vi.fn<() => void>();
  const onConversation = vi.fn<(historyId: unknown) => void>();
  return { onEnd, onConversation, watch: createEndWatch({ onEnd, onConversation }) };
}

it.each(['done', 'failed', 'canceled'] as const)(
  'X-199: the account is read anew once after a file is %s, and again after a further try',
  (tag) => {
    const { onEnd, watch } = openWatch();
    watch([uploadAt('sending')]);
    expect(onEnd).not.toHaveBeenCalled();
    watch([uploadAt(tag)]);
    watch([uploadAt(tag)]);
    expect(onEnd).toHaveBeenCalledTimes(1);
    watch([uploadAt('converting')]);
    watch([uploadAt(tag)]);
    expect(onEnd).toHaveBeenCalledTimes(2);
  },
);

it('X-192: a conversation is reported when it begins, and when its text is ready', () => {
  const { onConversation, watch } = openWatch();
  watch([uploadAt('converting', { job: { ...job, historyId: null } })]);
  expect(onConversation).not.toHaveBeenCalled();
  watch([uploadAt('converting', { job })]);
  watch([uploadAt('converting', { job })]);
  expect(onConversation.mock.calls).toEqual([[7]]);
  const report = { state: 'done', historyId: 7, billed: 0 };
  watch([uploadAt('done', { job, report })]);
  watch([uploadAt('done', { job, report })]);
  expect(onConversation.mock.calls).toEqual([[7], [7]]);
});
