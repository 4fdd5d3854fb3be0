import type { Discount } from '@nevisa/api/types';

/** The terms of a code on which a price depends, in percent and toman. */
export type PriceTerms = Pick<Discount, 'discount_type' | 'value' | 'max_amount'>;

/** The least part of a price that is left without a warning. */
const steepShare = 0.1;

/**
 * What a buyer pays for a package of this price, in whole toman, as the server computes it: a
 * percentage is rounded down, a cap ends it, and no discount is larger than the price.
 */
export function estimatePayable(price: number, terms: PriceTerms): number {
  return price - Math.min(price, computeDiscount(price, terms));
}

function computeDiscount(
  price: number,
  { discount_type: type, value, max_amount: cap }: PriceTerms,
) {
  if (type !== 'PERCENT') {
    return value;
  }
  const hundredfold = price * value;
  return Math.min((hundredfold - (hundredfold % 100)) / 100, cap ?? Infinity);
}

/** Whether a buyer pays nothing, or less than a tenth: most often a slip of the hand. */
export function findWarning(price: number, payable: number): 'free' | 'steep' | null {
  if (price > 0 && payable <= 0) {
    return 'free';
  }
  return payable < price * steepShare ? 'steep' : null;
}
