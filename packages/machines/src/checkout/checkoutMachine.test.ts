import { describe, expect, it } from 'vitest';
import { gateway, startCheckout, sums, makeUnfinishedOrder } from './checkoutTesting.ts';

const network = { kind: 'network' as const };
const started = { kind: 'started' as const, orderNumber: 'NV-1', url: gateway };

async function enterCode(machine: ReturnType<typeof startCheckout>) {
  machine.send({ type: 'code.typed', code: 'nowruz' });
  machine.send({ type: 'code.applied' });
  await machine.checkCode.last().answer({ ok: true, answer: sums });
}

describe('a purchase', () => {
  it('X-208: an activation without a payment loads the account before it is shown', async () => {
    const machine = startCheckout({ price: 0 });
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase.last().answer({ ...started, url: null });
    expect(machine.tags()).toEqual(['busy']);
    await machine.refreshAccount.last().answer(null);
    expect(machine.tags()).toEqual(['activated']);
  });

  it('X-208: an answer without a link is a failure while there is something to pay', async () => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase.last().answer({ ...started, url: null });
    expect(machine.tags()).toEqual(['failed']);
    expect(machine.refreshAccount.calls).toHaveLength(0);
  });

  it('X-208: an answer with a link activates nothing before the payment', async () => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase.last().answer(started);
    expect(machine.refreshAccount.calls).toHaveLength(0);
  });

  it('X-210: a press while the code is checked begins nothing', () => {
    const machine = startCheckout();
    machine.send({ type: 'code.typed', code: 'nowruz' });
    machine.send({ type: 'code.applied' });
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.calls).toHaveLength(0);
  });

  it('X-211: an unfinished payment is resumed while its link lives for a minute, or replaced', async () => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase
      .last()
      .answer({ kind: 'pending', order: makeUnfinishedOrder(machine.now(), 90_000) });
    expect(machine.tags()).toEqual(['pending']);
    machine.pass(30_000);
    machine.send({ type: 'pending.resumed' });
    expect(machine.leave.calls).toHaveLength(0);
    machine.send({ type: 'pending.abandoned' });
    expect(machine.startPurchase.last().input).toMatchObject({ replaces: 'NV-1' });
    await machine.startPurchase.last().answer({ kind: 'failed', failure: network });
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.last().input).toMatchObject({ replaces: null });
  });

  it('X-211: "go on" opens the gateway of the unfinished payment', async () => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase
      .last()
      .answer({ kind: 'pending', order: makeUnfinishedOrder(machine.now()) });
    machine.send({ type: 'pending.resumed' });
    expect(machine.leave.last().input).toEqual({ url: gateway });
  });

  it('X-211: an unfinished payment whose end is not known can be resumed, and one without a link cannot', async () => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    const order = { ...makeUnfinishedOrder(machine.now()), endsAt: null };
    await machine.startPurchase.last().answer({ kind: 'pending', order });
    machine.send({ type: 'pending.resumed' });
    expect(machine.leave.last().input).toEqual({ url: gateway });
    machine.send({ type: 'page.shown' });
    await machine.retrieveOrder.last().answer({ kind: 'pending', order: { ...order, url: null } });
    machine.send({ type: 'pending.resumed' });
    expect(machine.leave.calls).toHaveLength(1);
  });

  it('X-211: an unfinished payment that has ended is forgotten, and the next press says it no more', async () => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    const order = makeUnfinishedOrder(machine.now());
    await machine.startPurchase.last().answer({ kind: 'pending', order });
    machine.send({ type: 'page.shown' });
    await machine.retrieveOrder.last().answer({ kind: 'ended' });
    expect(machine.context()).toMatchObject({ hasEnded: true, pending: null, url: null });
    machine.send({ type: 'pay.requested' });
    expect(machine.context().hasEnded).toBe(false);
  });

  it('X-212: an address that is not on the list is not opened', async () => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase.last().answer({ ...started, url: 'https://evil.example' });
    await machine.leave.last().answer(false);
    expect(machine.tags()).toEqual(['gateway-refused']);
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.calls).toHaveLength(2);
  });

  it('X-212: ten seconds later the page is still here, and the gateway can be opened again', async () => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase.last().answer(started);
    await machine.leave.last().answer(true);
    machine.pass(9_999);
    expect(machine.tags()).toEqual(['busy', 'leaving']);
    machine.pass(1);
    expect(machine.tags()).toEqual(['stuck']);
    machine.send({ type: 'pay.requested' });
    expect(machine.leave.calls).toHaveLength(2);
    expect(machine.startPurchase.calls).toHaveLength(1);
  });

  it.each([
    ['paid', { kind: 'paid' as const }, 'busy'],
    ['pending', { kind: 'pending' as const, order: makeUnfinishedOrder(0, Infinity) }, 'pending'],
  ])('X-213: after Back at the gateway the order is asked once: %s', async (_, result, tag) => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase.last().answer(started);
    await machine.leave.last().answer(true);
    machine.send({ type: 'page.shown' });
    machine.send({ type: 'page.shown' });
    expect(machine.retrieveOrder.calls).toHaveLength(1);
    await machine.retrieveOrder.last().answer(result);
    expect(machine.tags()).toEqual([tag]);
    expect(machine.startPurchase.calls).toHaveLength(1);
  });

  it('X-213: an order of this browser is asked when the dialog opens; an ended one leaves the button', async () => {
    const machine = startCheckout({ orderNumber: 'NV-7' });
    expect(machine.retrieveOrder.last().input).toEqual({ orderNumber: 'NV-7' });
    await machine.retrieveOrder.last().answer({ kind: 'ended' });
    expect(machine.context()).toMatchObject({ hasEnded: true, orderNumber: null });
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.calls).toHaveLength(1);
  });

  it('X-216: the wallet pays, and the account is loaded', async () => {
    const machine = startCheckout();
    machine.send({ type: 'wallet.requested' });
    await machine.payFromWallet.last().answer({ ...started, url: null });
    await machine.refreshAccount.last().answer(null);
    expect(machine.tags()).toEqual(['activated']);
  });

  it('X-216, X-217: another price needs a second press at the wallet, too', async () => {
    const machine = startCheckout();
    machine.send({ type: 'wallet.requested' });
    expect(machine.payFromWallet.last().input).toMatchObject({ price: 950_000 });
    const sums = { price: 990_000, discount_amount: 0, vat_amount: null, payable: 990_000 };
    await machine.payFromWallet.last().answer({ kind: 'changed', sums });
    expect(machine.tags()).toEqual(['changed']);
    machine.send({ type: 'wallet.requested' });
    expect(machine.payFromWallet.last().input).toMatchObject({ price: 990_000 });
  });

  it('X-216: a refused payment from the wallet leaves both ways open', async () => {
    const machine = startCheckout();
    machine.send({ type: 'wallet.requested' });
    await machine.payFromWallet.last().answer({ kind: 'failed', failure: network });
    expect(machine.tags()).toEqual(['failed']);
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.calls).toHaveLength(1);
  });

  it('X-216: a lower charge without the package is no failed payment, and may be asked about again', async () => {
    const machine = startCheckout();
    machine.send({ type: 'wallet.requested' });
    await machine.payFromWallet.last().answer({ kind: 'charged' });
    expect([machine.tags(), machine.context().failure]).toEqual([[], null]);
    expect(machine.context().isCharged).toBe(true);
    machine.send({ type: 'pay.requested' });
    await machine.startPurchase.last().answer({ kind: 'failed', failure: network });
    expect(machine.context().isCharged).toBe(true);
    machine.send({ type: 'wallet.requested' });
    await machine.payFromWallet.last().answer({ ...started, url: null });
    expect(machine.refreshAccount.calls).toHaveLength(1);
  });

  it('X-217: another price needs a second press, which agrees to it', async () => {
    const machine = startCheckout();
    machine.send({ type: 'pay.requested' });
    const changed = { price: 950_000, discount_amount: 0, vat_amount: 95_000, payable: 1_045_000 };
    await machine.startPurchase.last().answer({ kind: 'changed', sums: changed });
    expect(machine.tags()).toEqual(['changed']);
    expect(machine.startPurchase.calls).toHaveLength(1);
    machine.send({ type: 'pay.requested' });
    expect(machine.startPurchase.last().input).toMatchObject({ payable: 1_045_000 });
  });

  it('X-217: the former price is the one that was agreed to last', async () => {
    const machine = startCheckout();
    await enterCode(machine);
    const answer = async (payable: number) => {
      machine.send({ type: 'pay.requested' });
      const changed = { price: payable, discount_amount: 0, vat_amount: null, payable };
      await machine.startPurchase.last().answer({ kind: 'changed', sums: changed });
      return machine.context().former;
    };
    expect(await answer(1_000_000)).toBe(760_000);
    expect(await answer(1_100_000)).toBe(1_000_000);
  });

  it.each([
    ['gateway', 'pay.requested'],
    ['wallet', 'wallet.requested'],
  ] as const)('X-216: the %s is known as the way of a payment', (way, type) => {
    const machine = startCheckout();
    expect(machine.context().way).toBeNull();
    machine.send({ type });
    expect(machine.context().way).toBe(way);
  });

  it('X-207: a package without a price cannot be bought', () => {
    const machine = startCheckout({ price: null });
    machine.send({ type: 'pay.requested' });
    machine.send({ type: 'wallet.requested' });
    expect(machine.startPurchase.calls).toHaveLength(0);
    expect(machine.payFromWallet.calls).toHaveLength(0);
  });
});
