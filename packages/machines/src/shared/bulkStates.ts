import { unreachable } from '../history/historyListSetup.ts';
import { getOutput } from './call.ts';

/** What a request for a change of many rows leads to while no other one runs. */
export const bulkRequests = {
  'bulk.requested': [
    { guard: 'isEmpty' },
    { guard: 'needsQuestion', target: 'confirming', actions: 'rememberBulk' },
    { target: 'running', actions: 'rememberBulk' },
  ],
} as const;

/** The states of a change of many rows besides the resting one and the call. */
export const bulkStates = {
  confirming: {
    tags: 'asking',
    on: {
      'bulk.confirmed': 'running',
      // What an earlier one has left undone stays in sight.
      'bulk.canceled': { target: 'settled', actions: 'forgetBulk' },
    },
  },
  settled: {
    always: [
      { guard: 'hasWaiting', target: 'running', actions: 'takeWaiting' },
      { guard: 'isPartial', target: 'partly' },
      { target: 'idle' },
    ],
  },
  partly: {
    tags: 'partly',
    on: { 'bulk.resultClosed': { target: 'idle', actions: 'forgetResult' }, ...bulkRequests },
  },
} as const;

/** The state of the call: a further request waits, and a lost call settles it as well. */
export const runningBulk = {
  tags: 'working',
  entry: 'forgetResult',
  on: {
    'bulk.requested': [{ guard: 'isEmpty' }, { guard: 'needsQuestion' }, { actions: 'addWaiting' }],
  },
} as const;

/** How the call of a change of many rows ends. */
export const bulkEnds = {
  onDone: { target: 'settled', actions: { type: 'settleBulk', params: getOutput } },
  onError: {
    guard: 'isUnexpected',
    target: 'settled',
    actions: { type: 'settleBulk', params: unreachable },
  },
} as const;
