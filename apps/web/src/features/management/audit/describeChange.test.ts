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
});
