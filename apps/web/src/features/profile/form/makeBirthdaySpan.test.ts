import { formatDate, parseWireTime } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { makeBirthdaySpan } from './makeBirthdaySpan.ts';

it('X-231: the first birthday is the first day of 1300', () => {
  const first = parseWireTime(`${makeBirthdaySpan(0).start}T12:00:00Z`);
  expect(first && formatDate(first)).toBe('۱ فروردین ۱۳۰۰');
});

it.each([
  ['2026-11-21T20:29:59.999Z', '2026-11-21'],
  ['2026-11-21T20:30:00Z', '2026-11-22'],
])('X-231: at %s the last birthday is %s, today in Tehran', (now, today) => {
  expect(makeBirthdaySpan(Date.parse(now)).end).toBe(today);
});
