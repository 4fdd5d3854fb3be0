import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSums } from '@nevisa/mocks/purchaseSums';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { estimatePayable, findWarning, type PriceTerms } from './estimate.ts';

const price = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 1e9 }));
const cap = fc.option(fc.integer({ min: 1_000, max: 1_000_000 }));
const terms: fc.Arbitrary<PriceTerms> = fc.oneof(
  fc.record({
    discount_type: fc.constant('PERCENT' as const),
    value: fc.integer({ min: 1, max: 100 }),
    max_amount: cap,
  }),
  fc.record({
    discount_type: fc.constant('FIXED' as const),
    value: fc.integer({ min: 1_000, max: 2_000_000 }),
    max_amount: fc.constant(null),
  }),
);

describe('the estimate of what a buyer pays', () => {
  it(
    'X-275: equals the sum of the server in 10,000 cases',
    () => {
      checkEvery(10_000, price, terms, (actual_price, code) => {
        const type = code.discount_type ?? 'FIXED';
        const sums = computeSums({ actual_price }, { ...code, discount_type: type }, null);
        expect(estimatePayable(actual_price, code)).toBe(sums.payable);
      });
    },
    fuzzTime(10_000),
  );

  it.each([
    ['half a toman', 950_001, { discount_type: 'PERCENT', value: 50 }, 475_001],
    ['an odd percentage', 950_000, { discount_type: 'PERCENT', value: 33 }, 636_500],
    ['one per cent of a small price', 99, { discount_type: 'PERCENT', value: 1 }, 99],
    ['a cap', 950_000, { discount_type: 'PERCENT', value: 50, max_amount: 300_000 }, 650_000],
    ['everything', 950_000, { discount_type: 'PERCENT', value: 100 }, 0],
    ['more than the price', 50_000, { discount_type: 'FIXED', value: 75_000 }, 0],
  ] as const)('X-275: %s', (_, actual, code, payable) => {
    expect(estimatePayable(actual, { max_amount: null, ...code })).toBe(payable);
  });

  it('X-275: warns of a free package and of more than ninety per cent off', () => {
    expect(findWarning(950_000, 0)).toBe('free');
    expect(findWarning(950_000, 94_999)).toBe('steep');
    expect(findWarning(950_000, 95_000)).toBeNull();
    expect(findWarning(0, 0)).toBeNull();
  });
});
