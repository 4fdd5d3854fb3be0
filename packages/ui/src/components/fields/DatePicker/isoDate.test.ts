import { describe, expect, it } from 'vitest';
import { fromIso, limitFromIso } from './isoDate.ts';

describe('fromIso', () => {
  it('reads a Gregorian day and writes it back as it was', () => {
    expect(fromIso('2026-11-21')?.toString()).toBe('2026-11-21');
  });

  it.each(['', '2026-02-30', '2026-11-21 14:05:09', '۱۴۰۵/۰۸/۳۰', null, undefined])(
    'takes «%s» for no day',
    (text) => {
      expect(fromIso(text)).toBeNull();
    },
  );
});

describe('limitFromIso', () => {
  it('is the same day, counted in the Persian calendar', () => {
    const limit = limitFromIso('2026-11-05');
    expect([limit?.year, limit?.month, limit?.day]).toEqual([1405, 8, 14]);
    expect(limit?.toString()).toBe('2026-11-05');
  });

  it('is absent where there is none', () => {
    expect(limitFromIso(undefined)).toBeNull();
  });
});
