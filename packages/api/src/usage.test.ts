import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { usageSummarySchema } from './usage.ts';

const day = { date: '2026-11-21', duration: 60_000, words: 20 };

describe('a summary of use', () => {
  it('X-239: a day that cannot be read is left out, and is no zero', () => {
    const days = [
      day,
      { ...day, date: '2026-02-30' },
      { ...day, duration: null },
      { ...day, duration: -1 },
      { ...day, duration: '60000' },
      { ...day, date: '2026-11-20', words: null },
    ];
    const { days: read } = v.parse(usageSummarySchema, { total: 1, days });
    expect(read).toEqual([day, { date: '2026-11-20', duration: 60_000, words: null }]);
  });

  it('X-239: an amount that is missing or no amount is not known', () => {
    expect(v.parse(usageSummarySchema, { total: '12', words: null, days: [] })).toEqual({
      total: null,
      words: null,
      conversations: null,
      days: [],
      server_time: null,
    });
  });

  it('X-239: an answer without days is no summary', () => {
    expect(v.is(usageSummarySchema, { total: 1, words: 1, conversations: 1 })).toBe(false);
  });
});
