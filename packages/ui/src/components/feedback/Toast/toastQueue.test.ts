import { describe, expect, it, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './toastQueue.ts';

const texts = (queue: ToastQueue) => queue.shown().map(({ text }) => text);

describe('toast queue', () => {
  it('shows three toasts and queues the others', () => {
    const queue = createToastQueue();
    const [first = 0] = ['الف', 'ب', 'پ', 'ت'].map((text) => queue.add({ text }));
    expect(texts(queue)).toEqual(['الف', 'ب', 'پ']);
    queue.dismiss(first);
    expect(texts(queue)).toEqual(['ب', 'پ', 'ت']);
  });

  it('closes a queued toast', () => {
    const queue = createToastQueue();
    const ids = ['الف', 'ب', 'پ', 'ت'].map((text) => queue.add({ text }));
    queue.dismiss(ids.at(-1) ?? 0);
    queue.dismiss(ids[0] ?? 0);
    expect(texts(queue)).toEqual(['ب', 'پ']);
  });

  it('notifies subscribers of changes only', () => {
    const queue = createToastQueue();
    const listener = vi.fn<() => void>();
    const leave = queue.subscribe(listener);
    queue.dismiss(7);
    expect(listener).not.toHaveBeenCalled();
    const before = queue.shown();
    expect(queue.shown()).toBe(before);
    queue.add({ text: 'الف' });
    expect(listener).toHaveBeenCalledOnce();
    leave();
    queue.add({ text: 'ب' });
    expect(listener).toHaveBeenCalledOnce();
  });
});
