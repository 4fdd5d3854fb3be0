import { describe, expect, it } from 'vitest';
import { services } from '@nevisa/mocks/services';
import {
  capText,
  formatPackages,
  listPricedPackages,
  formatSpan,
  formatUses,
  formatValue,
} from './describeDiscount.ts';

describe('a code in words', () => {
  it('X-273: the value in percent with its cap, or in toman', () => {
    expect(formatValue({ discount_type: 'PERCENT', value: 25 })).toBe('۲۵٪');
    expect(capText({ max_amount: 300_000 })).toBe('تا ۳۰۰٬۰۰۰ تومان');
    expect(capText({ max_amount: null })).toBeNull();
    expect(formatValue({ discount_type: 'FIXED', value: 100_000 })).toBe('۱۰۰٬۰۰۰ تومان');
  });

  it('X-273: uses of a limit, or alone without one', () => {
    expect(formatUses({ used_count: 3, usage_limit: 1_000 })).toBe('۳ از ۱٬۰۰۰ بار');
    expect(formatUses({ used_count: 0, usage_limit: null })).toBe('۰ بار');
  });

  it('X-276: an end at midnight is the whole day before, any other end has its clock', () => {
    const starts_at = '2026-11-20T20:30:00Z';
    expect(formatSpan({ starts_at, ends_at: '2026-12-21T20:30:00Z' })).toEqual([
      'از ۳۰ آبان ۱۴۰۵',
      'تا پایان روز ۳۰ آذر ۱۴۰۵',
    ]);
    expect(formatSpan({ starts_at, ends_at: '2026-12-21T14:30:00Z' })[1]).toBe(
      'تا ۳۰ آذر ۱۴۰۵، ساعت ۱۸:۰۰',
    );
    expect(formatSpan({ starts_at: 'soon', ends_at: null })).toEqual(['از —', 'بدون پایان']);
  });

  it('X-273: packages are named; no package means all, and a deleted package is marked', () => {
    expect(formatPackages([], services)).toBe('همهٔ بسته‌ها');
    expect(formatPackages([services[1].id, 'x'], services)).toBe('بستهٔ ده‌ساعته، بستهٔ حذف‌شده');
    expect(formatPackages([services[1].id], null)).toBe('…');
  });

  it('X-275: examples are for packages with a price that the site sells', () => {
    expect(listPricedPackages(services).map(({ name }) => name)).toEqual([
      'بستهٔ ده‌ساعته',
      'بستهٔ بیست‌ساعته',
      'بستهٔ نامحدود',
    ]);
  });
});
