import type { Service } from '@nevisa/api/types';
import type { StoredDiscount } from '../fixtures/discounts/storedDiscount.ts';

/** The sums of a purchase, in whole toman. */
export interface PurchaseSums {
  price: number;
  discount_amount: number;
  /** Null while the backend names no tax. */
  vat_amount: number | null;
  payable: number;
}

/** The terms of a code on which the sums depend. */
export type PriceTerms = Pick<StoredDiscount, 'discount_type' | 'value' | 'max_amount'>;

/** Computes the sums as the server does: the discount is rounded down, and the tax is on what remains. */
export function computeSums(
  { actual_price: price }: Pick<Service, 'actual_price'>,
  discount: PriceTerms | null,
  vatPercent: number | null,
): PurchaseSums {
  const full = price ?? 0;
  const off = discount === null ? 0 : Math.min(full, computeDiscount(full, discount));
  const vat = vatPercent === null ? null : Math.floor(((full - off) * vatPercent) / 100);
  return { price: full, discount_amount: off, vat_amount: vat, payable: full - off + (vat ?? 0) };
}

function computeDiscount(
  price: number,
  { discount_type: type, value, max_amount }: PriceTerms,
): number {
  return type === 'PERCENT'
    ? Math.min(Math.floor((price * value) / 100), max_amount ?? Infinity)
    : value;
}
