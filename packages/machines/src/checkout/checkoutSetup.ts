import { assign, fromPromise, raise, setup } from 'xstate';
import type { DiscountSums, Failure, Id } from '@nevisa/api/types';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import {
  canResume,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutTag,
  type CodeResult,
  getPayable,
  type OrderResult,
  removeUnseenCharacters,
  type StartInput,
  type StartResult,
  type UnfinishedOrder,
  type WalletInput,
} from './checkoutTypes.ts';

/** How long the browser may take to leave for the gateway, in ms. */
const leaveWait = 10_000;

/** Ports, guards and actions of `checkoutMachine`. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent | { type: 'code.denied'; failure: Failure },
    input: {} as CheckoutInput,
    tags: {} as CheckoutTag,
  },
  actors: {
    /** Port. Asks what a discount code makes of the price. */
    checkCode: fromPromise<CodeResult, { serviceId: Id; code: string }>(
      definePlaceholder('checkCode'),
    ),
    /** Port. Begins the purchase, with the same `client_id` for the same purchase. */
    startPurchase: fromPromise<StartResult, StartInput>(definePlaceholder('startPurchase')),
    /** Port. Asks what became of an order. */
    retrieveOrder: fromPromise<OrderResult, { orderNumber: string }>(
      definePlaceholder('retrieveOrder'),
    ),
    /** Port. Opens the gateway; false for an address that is not on the list. */
    leave: fromPromise<boolean, { url: string }>(definePlaceholder('leave')),
    /** Port. Pays from the wallet. */
    payFromWallet: fromPromise<StartResult, WalletInput>(definePlaceholder('payFromWallet')),
    /** Port. Loads the account, so that the package is active before a page asks for it (T-4). */
    refreshAccount: fromPromise(definePlaceholder('refreshAccount')),
  },
  guards: {
    isUnexpected,
    hasCode: ({ context }) => removeUnseenCharacters(context.code) !== '',
    hasOrder: ({ context }) => context.orderNumber !== null,
    canPay: ({ context }) => getPayable(context) !== null,
    canResume: ({ context: { pending, now } }) => pending !== null && canResume(pending, now()),
    isOfKind: (_, { is, kind }: { is: string; kind: string }) => is === kind,
    isTrue: (_, value: boolean) => value,
    isApplied: ({ context: { price } }, result: CodeResult) => isPossible(result, price),
    isFree: (_, result: StartResult) => result.kind === 'started' && result.url === null,
    // An activation without a payment, although there is something to pay, is no success.
    isUnpaid: ({ context }, result: StartResult) =>
      result.kind === 'started' && result.url === null && getPayable(context) !== 0,
  },
  actions: {
    rememberCode: assign((_, code: string) => ({
      code,
      sums: null,
      codeFailure: null,
      changed: null,
    })),
    rememberSums: assign(({ context: { price } }, result: CodeResult) =>
      result.ok
        ? isPossible(result, price)
          ? { sums: result.answer, codeFailure: null, changed: null }
          : { sums: null, codeFailure: impossibleSums }
        : { sums: null, codeFailure: result.failure },
    ),
    rememberCodeFailure: assign((_, codeFailure: Failure) => ({
      sums: null as DiscountSums | null,
      changed: null,
      codeFailure,
    })),
    rememberStarted: assign((_, result: StartResult) =>
      result.kind === 'started' ? { orderNumber: result.orderNumber, url: result.url } : {},
    ),
    rememberChange: assign(({ context }, result: StartResult) =>
      result.kind === 'changed' ? { former: getPayable(context), changed: result.sums } : {},
    ),
    rememberWay: assign((_, way: CheckoutContext['way']) => ({ way })),
    rememberPending: assign((_, result: StartResult | OrderResult) =>
      result.kind === 'pending' ? { pending: result.order, ...getPlace(result.order) } : {},
    ),
    rememberFailure: assign((_, result: StartResult | OrderResult) =>
      result.kind === 'failed' ? { failure: result.failure } : {},
    ),
    assumeNetworkFailure: assign({ failure: { kind: 'network' } as Failure }),
    assumeSchemaFailure: assign({
      failure: { kind: 'schema', issue: 'activated with a payable sum' } as Failure,
    }),
    rememberEnd: assign({ hasEnded: true, orderNumber: null, url: null, pending: null }),
    rememberCharged: assign({ isCharged: true }),
    forgetFailure: assign({ failure: null, hasEnded: false }),
    giveUpPending: assign(({ context }) => ({
      replaces: context.pending?.orderNumber ?? null,
      pending: null,
    })),
    forgetReplaced: assign({ replaces: null }),
    denyCode: raise((_, result: StartResult) => ({
      type: 'code.denied' as const,
      failure: result.kind === 'code-refused' ? result.failure : { kind: 'network' as const },
    })),
  },
  delays: { leaveWait },
});

const impossibleSums: Failure = { kind: 'schema', issue: 'a discount above the price' };

/** No discount is more than its price: such an answer applies nothing. */
function isPossible(result: CodeResult, price: number | null): boolean {
  return result.ok && (price === null || result.answer.discount_amount <= price);
}

function getPlace({ orderNumber, url }: UnfinishedOrder) {
  return { orderNumber, url };
}
