import type { AnswerOf, Contract, PayloadOf } from '@nevisa/api';
import type { Id, Invoice, Service, StartedPurchase, Transaction } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from './clock.ts';
import { findDiscount } from './discountCodes.ts';
import { writeInvoice } from './invoices.ts';
import type { DiscountStore } from './management/discountStore.ts';
import {
  addPackage,
  addTransaction,
  addWalletPayment,
  completeOrder,
  linkLife,
  markTransaction,
  settleAll,
  type StoredOrder,
} from './orders.ts';
import { computeSums } from './purchaseSums.ts';
import { Refusal, refuse, refuseField } from './refusal.ts';
import { Repeated } from './repeated.ts';

type CheckDiscount = PayloadOf<Contract['checkDiscount']>;
type StartPurchase = PayloadOf<Contract['startPurchase']>;

/** What a test or story changes about selling. */
export interface SellingOptions {
  /** The packages on sale. */
  services: readonly Service[];
  /** In percent of what remains after the discount; null names no tax. */
  vatPercent: number | null;
  /** The address of the gateway, absolute or from the root of this server. */
  gateway: string;
  /** What happens to an invoice before it is sent, e.g. another sum. */
  changeInvoice?: (invoice: Invoice) => Invoice;
}

/** The orders of one backend, and the codes that lower their prices. */
export interface SellingStores {
  orders: StoredOrder[];
  discounts: DiscountStore;
}

/** Packages, discount codes and orders, with the bank behind them. */
export function createPurchaseRules(
  clock: Clock,
  options: SellingOptions,
  { orders, discounts }: SellingStores,
) {
  const current = () => settleAll(orders, clock);
  const find = (number: string) => current().find((order) => order.number === number);
  return {
    selling: options,
    orders: current,
    getServices: () => [...options.services],
    listTransactions: (caller: Account) => {
      current();
      return caller.transactions;
    },
    retrieveInvoice: (caller: Account, { id }: { id: Id }): Invoice => {
      const invoice = writeInvoice(caller, id, current(), options.services);
      return options.changeInvoice?.(invoice) ?? invoice;
    },
    checkDiscount: (caller: Account, { code, service_id }: CheckDiscount) => {
      const service = findService(options, service_id);
      const discount = findDiscount(code, { service, caller, orders: current(), discounts });
      const { price: _price, ...sums } = computeSums(service, discount, options.vatPercent);
      const { discount_type, value } = discount;
      return { code: discount.code, discount_type, value, ...sums };
    },
    startPurchase: (caller: Account, payload: StartPurchase): StartedPurchase | Repeated => {
      const earlier = current().find(
        ({ owner, clientId }) => owner === caller && clientId === payload.client_id,
      );
      return earlier === undefined
        ? startOrder({ caller, payload, orders, discounts, options, clock })
        : new Repeated(toAnswer(earlier, options));
    },
    retrievePurchase: (
      caller: Account,
      { order_number }: { order_number: string },
    ): AnswerOf<Contract['retrievePurchase']> => {
      const order = find(order_number);
      if (order?.owner === caller) {
        return describeOrder(order, options, clock);
      }
      const listed = caller.transactions.find((each) => each.order_number === order_number);
      if (listed === undefined) {
        throw refuse('order_not_found', 'این سفارش پیدا نشد.');
      }
      return describeListed(listed, clock);
    },
    buyService: (caller: Account, { service_id }: { service_id: Id }) =>
      payFromWallet(caller, findService(options, service_id), clock),
    /** What the bank reports: the order is paid, refused, or paid and not confirmed until later. */
    settleOrder: (number: string, what: BankReport, confirmsIn = 0) => {
      const order = find(number);
      if (order?.state === 'open') {
        report(order, { what, confirmsAt: clock.now() + confirmsIn, clock });
      }
      return order;
    },
  };
}

function describeOrder(order: StoredOrder, options: SellingOptions, clock: Clock) {
  return {
    status: toStatus(order),
    amount: order.amount,
    expires_at: toIsoTime(order.startedAt + linkLife),
    server_time: toIsoTime(clock.now()),
    redirect_url: order.state === 'open' ? linkTo(order, options) : null,
    service_record: order.record,
  };
}

/** An order of the list that was begun before this server: its link is not known, and ends like any. */
function describeListed({ status, amount, created_at }: Transaction, clock: Clock) {
  const expiresAt = Date.parse(created_at ?? '') + linkLife;
  const isExpired = status === 'PENDING' && clock.now() >= expiresAt;
  return {
    status: isExpired ? 'FAILED' : status,
    amount,
    expires_at: Number.isNaN(expiresAt) ? null : toIsoTime(expiresAt),
    server_time: toIsoTime(clock.now()),
    redirect_url: null,
    service_record: null,
  } as const;
}

