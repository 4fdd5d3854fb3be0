import { describe, expect, it } from 'vitest';
import {
  isCleanAddress,
  readListAddress,
  writeListAddress,
} from '../../../shared/lists/address/listAddress.ts';
import { analyticsAddress, readComparison, readPeriod } from './analyticsAddress.ts';

const read = (search: string) => readListAddress(analyticsAddress, new URLSearchParams(search));

describe('the address of the figures', () => {
  it.each([
    ['', 'days30', 'previous'],
    ['period=7&compare=weekdays', 'days7', 'weekdays'],
    ['period=90&compare=year', 'days90', 'year'],
    ['period=YEAR&compare=none', 'year', null],
    ['period=12&compare=abc', 'days30', 'previous'],
  ])('X-240: «%s» is %s, compared with %s', (search, period, comparison) => {
    expect([readPeriod(read(search)), readComparison(read(search))]).toEqual([period, comparison]);
  });

  it('X-240: an own span is written in Jalali days, goes before a period, and is put in order', () => {
    const span = { start: '2026-10-23', end: '2026-11-21' };
    expect(readPeriod(read('days=1405-08-30..1405-08-01&period=7'))).toEqual(span);
    const written = writeListAddress(analyticsAddress, {
      ...read(''),
      filters: { period: null, days: span, compare: 'year' },
    });
    expect(written.toString()).toBe('days=1405-08-01..1405-08-30&compare=year');
    expect(readPeriod(read(written.toString()))).toEqual(span);
  });

  it('X-240: the usual choice is not written, and a bad address is not clean', () => {
    expect(writeListAddress(analyticsAddress, read('period=12')).toString()).toBe('');
    expect(isCleanAddress(analyticsAddress, new URLSearchParams('period=12'))).toBe(false);
    expect(isCleanAddress(analyticsAddress, new URLSearchParams('period=7'))).toBe(true);
  });
});
