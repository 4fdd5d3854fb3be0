import type { Client } from '@nevisa/api';
import type { StartInput } from '@nevisa/machines';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createBegunPurchases } from './begunPurchases.ts';
import { createPurchasePorts } from './purchasePorts.ts';

it.each([
  [0, 'another id', 2],
  [950_000, 'the same id', 1],
])(
  'X-208, X-210: after a start of %s toman without a gateway, the next press has %s',
  async (payable, _, count) => {
    const asked: string[] = [];
    const answer = { order_number: 'NV-1', amount: payable, redirect_url: null };
    const client = {
      startPurchase: (payload: { client_id: string }) => {
        asked.push(payload.client_id);
        return Promise.resolve({ ok: true, answer });
      },
    } as unknown as Client;
    const begunPurchases = createBegunPurchases(createMemoryStorage());
    const { startPurchase } = createPurchasePorts({
      client: () => client,
      userId: 'u1',
      begunPurchases,
      gateways: [],
      openAddress: () => undefined,
      refreshAccount: () => Promise.resolve(),
      report: () => undefined,
      now: () => 0,
    });
    const input: StartInput = { serviceId: 's1', code: null, payable, replaces: null };
    for (let press = 0; press < 2; press += 1) {
      await toPromise(createActor(startPurchase, { input }).start());
    }
    expect(new Set(asked).size).toBe(count);
    expect(begunPurchases.findOrder('NV-1') === null).toBe(payable === 0);
  },
);
