import { describe, expect, it } from 'vitest';
import { getVisiblePages } from './visiblePages.ts';

describe('getVisiblePages', () => {
  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 12, [1, 2, 3, 4, 5, null, 12]],
    [3, 12, [1, 2, 3, 4, 5, null, 12]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [10, 12, [1, null, 8, 9, 10, 11, 12]],
    [12, 12, [1, null, 8, 9, 10, 11, 12]],
    [1, 0, []],
  ])('on page %i of %i are %j', (page, pageCount, expected) => {
    expect(getVisiblePages(page, pageCount)).toEqual(expected);
  });
});
