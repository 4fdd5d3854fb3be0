import { describe, expect, it } from 'vitest';
import type { AuditRow } from '@nevisa/api/types';
import { describeAction, describeChange, describeKind } from './describeChange.ts';

const row = { action: null, object: { kind: null, id: 1, name: '' } } as unknown as AuditRow;

describe('a row of the audit list in words', () => {
  it.each([
    [
      { field: 'is_active', before: true, after: false },
      { before: 'بله', after: 'خیر' },
    ],
    [
      { field: 'usage_remained', before: 0, after: 3_600_000 },
      { before: '۰ دقیقه', after: '۱ ساعت' },
    ],
    [
      { field: 'email', before: null, after: 'a@b.c' },
      { before: 'خالی', after: 'a@b.c' },
    ],
    [
      { field: 'service_ids', before: ['a'], after: ['a', 'b'] },
      { before: 'a', after: 'a، b' },
    ],
  ])('X-298: %j has both values', (change, values) => {
    expect(describeChange(change).values).toEqual(values);
  });

  it('X-298: values that are not kept are not shown as empty', () => {
    expect(describeChange({ field: 'password', before: null, after: null }).values).toBeNull();
  });

  it('X-298: an action or a kind that this version does not know is neutral', () => {
    expect([describeAction(row), describeKind(row)]).toEqual(['کار دیگر', null]);
  });

  it('X-298: the kind of a discount and its audience are words', () => {
    expect(
      describeChange({ field: 'discount_type', before: 'PERCENT', after: 'FIXED' }).values,
    ).toEqual({ before: 'درصدی', after: 'مبلغ ثابت' });
    expect(describeChange({ field: 'audience', before: 'ALL', after: 'SOMETHING' }).values).toEqual(
      {
        before: 'همه',
        after: 'SOMETHING',
      },
    );
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
    expect(
      describeChange({ field: 'service_ids', before: [], after: ['الف', 'ب'] }).values,
    ).toEqual({
      before: 'خالی',
      after: 'الف، ب',
    });
    expect(describeChange({ field: 'code', before: 'A-1', after: 'B-2' }).latin).toBe(true);
  });
});
