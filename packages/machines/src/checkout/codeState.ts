import { and, not, stateIn } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { checkoutSetup } from './checkoutSetup.ts';

/** Neither a call of the order is under way nor the way to its gateway: its sum is settled. */
const isStill = and([
  not(stateIn({ order: 'calling' })),
  not(stateIn({ order: { leaving: 'opening' } })),
  not(stateIn({ order: { leaving: 'gone' } })),
]);

/** The discount code of a purchase. */
export const codeState = checkoutSetup.createStateConfig({
  initial: 'begun',
  on: {
    'code.typed': {
      guard: isStill,
      target: '.editing',
      actions: { type: 'rememberCode', params: ({ event }) => event.code },
    },
    'code.removed': {
      guard: isStill,
      target: '.editing',
      actions: { type: 'rememberCode', params: '' },
    },
    'code.denied': {
      target: '.editing',
      actions: { type: 'rememberCodeFailure', params: ({ event }) => event.failure },
    },
  },
  states: {
    begun: { always: [{ guard: 'hasCode', target: 'checking' }, { target: 'editing' }] },
    editing: {
      on: { 'code.applied': { guard: and(['hasCode', isStill]), target: 'checking' } },
    },
    checking: {
      tags: 'checking',
      invoke: {
        src: 'checkCode',
        input: ({ context: { serviceId, code } }) => ({ serviceId, code }),
        onDone: [
          {
            guard: { type: 'isApplied', params: getOutput },
            target: 'applied',
            actions: { type: 'rememberSums', params: getOutput },
          },
          { target: 'editing', actions: { type: 'rememberSums', params: getOutput } },
        ],
        onError: {
          guard: 'isUnexpected',
          target: 'editing',
          actions: { type: 'rememberCodeFailure', params: { kind: 'network' } },
        },
      },
    },
    applied: { tags: 'applied' },
  },
});
