import { type Client, discountRefusals, pendingOrderSchema, sumsSchema } from '@nevisa/api';
import type { DiscountSums, Failure, PendingOrder, Sums } from '@nevisa/api/types';
import type {
  CodeResult,
  OrderResult,
  StartInput,
  StartResult,
  UnfinishedOrder,
} from '@nevisa/machines';
import { fromPromise } from 'xstate';
import * as v from 'valibot';
import { askOrder, readEnd } from './askOrder.ts';
import { readCode } from './discountCode.ts';
import { readGatewayHost } from '../../shared/gateways.ts';
import type { BegunPurchases } from './begunPurchases.ts';

export interface PurchaseParts {
  readonly client: () => Client;
  readonly userId: string;
  readonly begunPurchases: BegunPurchases;
  /** The origins that may be opened. */
  readonly gateways: readonly string[];
  readonly openAddress: (address: string) => void;
  /** Loads the account anew. */
  readonly refreshAccount: () => Promise<unknown>;
  /** Logs a call whose outcome the app did not use. */
  readonly report: (what: string) => void;
  /** Wall clock in ms. */
  readonly now: () => number;
}

/** The calls of a purchase, for `checkoutMachine`; `walletPort.ts` has that of the wallet. */
export function createPurchasePorts(parts: PurchaseParts) {
  const { client, begunPurchases, gateways, openAddress, refreshAccount, report } = parts;
  return {
    checkCode: fromPromise<CodeResult, { serviceId: StartInput['serviceId']; code: string }>(
      async ({ input, signal }) => {
        const payload = { code: readCode(input.code), service_id: input.serviceId };
        return client().checkDiscount(payload, { signal });
      },
    ),
    startPurchase: fromPromise<StartResult, StartInput>(async ({ input, signal }) => {
      const result = await start(parts, input);
      if (result.kind === 'started' && result.url === null && signal.aborted) {
        // The dialog was closed, and would have loaded the account.
        await refreshAccount();
      }
      return result;
    }),
    retrieveOrder: fromPromise<OrderResult, { orderNumber: string }>(
      async ({ input: { orderNumber }, signal }) => {
        const result = await askOrder(client(), orderNumber, parts.now, signal);
        if (result.kind === 'paid' || result.kind === 'ended') {
          begunPurchases.forget(orderNumber);
        }
        return result;
      },
    ),
    leave: fromPromise<boolean, { url: string }>(({ input: { url } }) => {
      const isListed = readGatewayHost(url, gateways) !== null;
      if (isListed) {
        openAddress(url);
      } else {
        report('gateway');
      }
      return Promise.resolve(isListed);
    }),
    refreshAccount: fromPromise(refreshAccount),
  };
}

async function start(
  { client, begunPurchases, userId, now }: PurchaseParts,
  { serviceId, code, payable, replaces }: StartInput,
): Promise<StartResult> {
  const purchase = { userId, serviceId, code, payable };
  const outcome = await client().startPurchase({
    service_id: serviceId,
    ...(code !== null && { discount_code: code }),
    expected_payable: payable,
    return_type: 'web',
    client_id: begunPurchases.begin(purchase, replaces !== null),
    ...(replaces !== null && { replaces }),
  });
  if (!outcome.ok) {
    return readRefusal(outcome.failure, now());
  }
  const { order_number: orderNumber, redirect_url: url } = outcome.answer;
  if (replaces !== null) {
    begunPurchases.forget(replaces);
  }
  if (url === null && payable === 0) {
    // The package is active: its id would bring this order again in place of another purchase.
    begunPurchases.end(purchase);
  } else {
    begunPurchases.remember(purchase, orderNumber);
  }
  return { kind: 'started', orderNumber, url };
}

function readRefusal(failure: Failure, now: number): StartResult {
  if (failure.kind !== 'refused') {
    return { kind: 'failed', failure };
  }
  const { code, details } = failure;
  if (code === 'pending_purchase' && v.is(pendingOrderSchema, details)) {
    return { kind: 'pending', order: readPending(v.parse(pendingOrderSchema, details), now) };
  }
  if (code === 'price_changed' && v.is(sumsSchema, details)) {
    return { kind: 'changed', sums: v.parse(sumsSchema, details) };
  }
  const isOfCode = discountRefusals.some((refusal) => refusal === code);
  return isOfCode ? { kind: 'code-refused', failure } : { kind: 'failed', failure };
}

function readPending(order: PendingOrder, now: number): UnfinishedOrder {
  return {
    orderNumber: order.order_number,
    url: order.redirect_url,
    endsAt: readEnd(order, now),
    amount: order.amount,
    packageName: order.service_name,
  };
}

/** Whether the sums of an answer add up; otherwise only the payable sum is shown. */
export function addsUp(
  price: number | null,
  {
    discount_amount: discount,
    vat_amount: vat,
    payable,
  }: Pick<DiscountSums | Sums, 'discount_amount' | 'vat_amount' | 'payable'>,
): boolean {
  return price !== null && discount <= price && price - discount + (vat ?? 0) === payable;
}
