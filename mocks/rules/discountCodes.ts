import type { Service } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { type Discount, discounts } from '../fixtures/discounts.ts';
import type { StoredOrder } from './orders.ts';
import { Refusal } from './refusal.ts';

/**
 * Finds the discount of a code for a purchase.
 *
 * @throws Refusal 400 with the reason in `error_code`
 */
export function findDiscount(
  code: string,
  service: Service,
  caller: Account,
  orders: readonly StoredOrder[],
): Discount {
  const discount = discounts.find((one) => one.code === code);
  if (discount === undefined) {
    throw refuseCode('invalid', 'این کد تخفیف معتبر نیست.');
  }
  const uses = orders.filter(
    ({ owner, code: used, state }) => owner === caller && used === code && state === 'paid',
  ).length;
  if (discount.endsAt !== null) {
    throw refuseCode('expired', 'زمان این کد تخفیف گذشته است.');
  }
  if (discount.left === 0) {
    throw refuseCode('exhausted', 'ظرفیت این کد تمام شده است.');
  }
  if (discount.perUser !== null && uses >= discount.perUser) {
    throw refuseCode('used', 'این کد را قبلاً استفاده کرده‌اید.');
  }
  if (discount.serviceIds.length > 0 && !discount.serviceIds.includes(service.id)) {
    throw refuseCode('not_for_service', 'این کد برای این بسته نیست.');
  }
  if ((service.actual_price ?? 0) < discount.minPurchase) {
    throw refuseCode('min_purchase', 'مبلغ خرید برای این کد کم است.');
  }
  return discount;
}

function refuseCode(reason: string, text: string): Refusal {
  return new Refusal(400, { code: [text], error_code: reason });
}

/** What a code is at this moment, for everyone; null for a code that does not exist. */
export function statusOfCode(code: string): 'ACTIVE' | 'EXPIRED' | 'EXHAUSTED' | null {
  const discount = discounts.find((one) => one.code === code);
  if (discount === undefined) {
    return null;
  }
  if (discount.endsAt !== null) {
    return 'EXPIRED';
  }
  return discount.left === 0 ? 'EXHAUSTED' : 'ACTIVE';
}
