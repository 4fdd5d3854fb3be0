import { describe, expect, it } from 'vitest';
import { findPlace, type Gap, reorder } from './order.ts';

const rows = ['a', 'b', 'c', 'd'];
const key = (row: string) => row;

describe('reorder and findPlace', () => {
  it.each<[string, Gap, string[], number]>([
    ['b', { key: 'd', side: 'after' }, ['a', 'c', 'd', 'b'], 4],
    ['b', { key: 'a', side: 'before' }, ['b', 'a', 'c', 'd'], 1],
    ['b', { key: 'd', side: 'before' }, ['a', 'c', 'b', 'd'], 3],
    ['b', { key: 'b', side: 'before' }, ['a', 'b', 'c', 'd'], 2],
    ['b', { key: 'b', side: 'after' }, ['a', 'b', 'c', 'd'], 2],
    ['bd', { key: 'a', side: 'before' }, ['b', 'd', 'a', 'c'], 1],
    ['ac', { key: 'c', side: 'after' }, ['b', 'a', 'c', 'd'], 2],
  ])('moves %s to %o', (moved, gap, order, place) => {
    const keys = new Set(moved);
    expect(reorder(rows, key, keys, gap)).toEqual(order);
    expect(findPlace(rows, keys, gap)).toEqual({ place, total: 4 });
  });
});
