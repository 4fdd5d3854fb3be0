import { dictationSetup } from './dictationSetup.ts';

/** Between tries; the return of the network and the person end the wait. */
const tryingAgain = {
  initial: 'waiting',
  states: {
    waiting: {
      after: { backOff: 'trying' },
      on: { 'network.returned': 'trying', 'dictation.retried': 'trying' },
    },
    trying: {
      entry: ['countAttempt', { type: 'sendToEngine', params: { type: 'recording.reconnected' } }],
      after: { connectWait: 'waiting' },
      on: { 'engine.lost': { target: 'waiting', actions: 'rememberWait' } },
    },
  },
} as const;

/** The connection to the service; the recording goes on when it is lost. */
export const connectivityState = dictationSetup.createStateConfig({
  initial: 'connecting',
  on: {
    'engine.ready': { target: '.online', actions: ['rememberUsage', 'rememberBilling'] },
  },
  states: {
    connecting: {
      tags: 'connecting',
      after: { connectWait: 'reconnecting' },
      on: { 'engine.lost': { target: 'reconnecting', actions: 'rememberWait' } },
    },
    online: {
      tags: 'live',
      after: { steadyConnection: { actions: 'forgetAttempts' } },
      on: { 'engine.lost': { target: 'reconnecting', actions: 'rememberWait' } },
    },
    reconnecting: {
      tags: 'reconnecting',
      after: { reconnectBudget: 'offline' },
      ...tryingAgain,
    },
    offline: {
      tags: 'offline',
      ...tryingAgain,
    },
  },
});
