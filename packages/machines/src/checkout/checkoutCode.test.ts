import { describe, expect, it } from 'vitest';
import { startCheckout, sums } from './checkoutTesting.ts';

const network = { kind: 'network' as const };

async function enterCode(machine: ReturnType<typeof startCheckout>) {
  machine.send({ type: 'code.typed', code: 'nowruz' });
  machine.send({ type: 'code.applied' });
  await machine.checkCode.last().answer({ ok: true, answer: sums });
}

describe('the discount code of a purchase', () => {
  it('X-205: an applied code is not a payment, and is asked once', async () => {
    const machine = startCheckout();
    machine.send({ type: 'code.typed', code: 'nowruz' });
    machine.send({ type: 'code.applied' });
    machine.send({ type: 'code.applied' });
    expect(machine.tags()).toContain('checking');
    expect(machine.checkCode.calls).toHaveLength(1);
    expect(machine.startPurchase.calls).toHaveLength(0);
    await machine.checkCode.last().answer({ ok: true, answer: sums });
    expect(machine.tags()).toEqual(['applied']);
  });

  it.each([
    [
      'a refused one',
      { kind: 'refused' as const, status: 400, texts: [], code: 'expired', retryAfter: null },
    ],
    ['one that could not be asked', network],
  ])('X-205: a code never blocks the payment: %s', async (_, failure) => {
    const machine = startCheckout();
    machine.send({ type: 'code.typed', code: 'yalda' });
    machine.send({ type: 'code.applied' });
    await machine.checkCode.last().answer({ ok: false, failure });
    expect(machine.context()).toMatchObject({ codeFailure: failure, code: 'yalda' });
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.last().input).toMatchObject({ code: null, payable: 950_000 });
  });

  it('X-207: a discount above the price is not applied, and the price without it can be paid', async () => {
    const machine = startCheckout();
    machine.send({ type: 'code.typed', code: 'nowruz' });
    machine.send({ type: 'code.applied' });
    const answer = { ...sums, discount_amount: 950_001, payable: 1 };
    await machine.checkCode.last().answer({ ok: true, answer });
    expect(machine.tags()).toEqual([]);
    expect(machine.context()).toMatchObject({ sums: null, codeFailure: { kind: 'schema' } });
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.last().input).toMatchObject({ code: null, payable: 950_000 });
  });

  it.each(['', '  ', '\u200C', '\u200F \u202C'])(
    'X-205: a field with %j is no code and no fault',
    (code) => {
      const machine = startCheckout();
      machine.send({ type: 'code.typed', code });
      machine.send({ type: 'code.applied' });
      expect(machine.checkCode.calls).toHaveLength(0);
      expect(machine.context().codeFailure).toBeNull();
    },
  );

  it('X-205: a code of one letter is asked', () => {
    const machine = startCheckout();
    machine.send({ type: 'code.typed', code: 'a' });
    machine.send({ type: 'code.applied' });
    expect(machine.checkCode.last().input).toMatchObject({ code: 'a' });
  });

  it('X-205: a changed code is not applied any more', async () => {
    const machine = startCheckout();
    await enterCode(machine);
    machine.send({ type: 'code.typed', code: 'nowru' });
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.last().input).toMatchObject({ code: null, payable: 950_000 });
  });

  it('X-205: the fault of a code goes with the first letter that is typed', async () => {
    const machine = startCheckout();
    machine.send({ type: 'code.typed', code: 'yalda' });
    machine.send({ type: 'code.applied' });
    await machine.checkCode.last().answer({ ok: false, failure: network });
    machine.send({ type: 'code.typed', code: 'yald' });
    expect(machine.context().codeFailure).toBeNull();
  });

  it.each([{ type: 'code.typed', code: 'nowruz' }, { type: 'code.removed' }] as const)(
    'X-206, X-217: another price is no longer asked about after $type',
    async (event) => {
      const machine = startCheckout();
      machine.send({ type: 'pay.requested' });
      const vat = { price: 950_000, discount_amount: 0, vat_amount: 95_000, payable: 1_045_000 };
      await machine.startPurchase.last().answer({ kind: 'changed', sums: vat });
      expect(machine.tags()).toEqual(['changed']);
      machine.send(event);
      expect(machine.tags()).toEqual([]);
      expect(machine.context().changed).toBeNull();
    },
  );

  it('X-206: a code of the address is asked at once', () => {
    const machine = startCheckout({ code: 'NOWRUZ' });
    expect(machine.checkCode.last().input).toMatchObject({ code: 'NOWRUZ' });
  });

  it('X-206: a code that the start refuses is kept, and the price is that without it', async () => {
    const machine = startCheckout();
    await enterCode(machine);
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.last().input).toMatchObject({ code: 'NOWRUZ', payable: 760_000 });
    await machine.startPurchase.last().answer({ kind: 'code-refused', failure: network });
    expect(machine.context()).toMatchObject({ code: 'nowruz', sums: null, codeFailure: network });
    expect(machine.tags()).toEqual([]);
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.last().input).toMatchObject({ code: null, payable: 950_000 });
  });
});
