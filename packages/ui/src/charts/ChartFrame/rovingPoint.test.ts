import { describe, expect, it } from 'vitest';
import { findFirst, findNearest, findNeighbour } from './rovingPoint.ts';

const lines = [
  [null, 1, null, 3],
  [5, null, 7, null],
];

describe('findNeighbour', () => {
  const move = (key: string, row: number, column: number, direction: 'rtl' | 'ltr' = 'rtl') =>
    findNeighbour(key, { row, column }, lines, direction);

  it('X-249: passes over gaps in the reading direction', () => {
    expect(move('ArrowLeft', 0, 1)).toEqual({ row: 0, column: 3 });
    expect(move('ArrowRight', 0, 3)).toEqual({ row: 0, column: 1 });
    expect(move('ArrowRight', 0, 1, 'ltr')).toEqual({ row: 0, column: 3 });
  });

  it('X-249: ends at the first and the last value', () => {
    expect(move('Home', 0, 3)).toEqual({ row: 0, column: 1 });
    expect(move('End', 1, 0)).toEqual({ row: 1, column: 2 });
    expect(move('ArrowLeft', 0, 3)).toBeNull();
  });

  it('X-249: moves only to a line with a value at the moment', () => {
    expect(move('ArrowDown', 0, 1)).toBeNull();
    expect(findNeighbour('ArrowUp', { row: 1, column: 0 }, [[9], [5]], 'rtl')).toEqual({
      row: 0,
      column: 0,
    });
  });

  it('ignores other keys', () => {
    expect(move('a', 0, 1)).toBeNull();
  });
});

it('finds the first value, and none in empty lines', () => {
  expect(findFirst(lines)).toEqual({ row: 0, column: 1 });
  expect(findFirst([[null], []])).toBeNull();
});

it('finds the line that is nearest at a moment', () => {
  const distance = (value: number) => Math.abs(value - 6);
  expect(findNearest([[1], [5]], 0, distance)).toEqual({ row: 1, column: 0 });
  expect(findNearest([[null], [undefined]], 0, distance)).toBeNull();
});
