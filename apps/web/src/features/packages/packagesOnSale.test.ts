import type { Service } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import {
  areCompared,
  contradictsItself,
  findBestValue,
  findHourlyPrice,
  findSold,
  formatHours,
  formatTerm,
  formatValidity,
  readPrice,
  readShownPrice,
  selectShown,
} from './packagesOnSale.ts';

const now = Date.parse('2026-11-21T12:00:00+03:30');

const sell = (id: string, other: Partial<Service> = {}): Service => ({
  id,
  name: id,
  code: null,
  description: '',
  deadline: 30,
  price_per_hour: null,
  hour_limit: 10,
  max_users: 1,
  actual_price: 950_000,
  is_infinite: false,
  is_gift: false,
  is_for_telegram: false,
  is_for_enterprise: false,
  ...other,
});

describe('the packages on sale', () => {
  it('X-80: those of the bot are shown only alone', () => {
    const [site, bot] = [sell('site'), sell('bot', { is_for_telegram: true })];
    expect(selectShown([bot, site], now)).toEqual([site]);
    expect(selectShown([bot], now)).toEqual([bot]);
  });

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-21T08:00:00Z', false],
    ['2026-12-21', true],
    [30, true],
    ['30', true],
    [null, true],
  ])('X-202: a package until %s is sold: %s', (deadline, isSold) => {
    expect(selectShown([sell('one', { deadline })], now)).toHaveLength(isSold ? 1 : 0);
  });

  it('X-201: an enterprise package without a sum has no price to show, and a gift is free', () => {
    const price = (other: Partial<Service>) => readShownPrice(sell('one', other));
    expect(price({ actual_price: 0, is_for_enterprise: true })).toBeNull();
    expect(price({ actual_price: 5_400_000, is_for_enterprise: true })).toBe(5_400_000);
    expect(price({ actual_price: 0 })).toBe(0);
  });

  it('X-202: the last day of a package ends at midnight of Iran', () => {
    const one = sell('one', { deadline: '2026-11-21' });
    expect(selectShown([one], Date.parse('2026-11-21T23:59:00+03:30'))).toEqual([one]);
    expect(selectShown([one], Date.parse('2026-11-22T00:00:00+03:30'))).toEqual([]);
  });

  it.each([
    [{ hour_limit: 10 }, '۱۰ ساعت تبدیل گفتار'],
    [{ is_infinite: true }, 'تبدیل نامحدود'],
    [{ hour_limit: null }, undefined],
  ])('X-80: the hours of a package with %j are «%s»', (other, text) => {
    expect(formatHours(sell('one', other))).toBe(text);
  });

  it.each([
    [30, 'اعتبار ۳۰ روز'],
    ['2026-12-21', 'تا ۳۰ آذر ۱۴۰۵ اعتبار دارد'],
    ['30', undefined],
    [null, undefined],
    [0, undefined],
    [1.5, undefined],
  ])('X-80, X-202: the validity %j is «%s»', (deadline, text) => {
    expect(formatValidity(sell('one', { deadline }))).toBe(text);
  });

  it('X-200: below a head that names the validity its word is not repeated', () => {
    expect(formatTerm(sell('one', { deadline: 30 }))).toBe('۳۰ روز');
    expect(formatTerm(sell('one', { deadline: '2026-12-21' }))).toBe('تا ۳۰ آذر ۱۴۰۵ اعتبار دارد');
    expect(formatTerm(sell('one', { deadline: null }))).toBeUndefined();
  });

  it.each([
    ['the number of the server', { price_per_hour: 95_000 }, 95_000],
    ['price by hours without a number of the server', { price_per_hour: 0 }, 95_000],
    ['price by hours, rounded', { actual_price: 1_000_000, hour_limit: 3 }, 333_333],
    ['none for an endless one', { is_infinite: true, hour_limit: null }, null],
    ['none for a free one', { actual_price: 0, price_per_hour: 0 }, null],
    ['none without hours', { hour_limit: null }, null],
  ])('X-200: the price of an hour: %s', (_, other, hourly) => {
    expect(findHourlyPrice(sell('one', other))).toBe(hourly);
  });

  it('X-200: two numbers that differ by more than a hundredth contradict each other', () => {
    expect(contradictsItself(sell('one', { price_per_hour: 95_900 }))).toBe(false);
    expect(contradictsItself(sell('one', { price_per_hour: 97_000 }))).toBe(true);
    expect(contradictsItself(sell('one', { price_per_hour: 1, is_infinite: true }))).toBe(false);
  });

  it('X-200: the best value has the lowest price of an hour; enterprise, free and endless ones do not count', () => {
    const list = [
      sell('ten'),
      sell('twenty', { hour_limit: 20, actual_price: 1_250_000 }),
      sell('firm', { hour_limit: 100, actual_price: 100, is_for_enterprise: true }),
      sell('gift', { actual_price: 0, is_gift: true }),
      sell('endless', { is_infinite: true, price_per_hour: 1 }),
    ];
    expect(findBestValue(list)).toBe('twenty');
    expect(findBestValue(list.slice(0, 1))).toBeNull();
  });

  it('X-200: they are compared from three on', () => {
    const list = ['ten', 'twenty', 'fifty'].map((id) => sell(id));
    expect(areCompared(list)).toBe(true);
    expect(areCompared(list.slice(1))).toBe(false);
  });

  it('X-200: of two equal ones the cheaper one is the best value', () => {
    const list = [sell('ten'), sell('five', { hour_limit: 5, actual_price: 475_000 })];
    expect(findBestValue(list)).toBe('five');
  });

  it.each([
    [950_000, 950_000],
    [0, 0],
    [999.5, null],
    [-1, null],
    [2 ** 53, null],
    [Number.NaN, null],
    [null, null],
  ])('X-221: the price %s is %s', (price, read) => {
    expect(readPrice(sell('one', { actual_price: price }))).toBe(read);
  });

  it('X-204, T-68: a package of an address is found by its id of any type, if it can be bought', () => {
    const list = [{ ...sell('x'), id: 5 }, sell('firm', { is_for_enterprise: true })];
    expect(findSold(list, '5')?.id).toBe(5);
    expect(findSold(list, 'firm')).toBeNull();
    expect(findSold(list, '6')).toBeNull();
  });
});
