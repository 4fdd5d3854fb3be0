import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowHeights, findSpan } from './rowHeights.ts';

describe('createRowHeights', () => {
  const rows = createRowHeights(100, 40);
  for (let place = 1; place < 100; place += 2) {
    rows.change(place, 60);
  }

  it('returns the start of each row and the end of all', () => {
    expect([0, 1, 2, 3, 100].map((place) => rows.getStart(place))).toEqual([
      0, 40, 100, 140, 5_000,
    ]);
  });

  it('returns the row at an offset', () => {
    expect([-5, 0, 39, 40, 99, 100, 4_999, 9_999].map((height) => rows.findRow(height))).toEqual([
      0, 0, 0, 1, 1, 2, 99, 99,
    ]);
  });

  it('matches a plain sum after any changes', () => {
    const height = fc.integer({ min: 0, max: 500 });
    checkEvery(
      100,
      fc.integer({ min: 1, max: 200 }),
      height,
      fc.array(fc.tuple(fc.nat(199), height), { maxLength: 50 }),
      fc.nat(20_000),
      (count, first, changes, looked) => {
        const plain = Array.from({ length: count }, () => first);
        const tree = createRowHeights(count, first);
        for (const [place, changed] of changes.filter(([place]) => place < count)) {
          plain[place] = changed;
          tree.change(place, changed);
        }
        const starts = [0];
        plain.forEach((own, place) => starts.push((starts[place] ?? 0) + own));
        expect(starts.map((_, place) => tree.getStart(place))).toEqual(starts);
        const at = starts.findLastIndex((start) => start <= looked);
        expect(tree.findRow(looked)).toBe(Math.min(at, count - 1));
      },
    );
  });

  it('returns the visible rows and an overscan', () => {
    expect(findSpan(rows, 1_000, 1_200, 2)).toEqual({ from: 18, to: 27 });
    expect(findSpan(rows, 0, 100, 2)).toEqual({ from: 0, to: 5 });
  });

  it('handles an empty list', () => {
    const none = createRowHeights(0, 40);
    expect([none.getStart(0), none.findRow(10)]).toEqual([0, 0]);
    expect(findSpan(none, 0, 100, 2)).toEqual({ from: 0, to: 0 });
  });
});
