import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  listActiveFilters,
  isCleanAddress,
  computeLastPage,
  type ListAddress,
  type ListDescription,
  readListAddress,
  makeRestingAddress,
  toListQuery,
  writeListAddress,
} from './listAddress.ts';
import type { DaySpan } from '../days/tehranDays.ts';
import { toSearchText } from '../search/searchText.ts';
import { createDaySpanFilter, createFlagFilter, createChoiceFilter } from './listFilters.ts';

interface Filters {
  source: 'LIVE' | 'FILE' | null;
  is_starred: boolean;
  days: DaySpan | null;
}

const list: ListDescription<Filters> = {
  pageSizes: [20, 50, 100],
  orders: ['-created_at', 'created_at', 'title'],
  filters: {
    source: createChoiceFilter(['LIVE', 'FILE']),
    is_starred: createFlagFilter(),
    days: createDaySpanFilter(),
  },
  record: 'id',
};

const read = (query: string, count: number | null = null) =>
  readListAddress(list, new URLSearchParams(query), count);
const write = (address: ListAddress<Filters>, others = '') =>
  writeListAddress(list, address, new URLSearchParams(others)).toString();

describe('the address of a list', () => {
  it('X-100: says page, rows, search, order, filters and the open record', () => {
    const query =
      'page=3&page_size=50&search=%D9%86%D8%A7%D9%85%D9%87&ordering=title&source=FILE&is_starred=1&days=1405-08-01..1405-08-30&id=c-7';
    expect(read(query)).toEqual({
      page: 3,
      pageSize: 50,
      search: 'نامه',
      ordering: 'title',
      filters: {
        source: 'FILE',
        is_starred: true,
        days: { start: '2026-10-23', end: '2026-11-21' },
      },
      record: 'c-7',
    });
    expect(write(read(query))).toBe(query);
  });

  it('X-100: an address without parameters is the list with its default values', () => {
    expect(read('')).toEqual({
      page: 1,
      pageSize: 20,
      search: '',
      ordering: '-created_at',
      filters: { source: null, is_starred: false, days: null },
      record: null,
    });
    expect(write(makeRestingAddress(list))).toBe('');
  });

  it.each([
    ['page=0', ''],
    ['page=-1', ''],
    ['page=abc', ''],
    ['page=', ''],
    ['page=2.7', 'page=2'],
    ['page=۳', 'page=3'],
    ['page=1e99', 'page=1000000'],
    ['page=2&page=5', 'page=2'],
    ['page_size=30', ''],
    ['page_size=60', 'page_size=50'],
    ['page_size=5000', 'page_size=100'],
    ['page_size=all', ''],
    ['ordering=-size', ''],
    ['ordering=-created_at', ''],
    ['ordering=%20title%20', 'ordering=title'],
    ['source=FAX', ''],
    ['source=live', 'source=LIVE'],
    ['is_starred=0', ''],
    ['is_starred=true', 'is_starred=1'],
    ['is_starred=yes', ''],
    ['days=1405-08-30..1405-08-01', 'days=1405-08-01..1405-08-30'],
    ['days=1405/8/30', 'days=1405-08-30'],
    ['days=1405-13-40', 'days=1405-12-29'],
    ['days=2026-11-21', ''],
    ['days=a..b..c', ''],
    ['search=%20%20', ''],
    ['search=a', ''],
    ['search=%20ab%20', 'search=ab'],
    ['id=', ''],
    ['id=%20c-7%20', 'id=c-7'],
    [`id=${'c'.repeat(201)}`, ''],
  ])('X-100: the nearest valid address to «%s» is «%s»', (bad, good) => {
    expect(write(read(bad), bad)).toBe(good);
    expect(isCleanAddress(list, new URLSearchParams(bad))).toBe(false);
    expect(isCleanAddress(list, new URLSearchParams(good))).toBe(true);
  });

  it.each([
    [9999, 41, 3],
    [9999, 40, 2],
    [2, 41, 2],
    [9999, 0, 1],
  ])('X-100: page %i of a list with %i rows is page %i', (page, count, expected) => {
    expect(read(`page=${page}`, count).page).toBe(expected);
    expect(computeLastPage(count, 20)).toBe(expected === 2 && count === 41 ? 3 : expected);
  });

  it('X-100: an id of 200 characters is one', () => {
    const id = 'c'.repeat(200);
    expect(read(`id=${id}`).record).toBe(id);
  });

  it('X-100: parameters that the list does not know stay', () => {
    expect(write(read('page=2'), 'ref=sms&page=7&utm=a&utm=b')).toBe('ref=sms&utm=a&utm=b&page=2');
    expect(write(makeRestingAddress(list), 'page=7&ref=sms')).toBe('ref=sms');
    expect(isCleanAddress(list, new URLSearchParams('ref=sms&page=2'))).toBe(true);
  });

  it('X-100: the request has each part of the address but the open record', () => {
    expect(toListQuery(list, makeRestingAddress(list))).toEqual({
      page: 1,
      page_size: 20,
      ordering: '-created_at',
    });
    expect(
      toListQuery(
        list,
        read('page=2&search=فصل ۱۲&source=LIVE&is_starred=1&days=1405-08-30&id=c-7'),
      ),
    ).toEqual({
      page: 2,
      page_size: 20,
      ordering: '-created_at',
      search: 'فصل 12',
      source: 'LIVE',
      is_starred: true,
      from: '2026-11-20T20:30:00Z',
      to: '2026-11-21T20:30:00Z',
    });
  });

  it('X-100: the active filters are those that differ from none', () => {
    expect(listActiveFilters(list, read('page=2&search=ab&source=FAX'))).toEqual([]);
    expect(listActiveFilters(list, read('source=LIVE&days=1405-08-30'))).toEqual([
      'source',
      'days',
    ]);
  });

  it('X-100: what is written is read as it was, beside any other parameters', () => {
    checkEvery(1000, addresses, queries, (address, others) => {
      const written = writeListAddress(list, address, others);
      expect(readListAddress(list, new URLSearchParams(written.toString()))).toEqual(address);
      expect(isCleanAddress(list, written)).toBe(true);
      expect([...written].filter(([name]) => !own.has(name))).toEqual(
        [...others].filter(([name]) => !own.has(name)),
      );
    });
  });

  it('X-100: any address is read without an error, as a valid state', () => {
    checkEvery(1000, queries, fc.option(fc.nat()), (query, count) => {
      const address = readListAddress(list, query, count);
      expect(address.page).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(address.page)).toBe(true);
      expect(list.pageSizes).toContain(address.pageSize);
      expect(list.orders).toContain(address.ordering);
      expect([null, 'LIVE', 'FILE']).toContain(address.filters.source);
      expect(typeof address.filters.is_starred).toBe('boolean');
      expect(toSearchText(address.search)).toBe(address.search);
      expect(count === null || address.page <= computeLastPage(count, address.pageSize)).toBe(true);
      expect(readListAddress(list, writeListAddress(list, address, query))).toEqual(address);
    });
  });
});

