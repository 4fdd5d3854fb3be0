import { createClient } from '@nevisa/api';
import { checkoutMachine, type CheckoutEvent } from '@nevisa/machines';
import { accounts } from '@nevisa/mocks/accounts';
import type { Backend } from '@nevisa/mocks/backend';
import { fetchFrom } from '@nevisa/mocks/fetch';
import { services } from '@nevisa/mocks/services';
import { createActor, waitFor } from 'xstate';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createBegunPurchases } from '../begunPurchases.ts';
import { createPurchasePorts } from '../purchasePorts.ts';

const [, ten] = services;

/** The time of the page, in ms since 1970. */
export const now = Date.parse('2026-11-21T10:00:00Z');

interface DialogOptions {
  service?: (typeof services)[number];
  tab?: BrowserStorage;
  code?: string;
  gateways?: string[];
  /** Loses the answers of these calls, which the server has done. */
  lost?: () => boolean;
}

/** Opens the purchase of a package in a tab, over the mock backend. */
export function openDialog(
  backend: Backend,
  {
    service = ten,
    tab = createMemoryStorage(),
    code = '',
    gateways = ['https://pay.nevisa.test'],
    lost = () => false,
  }: DialogOptions = {},
) {
  const opened: string[] = [];
  const reported: string[] = [];
  let refreshes = 0;
  const client = createClientOver(backend, lost);
  const userId = accounts.reza.id;
  const begunPurchases = createBegunPurchases(tab);
  const actors = createPurchasePorts({
    client: () => client,
    userId,
    begunPurchases,
    gateways,
    openAddress: (address) => opened.push(address),
    refreshAccount: () => {
      refreshes += 1;
      return Promise.resolve();
    },
    report: (what) => reported.push(what),
    now: () => now,
  });
  const known = begunPurchases.findFor(userId, service.id);
  const actor = createActor(checkoutMachine.provide({ actors }), {
    input: {
      serviceId: service.id,
      price: service.actual_price,
      code,
      orderNumber: known?.orderNumber ?? null,
      now: () => now,
    },
  }).start();
  const settle = () =>
    waitFor(actor, (state) => !state.hasTag('busy') && !state.hasTag('checking'));
  const gone = () => waitFor(actor, (state) => state.matches({ order: { leaving: 'gone' } }));
  return {
    actor,
    settle,
    gone,
    opened,
    reported,
    countRefreshes: () => refreshes,
    send: (event: CheckoutEvent) => actor.send(event),
  };
}

function createClientOver(backend: Backend, lost: () => boolean) {
  const answered = fetchFrom(backend);
  return createClient({
    host: 'https://api.example',
    readToken: () => accounts.reza.token,
    fetch: async (input, init) => {
      const response = await answered(input, init);
      if (lost()) {
        throw new TypeError('The answer is lost.');
      }
      return response;
    },
  });
}
