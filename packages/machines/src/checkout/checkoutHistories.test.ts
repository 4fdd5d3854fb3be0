import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { countInFlight } from '../testing/pretendPort.ts';
import { gateway, makeUnfinishedOrder, startCheckout } from './checkoutTesting.ts';
import type { CheckoutEvent, StartResult } from './checkoutTypes.ts';

type Step = CheckoutEvent | { answer: 'lost' | 'started' | 'pending' | 'changed' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<CheckoutEvent>(
    { type: 'pay.requested' },
    { type: 'wallet.requested' },
    { type: 'code.typed', code: 'nowruz' },
    { type: 'code.applied' },
    { type: 'code.removed' },
    { type: 'pending.resumed' },
    { type: 'pending.abandoned' },
    { type: 'page.shown' },
  ),
  fc.constantFrom('lost' as const, 'started', 'pending', 'changed').map((answer) => ({ answer })),
);

const results = (now: number): Record<'lost' | 'started' | 'pending' | 'changed', StartResult> => ({
  lost: { kind: 'failed', failure: { kind: 'network' } },
  started: { kind: 'started', orderNumber: 'NV-1', url: gateway },
  pending: { kind: 'pending', order: makeUnfinishedOrder(now) },
  changed: {
    kind: 'changed',
    sums: { price: 950_000, discount_amount: 0, vat_amount: 9, payable: 950_009 },
  },
});

describe('any order of presses and answers', () => {
  it('X-210: has at most one call of the order under way', async () => {
    await checkEveryInTime(200, fc.array(step, { maxLength: 30 }), async (steps) => {
      const machine = startCheckout();
      for (const one of steps) {
        if ('type' in one) {
          machine.send(one);
        } else {
          const result = results(machine.now())[one.answer];
          const waiting = [...machine.startPurchase.calls, ...machine.payFromWallet.calls];
          await waiting.find(({ inFlight }) => inFlight)?.answer(result);
          await machine.retrieveOrder.calls
            .find(({ inFlight }) => inFlight)
            ?.answer({ kind: 'ended' });
          await machine.leave.calls.find(({ inFlight }) => inFlight)?.answer(true);
        }
        const { startPurchase, payFromWallet, retrieveOrder } = machine;
        expect(countInFlight(startPurchase, payFromWallet, retrieveOrder)).toBeLessThan(2);
      }
    });
  });
});
