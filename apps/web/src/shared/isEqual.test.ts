import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEqual } from './isEqual.ts';

describe('isEqual', () => {
  it('compares two JSON values as their texts with sorted keys do', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(isEqual(one, structuredClone(one))).toBe(true);
        expect(isEqual(one, other)).toBe(serialise(one) === serialise(other));
      }),
    );
  });

  it('tells a list of entries from a shorter one, and from one with another entry', () => {
    const entries = [{ word: 'نویسا' }, { word: 'کلمه', sounds: 'کلمت' }];
    expect(isEqual(entries, entries.slice(0, 1))).toBe(false);
    expect(isEqual(entries, [{ word: 'نویسا' }, { word: 'کلمه' }])).toBe(false);
    expect(isEqual({ quotes: null }, { quotes: false })).toBe(false);
  });
});

function serialise(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
