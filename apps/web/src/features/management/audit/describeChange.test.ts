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

  it.each([
    [
      { field: 'send_at', before: null, after: '2026-11-24T05:30:00Z' },
      ['زمان ارسال', 'خالی', '۳ آذر ۱۴۰۵، ساعت ۰۹:۰۰'],
    ],
    [
      { field: 'expires_at', before: '2026-11-24T20:30:00Z', after: null },
      ['پایان نمایش', '۳ آذر ۱۴۰۵', 'خالی'],
    ],
    [{ field: 'state', before: 'SCHEDULED', after: 'DRAFT' }, ['وضعیت', 'زمان‌بندی‌شده', 'پیش‌نویس']],
    [
      { field: 'message_type', before: 'NOTIFICATION', after: 'OFFER' },
      ['نوع پیام', 'اطلاعیه', 'پیشنهاد'],
    ],
    [
      { field: 'audience', before: 'NEW_USERS', after: 'EXPIRED_SERVICE' },
      ['مخاطبان', 'کاربران جدید', 'بستهٔ پایان‌یافته'],
    ],
    [{ field: 'recipients', before: null, after: 1_284 }, ['شمار گیرندگان', 'خالی', '۱٬۲۸۴']],
  ])('X-298: %j of a message is in words and at the time of Tehran', (change, said) => {
    const { field, values } = describeChange(change);
    expect([field, values?.before, values?.after]).toEqual(said);
  });

  it('X-298: each field that a message or an export changes has a name', () => {
    const fields = ['title', 'text', 'link', 'discount_code', 'period'];
    const change = { before: 'a', after: 'b' };
    expect(fields.map((field) => describeChange({ field, ...change }).field)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/[a-z]/)]),
    );
  });
});
