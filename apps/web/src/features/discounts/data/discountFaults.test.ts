import { describe, expect, it } from 'vitest';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { findFaults } from './discountFaults.ts';
import { makeBlankValues, type DiscountValues } from './discountValues.ts';

const filled: DiscountValues = {
  ...makeBlankValues('2026-11-21'),
  code: 'MEHR-1405',
  name: 'مهر',
  value: '25',
};
const listFaults = (change: Partial<DiscountValues>, used = 0) =>
  findFaults({ ...filled, ...change }, used);

describe('the faults of a form', () => {
  it('X-274: a filled-in form has none', () => {
    expect(listFaults({})).toEqual({});
  });

  it('X-274: a name of marks alone is missing', () => {
    expect(listFaults({ name: ' \u202E' })).toEqual({ name: 'این فیلد الزامی است' });
  });

  it.each([
    ['0', discountWords.percentRange],
    ['۱۰۱', discountWords.percentRange],
    ['-5', discountWords.percentRange],
    ['12.5', discountWords.percentWhole],
    ['۱۲٫۵', discountWords.percentWhole],
    ['ده', discountWords.percentWhole],
  ])('X-274: %s is no percentage', (value, fault) => {
    expect(listFaults({ value })).toEqual({ value: fault });
  });

  it.each(['1', '۱۰۰', '۲۵٪', ' 25 '])('X-274: %s is a percentage', (value) => {
    expect(listFaults({ value })).toEqual({});
  });

  it('X-274: an amount is at least 1,000 toman', () => {
    const fixed = (value: string) => listFaults({ discount_type: 'FIXED', value });
    expect(fixed('999')).toEqual({ value: discountWords.tomanLeast });
    expect(fixed('۱٬۰۰۰')).toEqual({});
  });

  it('X-274: a cap counts with a percentage alone', () => {
    expect(listFaults({ max_amount: '5' })).toEqual({ max_amount: discountWords.tomanLeast });
    expect(listFaults({ discount_type: 'FIXED', value: '5000', max_amount: '5' })).toEqual({});
  });

  it('X-274: the least purchase is 0 or more, or empty', () => {
    expect(listFaults({ min_purchase: '0' })).toEqual({});
    expect(listFaults({ min_purchase: '' })).toEqual({});
    expect(Object.keys(listFaults({ min_purchase: '-1' }))).toEqual(['min_purchase']);
  });

  it('X-274, T-89: an empty limit is none, and 0 is a fault', () => {
    expect(listFaults({ usage_limit: '', per_user_limit: '' })).toEqual({});
    expect(listFaults({ usage_limit: '0' })).toEqual({ usage_limit: discountWords.limitWrong });
    expect(listFaults({ per_user_limit: '0' })).toEqual({
      per_user_limit: discountWords.limitWrong,
    });
  });

  it('X-274: a person uses a code at most as often as all do', () => {
    expect(listFaults({ usage_limit: '5', per_user_limit: '6' })).toEqual({
      per_user_limit: discountWords.perUserAboveAll,
    });
    expect(listFaults({ usage_limit: '5', per_user_limit: '5' })).toEqual({});
    expect(listFaults({ per_user_limit: '6' })).toEqual({});
  });

  it('X-274: a code for chosen people has some', () => {
    expect(listFaults({ audience: 'USERS' })).toEqual({ user_ids: discountWords.noUsers });
    expect(listFaults({ audience: 'USERS', user_ids: ['1'] })).toEqual({});
  });

  it('X-276: the end is after the start, and a start in the past is allowed', () => {
    expect(listFaults({ ends_at: '2026-11-20' })).toEqual({ ends_at: discountsText.errDates });
    expect(listFaults({ ends_at: '2026-11-21' })).toEqual({});
    expect(listFaults({ starts_at: '2026-11-21T10:00', ends_at: '2026-11-21T10:00' })).toEqual({
      ends_at: discountsText.errDates,
    });
    expect(listFaults({ starts_at: '2020-01-01' })).toEqual({});
    expect(listFaults({ ends_at: 'T10:00' })).toEqual({ ends_at: discountWords.endWithoutDay });
  });

  it('X-278: a limit below the number of uses is a fault', () => {
    expect(listFaults({ usage_limit: '4' }, 5).usage_limit).toContain('۵');
    expect(listFaults({ usage_limit: '5' }, 5)).toEqual({});
    expect(listFaults({ usage_limit: '' }, 5)).toEqual({});
  });
});
