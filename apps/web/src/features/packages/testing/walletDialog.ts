import { createClient } from '@nevisa/api';
import { checkoutMachine } from '@nevisa/machines';
import { accounts } from '@nevisa/mocks/accounts';
import { type Backend, createBackend } from '@nevisa/mocks/backend';
import { fetchFrom } from '@nevisa/mocks/fetch';
import { services } from '@nevisa/mocks/services';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createDoubtedPayments, toHoldings } from '../doubtedPayments.ts';
import { createWalletPort } from '../walletPort.ts';

const [, ten, twenty] = services;

/** Which calls get no answer: before the server has done them, or after it. */
export interface Line {
  lose: (path: string) => 'before' | 'after' | 'never';
}

/** A server on which the wallet of the person has enough for the package twice. */
export function createServer(): Backend {
  const backend = createBackend();
  backend.account('reza').nevisa_service_account.current_charge = 2_000_000;
  return backend;
}

export const readCharge = (backend: Backend) =>
  backend.account('reza').nevisa_service_account.current_charge;

/** Opens the purchase of a package that the wallet pays in a tab, over the mock backend. */
export function openDialog(
  backend: Backend,
  line: Line,
  storage = createMemoryStorage(),
  service: typeof ten | typeof twenty = ten,
) {
  /** The calls, and when the tab pays alone. */
  const order: string[] = [];
  const calls: string[] = [];
  let readAnew = 0;
  let now = 0;
  const client = createClientOver(backend, line, (path) => {
    calls.push(path);
    order.push(path);
  });
  const wallet = createWalletPort({
    client: () => client,
    userId: accounts.reza.id,
    doubted: createDoubtedPayments(storage, () => now),
    shown: toHoldings(backend.account('reza')),
    payAlone: async (pay) => {
      order.push('locked');
      const result = await pay();
      order.push('free');
      return result;
    },
    readAccountAnew: () => {
      readAnew += 1;
    },
  });
  const machine = checkoutMachine.provide({
    actors: { ...wallet.actors, refreshAccount: fromPromise<unknown>(() => Promise.resolve(null)) },
  });
  const actor = createActor(machine, {
    input: { serviceId: service.id, price: service.actual_price },
  }).start();
  return {
    calls,
    order,
    storage,
    isCharged: wallet.isCharged(service.id),
    passDay: () => {
      now += 86_400_000;
    },
    countReadAnew: () => readAnew,
    begin: () => actor.send({ type: 'wallet.requested' }),
    close: () => actor.stop(),
    pay: async () => {
      actor.send({ type: 'wallet.requested' });
      const state = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      const isDoubted = state.context.isCharged && !state.hasTag('activated');
      return [...state.tags, ...(isDoubted ? ['charged'] : [])];
    },
  };
}

/** A client of reza over a line that loses calls and answers. */
function createClientOver(backend: Backend, line: Line, note: (path: string) => void) {
  const answered = fetchFrom(backend);
  return createClient({
    host: 'https://api.example',
    readToken: () => accounts.reza.token,
    fetch: async (input, init) => {
      const path = new URL(input as string).pathname;
      note(path);
      if (line.lose(path) === 'before') {
        throw new TypeError('The call is lost.');
      }
      const response = await answered(input, init);
      if (line.lose(path) === 'after') {
        throw new TypeError('The answer is lost.');
      }
      return response;
    },
  });
}
