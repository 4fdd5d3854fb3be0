import { describe, expect, it } from 'vitest';
import { offsetsOf, rowAt, spanBetween } from './span.ts';

describe('the rows that are drawn', () => {
  const offsets = offsetsOf(100, (place) => (place % 2 === 0 ? 40 : 60));

  it('begin where the rows before them end', () => {
    expect([0, 1, 2, 3].map((place) => offsets[place])).toEqual([0, 40, 100, 140]);
    expect(offsets.at(-1)).toBe(5000);
  });

  it('are found by their height', () => {
    expect([0, 39, 40, 99, 100, 4999, 9999].map((height) => rowAt(offsets, height))).toEqual([
      0, 0, 1, 1, 2, 99, 99,
    ]);
    expect(
      rowAt(
        offsetsOf(0, () => 40),
        10,
      ),
    ).toBe(0);
  });

  it('are those in view and some more', () => {
    expect(spanBetween(offsets, 1000, 1200, 2)).toEqual({ from: 18, to: 27 });
    expect(spanBetween(offsets, 0, 100, 2)).toEqual({ from: 0, to: 5 });
    expect(
      spanBetween(
        offsetsOf(0, () => 40),
        0,
        100,
      ),
    ).toEqual({ from: 0, to: 0 });
  });
});
