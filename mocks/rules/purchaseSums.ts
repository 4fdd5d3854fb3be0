import type { Service } from '@nevisa/api/types';
import type { Discount } from '../fixtures/discounts.ts';

/** The sums of a purchase, in whole toman. */
export interface PurchaseSums {
  price: number;
  discount_amount: number;
  /** Null while the backend names no tax. */
  vat_amount: number | null;
  payable: number;
}

/** Computes the sums as the server does: the discount is rounded down, and the tax is on what remains. */
export function computeSums(
  { actual_price: price }: Service,
  discount: Discount | null,
  vatPercent: number | null,
): PurchaseSums {
  const full = price ?? 0;
  const off = discount === null ? 0 : Math.min(full, discountOf(full, discount));
  const vat = vatPercent === null ? null : Math.floor(((full - off) * vatPercent) / 100);
  return { price: full, discount_amount: off, vat_amount: vat, payable: full - off + (vat ?? 0) };
}

function discountOf(price: number, { type, value }: Discount): number {
  return type === 'PERCENT' ? Math.floor((price * value) / 100) : value;
}