type BankReport = 'paid' | 'failed' | 'confirming';

function report(
  order: StoredOrder,
  { what, confirmsAt, clock }: { what: BankReport; confirmsAt: number; clock: Clock },
): void {
  if (what === 'paid') {
    completeOrder(order, clock);
    return;
  }
  order.state = what;
  order.confirmsAt = what === 'confirming' ? confirmsAt : null;
  if (what === 'failed') {
    markTransaction(order, 'FAILED');
  }
}

function payFromWallet(caller: Account, service: Service, clock: Clock) {
  const account = caller.nevisa_service_account;
  const charge = account.current_charge ?? 0;
  const price = service.actual_price ?? 0;
  if (charge < price) {
    throw new Refusal(400, { non_field_errors: ['اعتبار کیف پول کافی نیست.'] });
  }
  account.current_charge = charge - price;
  const number = `W${caller.transactions.length + 1}`;
  addWalletPayment(caller, service, number, clock);
  return { message: 'بسته فعال شد.', service_record: addPackage(caller, service, number, clock) };
}

interface StartInput {
  caller: Account;
  payload: StartPurchase;
  orders: StoredOrder[];
  discounts: DiscountStore;
  options: SellingOptions;
  clock: Clock;
}

function startOrder(input: StartInput): StartedPurchase {
  const { caller, payload, orders, discounts, options, clock } = input;
  const service = findService(options, payload.service_id);
  refuseSecondGift(service, caller, orders);
  const { discount_code: code = null } = payload;
  const discount =
    code === null ? null : findDiscount(code, { service, caller, orders, discounts });
  refusePending(input);
  const sums = computeSums(service, discount, options.vatPercent);
  if (sums.payable !== payload.expected_payable) {
    throw refuse('price_changed', 'قیمت این بسته تغییر کرده است.', { ...sums });
  }
  const order: StoredOrder = {
    number: `NV-${3_001 + orders.length}`,
    clientId: payload.client_id,
    owner: caller,
    service,
    amount: sums.payable,
    sums,
    code: discount?.code ?? null,
    discount: discount && { id: discount.id, amount: sums.discount_amount },
    startedAt: clock.now(),
    state: 'open',
    confirmsAt: null,
    paidAt: null,
    record: null,
  };
  orders.push(order);
  addTransaction(order, clock);
  if (sums.payable === 0) {
    completeOrder(order, clock);
  }
  return toAnswer(order, options);
}

function refusePending({ caller, payload, orders, options, clock }: StartInput): void {
  const pending = orders.find(({ owner, state }) => owner === caller && state === 'open');
  if (pending === undefined) {
    return;
  }
  if (pending.number === payload.replaces) {
    pending.state = 'replaced';
    markTransaction(pending, 'FAILED');
    return;
  }
  throw refuse('pending_purchase', 'یک پرداخت ناتمام دارید.', {
    order_number: pending.number,
    redirect_url: linkTo(pending, options),
    expires_at: toIsoTime(pending.startedAt + linkLife),
    server_time: toIsoTime(clock.now()),
    amount: pending.amount,
    service_name: pending.service.name,
  });
}

function refuseSecondGift(service: Service, caller: Account, orders: StoredOrder[]): void {
  const had = orders.some(
    (order) => order.owner === caller && order.service.id === service.id && order.state === 'paid',
  );
  if (service.is_gift && had) {
    throw new Refusal(400, { non_field_errors: ['این هدیه را پیش‌تر گرفته‌اید.'] });
  }
}

function findService({ services }: SellingOptions, id: Id): Service {
  const service = services.find((one) => one.id === id);
  if (service === undefined || service.is_for_enterprise) {
    throw refuseField('service_id', 'این بسته دیگر فروخته نمی‌شود.');
  }
  return service;
}

function toAnswer(order: StoredOrder, options: SellingOptions): StartedPurchase {
  return {
    order_number: order.number,
    amount: order.amount,
    redirect_url: order.amount === 0 ? null : linkTo(order, options),
  };
}

function linkTo({ number }: StoredOrder, { gateway }: SellingOptions): string {
  return `${gateway}?order=${number}`;
}

function toStatus({ state }: StoredOrder): 'PENDING' | 'FAILED' | 'SUCCESS' {
  if (state === 'paid') {
    return 'SUCCESS';
  }
  return state === 'open' || state === 'confirming' ? 'PENDING' : 'FAILED';
}
