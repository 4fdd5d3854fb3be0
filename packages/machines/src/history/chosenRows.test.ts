import { describe, expect, it } from 'vitest';
import {
  chooseRows,
  listChosenIds,
  countOnPage,
  countOutside,
  dropRows,
  extendFrom,
  extendTo,
  noRows,
  rememberPage,
  toggleRow,
  togglePage,
} from './chosenRows.ts';

const first = { list: 'all', page: 1, ids: [1, 2, 3, 4] };
const second = { list: 'all', page: 2, ids: [5, 6] };

describe('the chosen rows', () => {
  it('X-102: stay chosen on other pages, and are counted on each page', () => {
    const one = toggleRow(noRows, 2, first);
    const both = rememberPage(toggleRow(rememberPage(one, second), 5, second), second);
    expect(listChosenIds(both)).toEqual([2, 5]);
    expect(countOnPage(both, first.ids)).toBe(1);
    expect(countOnPage(both, second.ids)).toBe(1);
    expect(countOutside(both, 'all')).toBe(0);
  });

  it('X-102, X-113: compares ids as strings and gives them back in their own type', () => {
    const chosen = toggleRow(noRows, 12, first);
    expect(listChosenIds(toggleRow(chosen, '12', first))).toEqual([]);
    expect(listChosenIds(chooseRows(chosen, ['9007199254740993'], first))).toEqual([
      12,
      '9007199254740993',
    ]);
    expect(countOnPage(chosen, ['12'])).toBe(1);
    const from = toggleRow(noRows, '1', first);
    expect(listChosenIds(extendTo(from, '3', first)).map(String)).toEqual(['1', '2', '3']);
  });

  it('X-113: a row is the same one on a page that spells its id in the other JSON type', () => {
    const chosen = rememberPage(toggleRow(noRows, 1, first), first);
    for (const ids of [
      [1, 2, 3, 4],
      ['1', '2', '3', '4'],
    ]) {
      const page = { ...first, ids };
      expect(countOnPage(chosen, ids)).toBe(1);
      expect(rememberPage(chosen, page)).toBe(chosen);
      const [row = '', , third = '', fourth = ''] = ids;
      expect(listChosenIds(extendFrom(chosen, third, fourth, page))).toHaveLength(4);
      expect(listChosenIds(dropRows(chosen, [row]))).toEqual([]);
    }
  });

  it('X-102: the box of the head chooses the page, and takes it out again where all of it is chosen', () => {
    const other = toggleRow(noRows, 5, second);
    const all = togglePage(toggleRow(other, 3, first), first);
    expect(listChosenIds(all)).toEqual([5, 3, 1, 2, 4]);
    expect(listChosenIds(togglePage(all, first))).toEqual([5]);
  });

  it('X-102: Shift extends from the row that was chosen last, in both directions', () => {
    const chosen = toggleRow(noRows, 3, first);
    const down = extendTo(chosen, 4, first);
    expect(listChosenIds(down)).toEqual([3, 4]);
    expect(listChosenIds(extendTo(down, 1, first))).toEqual([3, 4, 1, 2]);
  });

  it('X-102: Shift chooses the rows between, from the same row until another one is chosen', () => {
    const whole = extendTo(toggleRow(noRows, 1, first), 4, first);
    expect(listChosenIds(whole)).toEqual([1, 2, 3, 4]);
    const fromSecond = extendTo(toggleRow(noRows, 2, first), 4, first);
    const extended = extendTo(dropRows(fromSecond, [3, 4]), 1, first);
    expect(listChosenIds(extended)).toEqual([2, 1]);
  });

  it('X-102: by keys, the first row is the one that has the focus, until a row was chosen', () => {
    const begun = extendFrom(noRows, 2, 3, first);
    expect(listChosenIds(begun)).toEqual([2, 3]);
    expect(listChosenIds(extendFrom(begun, 3, 4, first))).toEqual([2, 3, 4]);
    expect(listChosenIds(extendFrom(toggleRow(noRows, 1, first), 2, 3, first))).toEqual([1, 2, 3]);
  });

  it('X-102: a choice by keys does not begin at a row that was unchosen, deleted or left on another page', () => {
    const out = toggleRow(toggleRow(noRows, 1, first), 1, first);
    expect(listChosenIds(extendFrom(out, 3, 4, first))).toEqual([3, 4]);
    const deleted = dropRows(toggleRow(noRows, 9, first), [9]);
    expect(listChosenIds(extendFrom(deleted, 2, 3, first))).toEqual([2, 3]);
    const elsewhere = toggleRow(noRows, 6, second);
    expect(listChosenIds(extendFrom(elsewhere, 1, 2, first))).toEqual([6, 1, 2]);
  });

  it('X-102: without a row on this page to begin from, Shift chooses the row alone', () => {
    expect(listChosenIds(extendTo(noRows, 2, first))).toEqual([2]);
    const elsewhere = toggleRow(noRows, 6, second);
    const begun = extendTo(elsewhere, 2, first);
    expect(listChosenIds(begun)).toEqual([6, 2]);
    expect(listChosenIds(extendTo(begun, 4, first))).toEqual([6, 2, 3, 4]);
  });

  it('X-102: counts the chosen rows that another filter does not show, until it shows them', () => {
    const chosen = rememberPage(chooseRows(noRows, [1, 2], first), first);
    const starred = { list: 'starred', page: 1, ids: [2] };
    const filtered = rememberPage(chosen, starred);
    expect(listChosenIds(filtered)).toEqual([1, 2]);
    expect(countOutside(filtered, 'starred')).toBe(1);
    expect(countOutside(rememberPage(filtered, first), 'all')).toBe(0);
  });

  it('X-102: counts a row that left its page, and no row of another page', () => {
    const chosen = chooseRows(chooseRows(noRows, [2], first), [5], second);
    const left = rememberPage(chosen, { ...first, ids: [1, 3, 4] });
    expect(countOutside(left, 'all')).toBe(1);
    expect(listChosenIds(left)).toEqual([2, 5]);
  });

  it('X-102: returns the same choice for a page that changes nothing', () => {
    const chosen = rememberPage(chooseRows(noRows, [2], first), first);
    expect(rememberPage(chosen, first)).toBe(chosen);
    expect(rememberPage(chosen, second)).toBe(chosen);
    const left = rememberPage(chosen, { ...first, ids: [] });
    expect(rememberPage(left, { ...first, ids: [] })).toBe(left);
  });

  it('X-103: drops the rows that are done and keeps those that failed', () => {
    const chosen = chooseRows(noRows, [1, 2, 3], first);
    expect(listChosenIds(dropRows(chosen, ['1', 3]))).toEqual([2]);
  });
});
