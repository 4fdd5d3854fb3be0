import { checkEvery } from '@nevisa/testing/properties';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEqual } from './isEqual.ts';

describe('isEqual', () => {
  it('two JSON values are equal when their texts with sorted keys are', () => {
    checkEvery(100, fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isEqual(one, structuredClone(one))).toBe(true);
      expect(isEqual(one, other)).toBe(serialise(one) === serialise(other));
    });
  });

  it('a list of entries differs from a shorter one, and from one with another entry', () => {
    const entries = [{ word: 'نویسا' }, { word: 'کلمه', sounds: 'کلمت' }];
    expect(isEqual(entries, entries.slice(0, 1))).toBe(false);
    expect(isEqual(entries, [{ word: 'نویسا' }, { word: 'کلمه' }])).toBe(false);
    expect(isEqual({ quotes: null }, { quotes: false })).toBe(false);
    expect(isEqual([], {})).toBe(false);
  });
});

function serialise(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
