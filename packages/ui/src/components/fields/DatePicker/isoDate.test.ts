import { describe, expect, it } from 'vitest';
import { parseIsoDay, parseLimit } from './isoDate.ts';

describe('parseIsoDay', () => {
  it('reads a Gregorian day and writes it back unchanged', () => {
    expect(parseIsoDay('2026-11-21')?.toString()).toBe('2026-11-21');
  });

  it.each(['', '2026-02-30', '2026-11-21 14:05:09', '۱۴۰۵/۰۸/۳۰', null, undefined])(
    'returns null for «%s»',
    (text) => {
      expect(parseIsoDay(text)).toBeNull();
    },
  );
});

describe('parseLimit', () => {
  it('returns the same day in the Persian calendar', () => {
    const limit = parseLimit('2026-11-05');
    expect([limit?.year, limit?.month, limit?.day]).toEqual([1405, 8, 14]);
    expect(limit?.toString()).toBe('2026-11-05');
  });

  it('is undefined without a valid day', () => {
    expect(parseLimit(undefined)).toBeNull();
  });
});
