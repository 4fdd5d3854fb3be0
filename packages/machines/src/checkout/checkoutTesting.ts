import type { Id } from '@nevisa/api/types';
import { startMachine, createSimulatedTime } from '../testing/startMachine.ts';
import { pretendPort, toActors } from '../testing/pretendPort.ts';
import { checkoutMachine } from './checkoutMachine.ts';
import type {
  CheckoutInput,
  CodeResult,
  OrderResult,
  StartInput,
  StartResult,
  UnfinishedOrder,
  WalletInput,
} from './checkoutTypes.ts';

const serviceId: Id = '5e02';
export const gateway = 'https://api.example/start';

/** Starts the machine for a package of 950,000 toman, with ports that a test answers by hand. */
export function startCheckout(input: Partial<CheckoutInput> = {}) {
  const { clock, now } = createSimulatedTime();
  const ports = {
    checkCode: pretendPort<CodeResult, { serviceId: Id; code: string }>(),
    startPurchase: pretendPort<StartResult, StartInput>(),
    retrieveOrder: pretendPort<OrderResult, { orderNumber: string }>(),
    leave: pretendPort<boolean, { url: string }>(),
    payFromWallet: pretendPort<StartResult, WalletInput>(),
    refreshAccount: pretendPort<unknown>(),
  };
  const machine = checkoutMachine.provide({ actors: toActors(ports) });
  const started = startMachine(machine, {
    clock,
    input: { serviceId, price: 950_000, now, ...input },
  });
  return { ...started, ...ports, now };
}

export const sums = {
  code: 'NOWRUZ',
  discount_type: 'PERCENT' as const,
  value: 20,
  discount_amount: 190_000,
  vat_amount: null,
  payable: 760_000,
};

/** An order that waits for its payment; `life` is that of its link, in ms. */
export function makeUnfinishedOrder(now: number, life = 600_000): UnfinishedOrder {
  return {
    orderNumber: 'NV-1',
    url: gateway,
    endsAt: now + life,
    amount: 950_000,
    packageName: 'ten hours',
  };
}
