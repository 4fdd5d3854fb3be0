import { describe, expect, it } from 'vitest';
import { pretendPort } from '../testing/pretendPort.ts';
import { startMachine } from '../testing/startMachine.ts';
import { makeUnfinishedOrder } from './checkoutTesting.ts';
import type { OrderResult } from './checkoutTypes.ts';
import { confirmationWaits, purchaseReturnMachine } from './purchaseReturnMachine.ts';

function startReturn() {
  const retrieveOrder = pretendPort<OrderResult, { orderNumber: string }>();
  const refreshAccount = pretendPort<unknown>();
  const machine = purchaseReturnMachine.provide({
    actors: { retrieveOrder: retrieveOrder.logic, refreshAccount: refreshAccount.logic },
  });
  const started = startMachine(machine, { input: { orderNumber: 'NV-1' } });
  return { ...started, retrieveOrder, refreshAccount };
}

const pending = { kind: 'pending' as const, order: makeUnfinishedOrder(0, Infinity) };
const failed = { kind: 'failed' as const, failure: { kind: 'network' as const } };

describe('the return from the gateway', () => {
  it('X-214, T-4: a paid order is shown after the account has been loaded', async () => {
    const machine = startReturn();
    expect(machine.retrieveOrder.last().input).toEqual({ orderNumber: 'NV-1' });
    await machine.retrieveOrder.last().answer({ kind: 'paid' });
    expect(machine.tags()).toEqual(['verifying']);
    await machine.refreshAccount.last().answer(null);
    expect(machine.tags()).toEqual(['paid']);
  });

  it('X-214: an account that cannot be loaded does not hide the payment', async () => {
    const machine = startReturn();
    await machine.retrieveOrder.last().answer({ kind: 'paid' });
    await machine.refreshAccount.last().reject(new Error('offline'));
    expect(machine.tags()).toEqual(['paid']);
  });

  it.each([
    ['waits for its bank', pending],
    ['cannot be asked', failed],
  ])(
    'X-215: an order that %s is asked after 2, 4, 8, 16 and 30 s, and is never failed',
    async (_, result) => {
      const machine = startReturn();
      for (const [at, wait] of confirmationWaits.entries()) {
        await machine.retrieveOrder.last().answer(result);
        expect(machine.tags()).toEqual(['verifying']);
        machine.pass(wait - 1);
        expect(machine.retrieveOrder.calls).toHaveLength(at + 1);
        machine.pass(1);
        expect(machine.retrieveOrder.calls).toHaveLength(at + 2);
      }
      await machine.retrieveOrder.last().answer(result);
      expect(machine.tags()).toEqual(['unknown']);
      expect(confirmationWaits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000]);
    },
  );

  it('X-215: a late confirmation is paid', async () => {
    const machine = startReturn();
    await machine.retrieveOrder.last().answer(pending);
    machine.pass(2_000);
    await machine.retrieveOrder.last().answer({ kind: 'paid' });
    await machine.refreshAccount.last().answer(null);
    expect(machine.tags()).toEqual(['paid']);
  });

  it('X-214: an order that failed or ended is failed', async () => {
    const machine = startReturn();
    await machine.retrieveOrder.last().answer({ kind: 'ended' });
    expect(machine.tags()).toEqual(['failed']);
    expect(machine.refreshAccount.calls).toHaveLength(0);
  });

  it('X-215: a page that comes back asks at once', async () => {
    const machine = startReturn();
    await machine.retrieveOrder.last().answer(pending);
    machine.send({ type: 'page.shown' });
    expect(machine.retrieveOrder.calls).toHaveLength(2);
  });

  it('X-215: a page that comes back often is asked after each of the waits all the same', async () => {
    const machine = startReturn();
    for (let times = 0; times < 10; times += 1) {
      await machine.retrieveOrder.last().answer(pending);
      machine.send({ type: 'page.shown' });
    }
    for (const wait of confirmationWaits) {
      await machine.retrieveOrder.last().answer(pending);
      expect(machine.tags()).toEqual(['verifying']);
      machine.pass(wait);
    }
    await machine.retrieveOrder.last().answer({ kind: 'paid' });
    expect(machine.refreshAccount.calls).toHaveLength(1);
  });

  it('X-215: a page that comes back after the waits asks once more', async () => {
    const machine = startReturn();
    for (const wait of confirmationWaits) {
      await machine.retrieveOrder.last().answer(pending);
      machine.pass(wait);
    }
    await machine.retrieveOrder.last().answer(pending);
    machine.send({ type: 'page.shown' });
    expect(machine.tags()).toEqual(['verifying']);
    await machine.retrieveOrder.last().answer(pending);
    expect(machine.tags()).toEqual(['unknown']);
    machine.send({ type: 'page.shown' });
    await machine.retrieveOrder.last().answer({ kind: 'paid' });
    await machine.refreshAccount.last().answer(null);
    expect(machine.tags()).toEqual(['paid']);
  });
});
