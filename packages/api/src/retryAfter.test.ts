import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retryAfter.ts';

const sent = Date.UTC(1994, 10, 6, 8, 49, 37);
const sentAs = 'Sun, 06 Nov 1994 08:49:37 GMT';

function read(value: string, date: string | null, now = 0): number | null {
  const headers = new Headers({ 'Retry-After': value });
  if (date !== null) {
    headers.set('Date', date);
  }
  return readRetryAfter(headers, now);
}

describe('readRetryAfter', () => {
  it.each([
    ['IMF-fixdate', 'Sun, 06 Nov 1994 08:50:07 GMT'],
    ['RFC 850', 'Sunday, 06-Nov-94 08:50:07 GMT'],
    ['asctime', 'Sun Nov  6 08:50:07 1994'],
  ])('T30: reads a date against the date of the server: %s', (_, value) => {
    expect(read(value, sentAs)).toBe(30_000);
  });

  it.each([null, 'yesterday'])(
    'T30: reads a date against the clock of the device, with the server date %s',
    (date) => {
      expect(read('Sun, 06 Nov 1994 08:50:07 GMT', date, sent + 10_000)).toBe(20_000);
    },
  );

  it.each([
    ['seconds', '7', 7_000],
    ['a past date', 'Sun, 06 Nov 1994 08:49:07 GMT', null],
    ['the date of the answer', sentAs, null],
    ['zero', '0', null],
    ['a negative number', '-3', null],
    ['no end', 'Infinity', null],
    ['a day of no month', 'Sun, 99 Nov 1994 08:50:07 GMT', null],
    ['another format', '1994-11-06T08:50:07Z', null],
    ['a word', 'soon', null],
    ['nothing', '', null],
  ])('T30: returns the wait for %s', (_, value, wait) => {
    expect(read(value, sentAs)).toBe(wait);
  });
});
