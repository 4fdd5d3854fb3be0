import { getPackageInUse } from '@nevisa/api';
import type { Service, ServiceRecord, Transaction } from '@nevisa/api/types';
import { type Account, withoutService } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from './clock.ts';
import type { PurchaseSums } from './purchaseSums.ts';

const day = 86_400_000;
const hour = 3_600_000;
/** How long the link to the gateway lives, in ms. */
export const linkLife = 20 * 60_000;

/**
 * One purchase. `open`: not paid yet. `confirming`: paid, and the bank has not confirmed.
 * The rest is final.
 */
export interface StoredOrder {
  readonly number: string;
  readonly clientId: string;
  readonly owner: Account;
  readonly service: Service;
  readonly amount: number;
  readonly sums: PurchaseSums;
  readonly code: string | null;
  /** The code by its id, which outlives its letters, and what it takes off; null without one. */
  readonly discount: { readonly id: string; readonly amount: number } | null;
  readonly startedAt: number;
  state: 'open' | 'confirming' | 'paid' | 'failed' | 'expired' | 'replaced';
  /** When the bank confirms a payment that waits for it; null while it does not. */
  confirmsAt: number | null;
  /** When it was paid, in ms since 1970; null before. */
  paidAt: number | null;
  record: ServiceRecord | null;
}

/** Brings an order to the present: an unpaid link expires, and a waiting payment is confirmed. */
function settle(order: StoredOrder, clock: Clock): void {
  if (order.state === 'open' && clock.now() >= order.startedAt + linkLife) {
    order.state = 'expired';
    markTransaction(order, 'FAILED');
  }
  if (
    order.state === 'confirming' &&
    order.confirmsAt !== null &&
    clock.now() >= order.confirmsAt
  ) {
    completeOrder(order, clock);
  }
}

/** Brings all orders to the present. */
export function settleAll<Orders extends readonly StoredOrder[]>(
  orders: Orders,
  clock: Clock,
): Orders {
  for (const order of orders) {
    settle(order, clock);
  }
  return orders;
}

/** Makes the order paid, and gives its owner the package: now, or when the current one ends. */
export function completeOrder(order: StoredOrder, clock: Clock): void {
  order.state = 'paid';
  order.paidAt = clock.now();
  order.record = addPackage(order.owner, order.service, order.number, clock);
  markTransaction(order, 'SUCCESS', toIsoTime(clock.now()));
}

/** Gives an account a package, which begins now or at the end of the current one. */
export function addPackage(
  owner: Account,
  service: Service,
  number: string,
  clock: Clock,
): ServiceRecord {
  const account = owner.nevisa_service_account;
  const current = getPackageInUse(owner);
  const end = current?.end_time ?? null;
  const start = end === null ? clock.now() : Date.parse(end);
  const days = typeof service.deadline === 'number' ? service.deadline : 30;
  const record: ServiceRecord = {
    id: `5c${number}`,
    start_time: toIsoTime(start),
    end_time: toIsoTime(start + days * day),
    key: `key-of-${owner.username}`,
    service,
  };
  owner.nevisa_service_account =
    current === null
      ? {
          ...withoutService,
          configuration: account.configuration,
          current_charge: account.current_charge,
          has_service: true,
          usage_remained: (service.hour_limit ?? 0) * hour,
          is_usage_infinite: service.is_infinite,
          current_service_record: record,
        }
      : { ...account, reserved_service_record: record };
  return record;
}

/** Writes the payment of an order into the list of its owner. */
export function addTransaction(order: StoredOrder, clock: Clock): void {
  order.owner.transactions.unshift({
    ...describePayment(order.service, order.number, clock),
    amount: order.amount,
    discount_code: order.code,
  });
}

/** Writes a payment from the wallet into the list of its owner; no bank has a reference of it. */
export function addWalletPayment(
  owner: Account,
  service: Service,
  number: string,
  clock: Clock,
): void {
  owner.transactions.unshift({
    ...describePayment(service, number, clock),
    amount: service.actual_price ?? 0,
    verified_at: toIsoTime(clock.now()),
    status: 'SUCCESS',
  });
}

function describePayment(service: Service, number: string, clock: Clock): Transaction {
  return {
    id: number,
    amount: null,
    description: `خرید ${service.name}`,
    created_at: toIsoTime(clock.now()),
    verified_at: null,
    status: 'PENDING',
    is_test: false,
    ref_id: null,
    order_number: number,
    service_name: service.name,
    discount_code: null,
  };
}

export function markTransaction(
  { owner, number }: StoredOrder,
  status: 'SUCCESS' | 'FAILED',
  verifiedAt: string | null = null,
): void {
  const transaction = owner.transactions.find(({ order_number }) => order_number === number);
  if (transaction !== undefined) {
    Object.assign(transaction, {
      status,
      verified_at: verifiedAt,
      ref_id: status === 'SUCCESS' ? makeReference(number) : null,
    });
  }
}

/** The reference number of the bank for an order. */
function makeReference(number: string): string {
  return `98${number.replaceAll(/\D/g, '').padStart(6, '0')}`;
}
