import { describe, expect, it, vi } from 'vitest';
import { describeUndo } from './useHistoryToasts.ts';

const settled = (action: 'trash' | 'restore') => ({
  type: 'bulk.settled' as const,
  request: { action, ids: [1, 2, 3] },
  result: { done: [1, 3], failed: [{ id: 2, code: 'not_found' }] },
  failure: null,
});

describe('the toast of a deletion', () => {
  it('X-126: offers for 8 seconds to bring back what was deleted, and nothing else', () => {
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
