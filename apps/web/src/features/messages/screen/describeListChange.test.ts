import { describe, expect, it } from 'vitest';
import { describeListChange, type ListFacts } from './describeListChange.ts';

const facts = (change: Partial<ListFacts> = {}): ListFacts => ({
  phase: 'listed',
  count: 5,
  newCount: 3,
  filter: 'all',
  shown: 5,
  ...change,
});
const loading = facts({ phase: 'loading', count: 0, newCount: 0, shown: 0 });
const failed = facts({ ...loading, phase: 'failed' });

describe('the announcement of a change of the messages', () => {
  it.each([
    ['fails', loading, failed],
    ['is loaded again after a failure', failed, loading],
    ['is filtered while it is loading', loading, facts({ ...loading, filter: 'OFFER' })],
    ['is filtered after it failed', failed, facts({ ...failed, filter: 'OFFER' })],
  ])('R-148: has no number of results when the first list %s', (_, before, now) => {
    expect(describeListChange(before, now)).toBe('');
  });

  it.each([
    ['comes', loading, facts(), '۵ نتیجه'],
    ['comes after a failure', failed, facts(), '۵ نتیجه'],
    ['comes empty', loading, facts({ count: 0, newCount: 0, shown: 0 }), '۰ نتیجه'],
    ['is filtered', facts(), facts({ filter: 'OFFER', shown: 2 }), '۲ نتیجه'],
    [
      'loses every message',
      facts(),
      facts({ count: 0, newCount: 0 }),
      'پیامی برای نمایش وجود ندارد',
    ],
    ['has a message read', facts(), facts({ newCount: 2 }), 'پیام دیده شد'],
  ])('says what has changed when the list %s', (_, before, now, words) => {
    expect(describeListChange(before, now)).toBe(words);
  });

  it.each([
    ['comes', facts({ count: 6, newCount: 4 })],
    ['is deleted, because a toast says it', facts({ count: 4, newCount: 2 })],
    ['returns as read', facts({ count: 6 })],
  ])('keeps the last words when a message %s', (_, now) => {
    expect(describeListChange(facts(), now)).toBeNull();
  });
});
