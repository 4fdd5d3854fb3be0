import { checkoutSetup } from './checkoutSetup.ts';
import { codeState } from './codeState.ts';
import { orderState } from './orderState.ts';

/**
 * The purchase of one package (X-204…X-217): a discount code that never blocks a payment, and
 * one order for one purchase over double presses, lost answers, reloads and Back.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  type: 'parallel',
  context: ({ input }) => ({
    serviceId: input.serviceId,
    price: input.price,
    code: input.code ?? '',
    sums: null,
    codeFailure: null,
    changed: null,
    former: null,
    way: null,
    pending: null,
    orderNumber: input.orderNumber ?? null,
    url: null,
    replaces: null,
    hasEnded: false,
    isCharged: input.isCharged ?? false,
    failure: null,
    now: input.now ?? Date.now,
  }),
  states: { code: codeState, order: orderState },
});
