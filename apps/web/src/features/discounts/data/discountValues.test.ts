import { describe, expect, it } from 'vitest';
import type { Discount } from '@nevisa/api/types';
import {
  toWholeTerms,
  makeBlankValues,
  getShownValues,
  makeSimilarValues,
  toTerms,
  toValues,
} from './discountValues.ts';

const values = { ...makeBlankValues('2026-11-21'), value: '۲۵' };

const other: Discount = {
  id: 7,
  revision: 3,
  ...toWholeTerms({
    ...values,
    code: 'OLD',
    name: 'نوروز',
    usage_limit: '9',
    is_active: false,
  }),
  ends_at: '2026-12-01T00:00:00Z',
  used_count: 4,
  revenue: 100,
  status: 'DISABLED',
  batch_id: null,
  created_at: '2026-01-01T00:00:00Z',
};

describe('the values of a form', () => {
  it('X-274: a name is sent without marks of direction', () => {
    expect(toWholeTerms({ ...values, name: ' نو\u202Eروز ' }).name).toBe('نوروز');
  });

  it('X-274, T-89: an empty limit is sent as none, and 0 stays 0', () => {
    expect(toWholeTerms(values)).toMatchObject({
      value: 25,
      usage_limit: null,
      per_user_limit: null,
      max_amount: null,
      ends_at: null,
    });
    expect(toWholeTerms({ ...values, usage_limit: '0' }).usage_limit).toBe(0);
  });

  it('X-276, T-83: an end day is sent as the next midnight of Tehran', () => {
    expect(toWholeTerms({ ...values, ends_at: '2026-11-21' })).toMatchObject({
      starts_at: '2026-11-20T20:30:00.000Z',
      ends_at: '2026-11-21T20:30:00.000Z',
    });
  });

  it('X-276: the times of a stored code are sent as they came', () => {
    const times = { starts_at: '2026-11-20T20:30:00.000Z', ends_at: '2026-11-21T20:30:00.000Z' };
    const stored = toValues({ ...other, ...times });
    expect([stored.starts_at, stored.ends_at]).toEqual(['2026-11-21', '2026-11-21']);
    expect(toWholeTerms(stored)).toMatchObject(times);
    const clocks = { starts_at: '2026-11-21T06:30:00.000Z', ends_at: '2026-11-21T10:30:00.000Z' };
    expect(toWholeTerms(toValues({ ...other, ...clocks }))).toMatchObject(clocks);
  });

  it('X-274: what another choice hides is not sent', () => {
    const hidden = { ...values, max_amount: '5000', user_ids: ['1'] };
    expect(getShownValues(hidden)).toMatchObject({ max_amount: '5000', user_ids: [] });
    expect(getShownValues({ ...hidden, discount_type: 'FIXED', audience: 'USERS' })).toMatchObject({
      max_amount: '',
      user_ids: ['1'],
    });
  });

  it('X-278: a change is sent with its fields alone', () => {
    expect(toTerms({ name: ' مهر ', usage_limit: '۷' })).toEqual({ name: 'مهر', usage_limit: 7 });
  });

  it('X-280: a similar code has the terms of the other one, without its code and its dates', () => {
    expect(makeSimilarValues(other, '2026-11-25')).toMatchObject({
      code: '',
      name: 'نوروز',
      value: '25',
      usage_limit: '9',
      starts_at: '2026-11-25',
      ends_at: '',
      is_active: true,
    });
  });
});
