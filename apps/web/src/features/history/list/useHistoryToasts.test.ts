import type { Conversation } from '@nevisa/api/types';
import { describe, expect, it, vi } from 'vitest';
import { describeUndo, nameJob } from './useHistoryToasts.ts';

const settled = (action: 'trash' | 'restore') => ({
  type: 'bulk.settled' as const,
  request: { action, ids: [1, 2, 3] },
  result: { done: [1, 3], failed: [{ id: 2, code: 'not_found' }] },
  failure: null,
});

it('X-120, X-129: the toast of a conversion has a name, also without a title and of a row on another page', () => {
  const made = { created_at: '2026-11-21T10:00:00Z' };
  const names = [
    { ...made, title: 'جلسه' },
    { ...made, title: ' ' },
  ].map((row) => nameJob(row as Conversation));
  expect(names).toEqual(['جلسه', 'نوشتهٔ ۳۰ آبان ۱۴۰۵']);
  expect(nameJob(null)).toBe('نوشته');
});

describe('the toast of a deletion', () => {
  it('X-105, X-126: offers for 8 seconds to bring back what was deleted, and nothing else', () => {
    const send = vi.fn();
    const undo = describeUndo(settled('trash'), { send });
    expect(undo).toMatchObject({ duration: 8_000 });
    expect(send).not.toHaveBeenCalled();
    (undo as { action: { onPress: () => void } }).action.onPress();
    expect(send.mock.calls).toEqual([
      [{ type: 'bulk.requested', action: 'restore', ids: [1, 3], isUndo: true }],
    ]);
  });

  it('X-126: a restored row has no undo', () => {
    expect(describeUndo(settled('restore'), { send: vi.fn() })).toEqual({});
  });
});
