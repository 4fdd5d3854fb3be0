import { assign, fromPromise, not, setup } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import type { OrderResult } from './checkoutTypes.ts';

/** The waits between the questions about a payment that the bank has not confirmed, in ms. */
export const confirmationWaits = [2_000, 4_000, 8_000, 16_000, 30_000] as const;

export interface PurchaseReturnContext {
  readonly orderNumber: string;
  /** How often the order has been asked, without the questions of a page that came back. */
  readonly asked: number;
}

export type PurchaseReturnTag = 'verifying' | 'paid' | 'failed' | 'unknown';

/**
 * The return from the gateway with an order of this browser: the server says
 * what became of it, and the account is loaded before a paid order is shown. A payment that
 * waits for its bank, or cannot be asked, is never shown as failed.
 */
export const purchaseReturnMachine = setup({
  types: {
    context: {} as PurchaseReturnContext,
    events: {} as { type: 'page.shown' },
    input: {} as { orderNumber: string },
    tags: {} as PurchaseReturnTag,
  },
  actors: {
    /** Port. Asks what became of the order. */
    retrieveOrder: fromPromise<OrderResult, { orderNumber: string }>(
      definePlaceholder('retrieveOrder'),
    ),
    /** Port. Loads the account (T-4). */
    refreshAccount: fromPromise(definePlaceholder('refreshAccount')),
  },
  guards: {
    isUnexpected,
    isPaid: (_, { kind }: OrderResult) => kind === 'paid',
    hasEnded: (_, { kind }: OrderResult) => kind === 'ended',
    mayAskAgain: ({ context }) => context.asked <= confirmationWaits.length,
  },
  actions: {
    count: assign(({ context }) => ({ asked: context.asked + 1 })),
    // A person who looks into the app of the bank and comes back takes no question from the waits.
    repeat: assign(({ context }) => ({ asked: context.asked - 1 })),
  },
  delays: {
    confirmationWait: ({ context }) => confirmationWaits[context.asked - 1] ?? 0,
  },
}).createMachine({
  id: 'purchaseReturn',
  context: ({ input }) => ({ orderNumber: input.orderNumber, asked: 0 }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'verifying',
      entry: 'count',
      invoke: {
        src: 'retrieveOrder',
        input: ({ context: { orderNumber } }) => ({ orderNumber }),
        onDone: [
          { guard: { type: 'isPaid', params: getOutput }, target: 'refreshing' },
          { guard: { type: 'hasEnded', params: getOutput }, target: 'failed' },
          { target: 'waiting' },
        ],
        onError: { guard: 'isUnexpected', target: 'waiting' },
      },
    },
    waiting: {
      tags: 'verifying',
      always: { guard: not('mayAskAgain'), target: 'unknown' },
      after: { confirmationWait: 'asking' },
      // A page that comes back from the background asks at once.
      on: { 'page.shown': { guard: 'mayAskAgain', target: 'asking', actions: 'repeat' } },
    },
    refreshing: {
      tags: 'verifying',
      invoke: {
        src: 'refreshAccount',
        onDone: 'paid',
        onError: { guard: 'isUnexpected', target: 'paid' },
      },
    },
    paid: { tags: 'paid', type: 'final' },
    failed: { tags: 'failed', type: 'final' },
    unknown: {
      tags: 'unknown',
      // The waits may have passed in the background.
      on: { 'page.shown': { target: 'asking', actions: 'repeat' } },
    },
  },
});
