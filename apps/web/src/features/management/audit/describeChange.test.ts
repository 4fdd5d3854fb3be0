import { expect, it } from 'vitest';
import { describeChange } from './describeChange.ts';

it('X-298: the kind of a discount and its audience are words', () => {
  expect(
    describeChange({ field: 'discount_type', before: 'PERCENT', after: 'FIXED' }).values,
  ).toEqual({ before: 'درصدی', after: 'مبلغ ثابت' });
  expect(describeChange({ field: 'audience', before: 'ALL', after: 'SOMETHING' }).values).toEqual({
    before: 'همه',
    after: 'SOMETHING',
  });
});

it('X-298, T-83: the end of a code is the day that an administrator chose', () => {
  expect(
    describeChange({ field: 'ends_at', before: null, after: '2026-11-21T20:30:00.000Z' }),
  ).toEqual({
    field: 'پایان',
    values: { before: 'خالی', after: '۳۰ آبان ۱۴۰۵' },
    latin: false,
  });
});

it('X-298: packages are listed, and a code is Latin', () => {
  expect(describeChange({ field: 'service_ids', before: [], after: ['الف', 'ب'] }).values).toEqual({
    before: 'خالی',
    after: 'الف، ب',
  });
  expect(describeChange({ field: 'code', before: 'A-1', after: 'B-2' }).latin).toBe(true);
});
