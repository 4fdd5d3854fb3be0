import { accounts } from '@nevisa/mocks/accounts';
import { createBackend } from '@nevisa/mocks/backend';
import { services } from '@nevisa/mocks/services';
import type { CheckoutEvent } from '@nevisa/machines';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { checkEveryInTime } from '@nevisa/testing/properties';
import type { BrowserStorage } from '../../shared/storage/browserStorage.ts';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createBegunPurchases } from './begunPurchases.ts';
import { addsUp } from './purchasePorts.ts';
import { now, openDialog } from './testing/purchaseDialog.ts';

const [gift, ten, twenty] = services;

describe('a purchase at the mock bank', () => {
  it.each([
    ['closed', true],
    ['open', false],
  ])(
    'X-208, X-214: the account is loaded once after an activation whose dialog is %s',
    async (_, isClosed) => {
      const backend = createBackend();
      const dialog = openDialog(backend, { service: gift });
      dialog.send({ type: 'pay.requested' });
      if (isClosed) {
        dialog.actor.stop();
      } else {
        await dialog.settle();
      }
      await vi.waitFor(() => expect(dialog.countRefreshes()).toBe(1));
      expect(backend.account('reza').nevisa_service_account.has_service).toBe(true);
    },
  );

  it('X-83, X-210: a press after a lost answer brings the same order, also after a reload', async () => {
    const backend = createBackend();
    const tab = createMemoryStorage();
    let isLost = true;
    const first = openDialog(backend, { tab, lost: () => isLost });
    first.send({ type: 'pay.requested' });
    expect((await first.settle()).hasTag('failed')).toBe(true);
    isLost = false;
    const again = openDialog(backend, { tab });
    again.send({ type: 'pay.requested' });
    await again.gone();
    expect(backend.orders()).toHaveLength(1);
    expect(again.opened).toHaveLength(1);
  });

  it('X-211: in another tab the unfinished payment is named, and can be replaced', async () => {
    const backend = createBackend();
    const first = openDialog(backend, { service: twenty });
    first.send({ type: 'pay.requested' });
    await first.gone();
    const other = openDialog(backend);
    other.send({ type: 'pay.requested' });
    const { context } = await other.settle();
    expect(context.pending).toMatchObject({ packageName: twenty.name, amount: 1_250_000 });
    other.send({ type: 'pending.abandoned' });
    await other.gone();
    expect(backend.orders().map(({ state }) => state)).toEqual(['replaced', 'open']);
  });

  it('X-211, T-75: the remaining time is the difference to the time of the server', async () => {
    const backend = createBackend();
    const first = openDialog(backend, { service: twenty });
    first.send({ type: 'pay.requested' });
    await first.gone();
    const other = openDialog(backend);
    other.send({ type: 'pay.requested' });
    const { context } = await other.settle();
    expect((context.pending?.endsAt ?? 0) - now).toBe(20 * 60_000);
  });

  it('X-213: a reopened dialog asks for the order of this tab, and a paid one is a success', async () => {
    const backend = createBackend();
    const tab = createMemoryStorage();
    const first = openDialog(backend, { tab });
    first.send({ type: 'pay.requested' });
    await first.gone();
    backend.settleOrder(backend.orders()[0]?.number ?? '', 'paid');
    const again = openDialog(backend, { tab });
    expect((await again.settle()).hasTag('activated')).toBe(true);
    expect(tab.read('nevisa.purchases')).toBe('[]');
  });

  it('X-210, X-213: a failed order of this tab is forgotten, and the next press begins another one', async () => {
    const backend = createBackend();
    const tab = createMemoryStorage();
    const first = openDialog(backend, { tab });
    first.send({ type: 'pay.requested' });
    await first.gone();
    backend.settleOrder(backend.orders()[0]?.number ?? '', 'failed');
    const again = openDialog(backend, { tab });
    expect((await again.settle()).context.hasEnded).toBe(true);
    expect(tab.read('nevisa.purchases')).toBe('[]');
    again.send({ type: 'pay.requested' });
    await again.gone();
    expect(backend.orders()).toHaveLength(2);
  });

  it('X-211: an order of this tab that was given up is forgotten', async () => {
    const backend = createBackend();
    const tab = createMemoryStorage();
    const first = openDialog(backend, { tab, service: twenty });
    first.send({ type: 'pay.requested' });
    await first.gone();
    const other = openDialog(backend, { tab });
    other.send({ type: 'pay.requested' });
    await other.settle();
    other.send({ type: 'pending.abandoned' });
    await other.gone();
    const kept = createBegunPurchases(tab);
    expect(kept.findFor(accounts.reza.id, twenty.id)).toBeNull();
    expect(kept.findFor(accounts.reza.id, ten.id)).not.toBeNull();
  });

  it('X-83, X-212: a gateway that is not on the list is not opened, and is logged', async () => {
    const dialog = openDialog(createBackend(), { gateways: ['https://other.test'] });
    dialog.send({ type: 'pay.requested' });
    expect((await dialog.settle()).hasTag('gateway-refused')).toBe(true);
    expect([dialog.opened, dialog.reported]).toEqual([[], ['gateway']]);
  });

  it('X-217: a tax on top needs a second press', async () => {
    const backend = createBackend();
    backend.selling.vatPercent = 10;
    const dialog = openDialog(backend);
    dialog.send({ type: 'pay.requested' });
    expect((await dialog.settle()).context.changed).toMatchObject({ payable: 1_045_000 });
    dialog.send({ type: 'pay.requested' });
    await dialog.gone();
    expect(backend.orders()[0]?.amount).toBe(1_045_000);
  });

  it.each([
    ['invalid', 'NOTHING'],
    ['expired', 'YALDA1404'],
    ['exhausted', 'FIRST100'],
    ['not_for_service', 'TWENTY'],
    ['min_purchase', 'SALAM'],
  ])('X-84: a code is refused as %s', async (reason, code) => {
    const dialog = openDialog(createBackend(), { code });
    const { context } = await dialog.settle();
    expect(context.codeFailure).toMatchObject({ kind: 'refused', code: reason });
  });

  it('X-201, X-208: a gift is active without a gateway; a second one is refused with the text of the server', async () => {
    const backend = createBackend();
    const tab = createMemoryStorage();
    const first = openDialog(backend, { service: gift, tab });
    first.send({ type: 'pay.requested' });
    expect((await first.settle()).hasTag('activated')).toBe(true);
    expect(first.opened).toEqual([]);
    expect(createBegunPurchases(tab).findFor(accounts.reza.id, gift.id)).toBeNull();
    const second = openDialog(backend, { service: gift });
    second.send({ type: 'pay.requested' });
    expect((await second.settle()).context.failure).toMatchObject({
      texts: ['این هدیه را پیش‌تر گرفته‌اید.'],
    });
  });

  it('X-201, X-210: a second gift of one tab is another purchase, which the server refuses', async () => {
    const backend = createBackend();
    const tab = createMemoryStorage();
    const first = openDialog(backend, { service: gift, tab });
    first.send({ type: 'pay.requested' });
    expect((await first.settle()).hasTag('activated')).toBe(true);
    const second = openDialog(backend, { service: gift, tab });
    second.send({ type: 'pay.requested' });
    const settled = await second.settle();
    expect([settled.hasTag('activated'), settled.context.failure]).toMatchObject([
      false,
      { texts: ['این هدیه را پیش‌تر گرفته‌اید.'] },
    ]);
  });

  it('X-210: any presses in two tabs, with lost answers and reloads, have at most one open order', async () => {
    const press = fc.record({
      tab: fc.constantFrom(0, 1),
      isLost: fc.boolean(),
      isReloaded: fc.boolean(),
      event: fc.constantFrom<CheckoutEvent>(
        { type: 'pay.requested' },
        { type: 'pending.abandoned' },
        { type: 'pending.resumed' },
        { type: 'page.shown' },
      ),
    });
    await checkEveryInTime(40, fc.array(press, { maxLength: 8 }), async (presses) => {
      const backend = createBackend();
      const tabs = [createMemoryStorage(), createMemoryStorage()];
      let isLost = false;
      const open = (tab: BrowserStorage) => openDialog(backend, { tab, lost: () => isLost });
      const dialogs = tabs.map(open);
      for (const { tab, isReloaded, event, ...how } of presses) {
        const storage = tabs[tab];
        if (isReloaded && storage !== undefined) {
          dialogs[tab] = open(storage);
        }
        isLost = how.isLost;
        dialogs[tab]?.send(event);
        dialogs[tab]?.send(event);
        const calling = { order: 'calling' } as const;
        await waitFor(dialogs[tab]?.actor ?? fail(), (state) => !state.matches(calling));
        const unpaid = backend.orders().filter(({ state }) => state === 'open');
        expect(unpaid.length).toBeLessThan(2);
      }
      const ids = backend.orders().map(({ clientId }) => clientId);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });
});

function fail(): never {
  throw new Error('no such tab');
}

describe('the sums of an answer', () => {
  it.each([
    [950_000, { discount_amount: 190_000, vat_amount: null, payable: 760_000 }, true],
    [950_000, { discount_amount: 190_000, vat_amount: 76_000, payable: 836_000 }, true],
    [950_000, { discount_amount: 190_000, vat_amount: null, payable: 760_001 }, false],
    [950_000, { discount_amount: 950_001, vat_amount: 1, payable: 0 }, false],
    [null, { discount_amount: 0, vat_amount: null, payable: 0 }, false],
  ])('X-207: of a price of %s', (price, sums, isWhole) => {
    expect(addsUp(price, sums)).toBe(isWhole);
  });
});
