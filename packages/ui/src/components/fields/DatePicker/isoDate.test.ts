import { describe, expect, it } from 'vitest';
import { fromIso, limitFromIso } from './isoDate.ts';

describe('fromIso', () => {
  it('reads a Gregorian day and writes it back unchanged', () => {
    expect(fromIso('2026-11-21')?.toString()).toBe('2026-11-21');
  });

  it.each(['', '2026-02-30', '2026-11-21 14:05:09', '۱۴۰۵/۰۸/۳۰', null, undefined])(
    'returns null for «%s»',
    (text) => {
      expect(fromIso(text)).toBeNull();
    },
  );
});

describe('limitFromIso', () => {
  it('returns the same day in the Persian calendar', () => {
    const limit = limitFromIso('2026-11-05');
    expect([limit?.year, limit?.month, limit?.day]).toEqual([1405, 8, 14]);
    expect(limit?.toString()).toBe('2026-11-05');
  });

  it('is undefined without a valid day', () => {
    expect(limitFromIso(undefined)).toBeNull();
  });
});