const own = new Set([
  'page',
  'page_size',
  'search',
  'ordering',
  'source',
  'is_starred',
  'days',
  'id',
]);

const days = fc
  .date({ min: new Date('1992-03-22'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const addresses: fc.Arbitrary<ListAddress<Filters>> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(...list.pageSizes),
  search: fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string()).map(toSearchText),
  ordering: fc.constantFrom(...list.orders),
  filters: fc.record({
    source: fc.constantFrom('LIVE', 'FILE', null),
    is_starred: fc.boolean(),
    days: fc.option(
      fc.tuple(days, days).map(([one, other]) => {
        const [start = one, end = other] = [one, other].toSorted();
        return { start, end };
      }),
    ),
  }),
  record: fc.option(fc.oneof(fc.uuid(), fc.nat().map(String))),
});

const names = fc.oneof(fc.constantFrom(...own), fc.string());
const values = fc.oneof(
  fc.constantFrom('', '0', '-1', 'abc', '9999', 'NaN', 'Infinity', '1405-08-30..', '..', '%', '_'),
  fc.string({ unit: 'binary' }),
  fc.integer().map(String),
  fc.double().map(String),
);
const queries = fc
  .array(fc.tuple(names, values), { maxLength: 12 })
  .map((entries) => new URLSearchParams(entries.map(([name, value]) => [name, value])));
