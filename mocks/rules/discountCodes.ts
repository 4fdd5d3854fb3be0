import type { discountRefusals } from '@nevisa/api';
import type { Service } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import type { StoredDiscount } from '../fixtures/discounts/storedDiscount.ts';
import type { DiscountStore } from './management/discountStore.ts';
import type { StoredOrder } from './orders.ts';
import { type Refusal, refuseFieldAs } from './refusal.ts';

interface CodeInput {
  service: Service;
  caller: Account;
  orders: readonly StoredOrder[];
  discounts: DiscountStore;
}

/**
 * Finds the discount of a code for a purchase.
 *
 * @throws Refusal 400 with the reason in `error_code`
 */
export function findDiscount(code: string, input: CodeInput): StoredDiscount {
  const { service, discounts } = input;
  const discount = discounts.all().find((one) => one.code === code);
  if (discount === undefined) {
    throw refuseCode('invalid', 'این کد تخفیف معتبر نیست.');
  }
  refuseByStatus(discount, discounts);
  refuseByPerson(discount, input);
  if (
    discount.service_ids.length > 0 &&
    !discount.service_ids.map(String).includes(String(service.id))
  ) {
    throw refuseCode('not_for_service', 'این کد برای این بسته نیست.');
  }
  if ((service.actual_price ?? 0) < (discount.min_purchase ?? 0)) {
    throw refuseCode('min_purchase', 'مبلغ خرید برای این کد کم است.');
  }
  return discount;
}

function refuseByStatus(discount: StoredDiscount, discounts: DiscountStore): void {
  switch (discounts.getStatus(discount)) {
    case 'EXPIRED':
      throw refuseCode('expired', 'زمان این کد تخفیف گذشته است.');
    case 'EXHAUSTED':
      throw refuseCode('exhausted', 'ظرفیت این کد تمام شده است.');
    case 'DISABLED':
    case 'SCHEDULED':
      throw refuseCode('invalid', 'این کد تخفیف معتبر نیست.');
    case 'ACTIVE':
      break;
  }
}

function refuseByPerson(discount: StoredDiscount, { caller, orders }: CodeInput): void {
  const own = orders.filter(({ owner, state }) => owner === caller && state === 'paid');
  const uses = own.filter((order) => order.discount?.id === discount.id).length;
  if (discount.per_user_limit !== null && uses >= discount.per_user_limit) {
    throw refuseCode('used', 'این کد را قبلاً استفاده کرده‌اید.');
  }
  const hasBought = caller.transactions.some(
    ({ status, is_test }) => status === 'SUCCESS' && !is_test,
  );
  const isMeant =
    (discount.audience !== 'FIRST_PURCHASE' || !hasBought) &&
    (discount.audience !== 'USERS' || discount.user_ids.map(String).includes(caller.id));
  if (!isMeant) {
    throw refuseCode('invalid', 'این کد تخفیف معتبر نیست.');
  }
}

function refuseCode(reason: (typeof discountRefusals)[number], text: string): Refusal {
  return refuseFieldAs(reason, 'code', text);
}
