import { describe, expect, it } from 'vitest';
import { gateway, startCheckout, sums } from './checkoutTesting.ts';

const started = { kind: 'started' as const, orderNumber: 'NV-1', url: gateway };

describe('a gateway that has not opened', () => {
  it.each([
    { type: 'code.typed', code: 'nowruz' },
    { type: 'code.removed' },
    { type: 'code.applied' },
  ] as const)('X-207, X-212: after $type no gateway with the sum before opens', async (event) => {
    const machine = startCheckout();
    machine.send({ type: 'code.typed', code: 'summer' });
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase.last().answer(started);
    // The sum of the order is settled while the browser leaves.
    machine.send({ type: 'code.typed', code: 'late' });
    await machine.leave.last().answer(true);
    machine.send({ type: 'code.removed' });
    expect(machine.context().code).toBe('summer');
    machine.pass(10_000);
    machine.send(event);
    if (event.type === 'code.applied') {
      await machine.checkCode.last().answer({ ok: true, answer: sums });
    }
    machine.send({ type: 'pay.requested' });
    expect([machine.leave.calls.length, machine.startPurchase.calls.length]).toEqual([1, 2]);
  });

  it('X-212, X-216: the wallet pays also after the gateway has not opened', async () => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase.last().answer(started);
    await machine.leave.last().answer(true);
    machine.pass(10_000);
    machine.send({ type: 'wallet.requested' });
    expect(machine.payFromWallet.calls).toHaveLength(1);
  });
});
