import { and, not, stateIn } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { makeKindGuard } from '../shared/makeKindGuard.ts';
import { checkoutSetup } from './checkoutSetup.ts';
import { getPayable } from './checkoutTypes.ts';

const startResults = {
  onDone: [
    {
      guard: { type: 'isUnpaid', params: getOutput },
      target: '#checkout.order.failed',
      actions: 'assumeSchemaFailure',
    },
    {
      guard: { type: 'isFree', params: getOutput },
      target: '#checkout.order.calling.refreshing',
      actions: { type: 'rememberStarted', params: getOutput },
    },
    {
      guard: makeKindGuard('started'),
      target: '#checkout.order.leaving',
      actions: { type: 'rememberStarted', params: getOutput },
    },
    {
      guard: makeKindGuard('pending'),
      target: '#checkout.order.pending',
      actions: { type: 'rememberPending', params: getOutput },
    },
    {
      guard: makeKindGuard('changed'),
      target: '#checkout.order.changed',
      actions: { type: 'rememberChange', params: getOutput },
    },
    {
      guard: makeKindGuard('code-refused'),
      target: '#checkout.order.idle',
      actions: { type: 'denyCode', params: getOutput },
    },
    {
      target: '#checkout.order.failed',
      actions: { type: 'rememberFailure', params: getOutput },
    },
  ],
  onError: {
    guard: 'isUnexpected',
    target: '#checkout.order.failed',
    actions: 'assumeNetworkFailure',
  },
} as const;

const callingStates = checkoutSetup.createStateConfig({
  tags: 'busy',
  initial: 'starting',
  states: {
    starting: {
      entry: { type: 'rememberWay', params: 'gateway' },
      exit: 'forgetReplaced',
      invoke: {
        src: 'startPurchase',
        input: ({ context }) => ({
          serviceId: context.serviceId,
          code: context.sums?.code ?? null,
          payable: getPayable(context) ?? 0,
          replaces: context.replaces,
        }),
        ...startResults,
      },
    },
    paying: {
      entry: { type: 'rememberWay', params: 'wallet' },
      invoke: {
        src: 'payFromWallet',
        input: ({ context: { serviceId, price, changed } }) => ({
          serviceId,
          price: changed?.price ?? price,
        }),
        onDone: [
          { guard: makeKindGuard('started'), target: 'refreshing' },
          {
            guard: makeKindGuard('changed'),
            target: '#checkout.order.changed',
            actions: { type: 'rememberChange', params: getOutput },
          },
          // A further press asks the account first.
          {
            guard: makeKindGuard('charged'),
            target: '#checkout.order.idle',
            actions: 'rememberCharged',
          },
          {
            target: '#checkout.order.failed',
            actions: { type: 'rememberFailure', params: getOutput },
          },
        ],
        onError: startResults.onError,
      },
    },
    asking: {
      invoke: {
        src: 'retrieveOrder',
        input: ({ context }) => ({ orderNumber: context.orderNumber ?? '' }),
        onDone: [
          { guard: makeKindGuard('paid'), target: 'refreshing' },
          {
            guard: makeKindGuard('pending'),
            target: '#checkout.order.pending',
            actions: { type: 'rememberPending', params: getOutput },
          },
          { guard: makeKindGuard('ended'), target: '#checkout.order.idle', actions: 'rememberEnd' },
          // A further start with the same values brings the same order.
          { target: '#checkout.order.idle' },
        ],
        onError: { guard: 'isUnexpected', target: '#checkout.order.idle' },
      },
    },
    // The package is paid: a failed load of the account is mended by its next load.
    refreshing: {
      invoke: {
        src: 'refreshAccount',
        onDone: '#checkout.order.activated',
        onError: { guard: 'isUnexpected', target: '#checkout.order.activated' },
      },
    },
  },
});

const isPayable = and(['canPay', not(stateIn({ code: 'checking' }))]);

/** The ways to begin a payment. */
const beginnings = {
  'pay.requested': {
    guard: isPayable,
    target: '#checkout.order.calling.starting',
    actions: 'forgetFailure',
  },
  'wallet.requested': {
    guard: isPayable,
    target: '#checkout.order.calling.paying',
    actions: 'forgetFailure',
  },
} as const;

/** The order of a purchase, and the way to the gateway. */
export const orderState = checkoutSetup.createStateConfig({
  initial: 'begun',
  states: {
    begun: { always: [{ guard: 'hasOrder', target: 'calling.asking' }, { target: 'idle' }] },
    idle: { on: beginnings },
    calling: callingStates,
    failed: { tags: 'failed', on: beginnings },
    changed: {
      tags: 'changed',
      on: { ...beginnings, 'code.typed': 'idle', 'code.removed': 'idle' },
    },
    pending: {
      tags: 'pending',
      on: {
        'pending.resumed': { guard: 'canResume', target: 'leaving' },
        'pending.abandoned': {
          guard: isPayable,
          target: 'calling.starting',
          actions: ['giveUpPending', 'forgetFailure'],
        },
        'page.shown': { guard: 'hasOrder', target: 'calling.asking' },
      },
    },
    leaving: {
      initial: 'opening',
      on: { 'page.shown': 'calling.asking' },
      states: {
        opening: {
          tags: ['busy', 'leaving'],
          invoke: {
            src: 'leave',
            input: ({ context }) => ({ url: context.url ?? '' }),
            onDone: [
              { guard: { type: 'isTrue', params: getOutput }, target: 'gone' },
              { target: '#checkout.order.refused' },
            ],
            onError: { guard: 'isUnexpected', target: '#checkout.order.refused' },
          },
        },
        gone: { tags: ['busy', 'leaving'], after: { leaveWait: 'stuck' } },
        // The link is that of the sum before: another code, or the wallet, begins anew.
        stuck: {
          tags: 'stuck',
          on: {
            'pay.requested': 'opening',
            'wallet.requested': beginnings['wallet.requested'],
            'code.typed': '#checkout.order.idle',
            'code.applied': '#checkout.order.idle',
            'code.removed': '#checkout.order.idle',
          },
        },
      },
    },
    /** The address of the gateway is not on the list. */
    refused: { tags: 'gateway-refused', on: beginnings },
    activated: { tags: 'activated' },
  },
});
