import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRepeatedQuestion } from './repeatedQuestion.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the question for an account that was only recalled', () => {
  it('X-321: is asked with the connection, with the view of the page, and every 30 s, until its end', () => {
    const ask = vi.fn<() => void>();
    const question = createRepeatedQuestion(ask);
    vi.advanceTimersByTime(30_000);
    expect(ask).not.toHaveBeenCalled();
    question.begin();
    question.begin();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(30_000);
    expect(ask).toHaveBeenCalledTimes(3);
    question.end();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(30_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
