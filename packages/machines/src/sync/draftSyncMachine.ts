import { type DoneActorEvent, not } from 'xstate';
import type { Failure, SavedPlace, SaveOutcome } from '@nevisa/api/types';
import { getOutput } from '../shared/call.ts';
import { draftSyncSetup } from './draftSyncSetup.ts';
import { getSending, listOutdated } from './saveQueue.ts';

/**
 * Saves revisions of documents to the history, one after the other, whenever there
 * is a network.
 *
 * It is a machine because a revision may be forgotten only after the server has
 * it, because order and at most one call under way keep an older text from
 * writing over a newer one, and because a revision that the server does not take
 * must not hold up the others, also when the server only breaks over it.
 */
export const draftSyncMachine = draftSyncSetup.createMachine({
  id: 'draftSync',
  context: ({ input: { allowed, random, now } }) => ({
    allowed,
    entries: [],
    saved: {},
    sendingId: null,
    discarded: [],
    failure: null,
    holds: {},
    failures: 0,
    retryAt: null,
    askedMeanwhile: false,
    random,
    now,
  }),
  initial: 'loading',
  // Where the network reports nothing, the back-off tries again.
  invoke: { src: 'watchNetwork', onError: { guard: 'isUnexpected' } },
  on: {
    'revision.added': { actions: 'add' },
    'revision.retried': { actions: 'retry' },
    'revision.discarded': { actions: 'discard' },
    'queue.cleared': { target: '.resting', actions: ['letGo', 'clear'] },
    'sending.allowed': { actions: 'allow' },
    'session.ended': { actions: 'forbid' },
    'conflict.keptBoth': { guard: 'isInConflict', actions: 'separate' },
    'conflict.replaced': { guard: 'isInConflict', actions: 'replace' },
  },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadQueue',
        onDone: { target: 'resting', actions: { type: 'rememberQueue', params: getOutput } },
        onError: { guard: 'isUnexpected', target: 'resting' },
      },
    },
    resting: {
      tags: 'idle',
      always: [
        { guard: 'hasNext', target: 'sending' },
        { guard: 'hasHeld', target: 'holding' },
      ],
    },
    /** Only documents are left that the server failed to save. */
    holding: {
      tags: 'waiting',
      always: [
        { guard: 'hasNext', target: 'sending' },
        { guard: not('hasHeld'), target: 'resting' },
      ],
      after: { hold: 'resting' },
      on: {
        'network.returned': { target: 'resting', actions: ['beginAnew', 'releaseAll'] },
        'sync.requested': { target: 'resting', actions: ['beginAnew', 'releaseAll'] },
      },
    },
    sending: {
      tags: 'sending',
      entry: 'takeNext',
      on: {
        'sending.allowed': {
          guard: 'isForbidden',
          target: 'resting',
          actions: ['allow', 'letGo'],
        },
        // The call was made to a network that is no more: when it fails, the next one does not wait.
        'network.returned': { actions: 'rememberAsk' },
        'sync.requested': { actions: 'rememberAsk' },
      },
      invoke: {
        src: 'saveRevision',
        input: ({ context }) => getSending(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: getOutput },
            target: 'forgetting',
            actions: [
              'beginAnew',
              'release',
              { type: 'rememberPlace', params: getPlace },
              { type: 'reportSaved', params: getPlace },
            ],
          },
          {
            guard: { type: 'isConflict', params: getOutput },
            target: 'resting',
            actions: ['beginAnew', 'release', { type: 'setAside', params: getOutput }, 'letGo'],
          },
          {
            guard: { type: 'isRefused', params: getOutput },
            target: 'resting',
            actions: ['beginAnew', 'release', { type: 'setAside', params: getOutput }, 'letGo'],
          },
          {
            guard: { type: 'isOutdated', params: getFailure },
            target: 'resting',
            actions: ['beginAnew', 'releaseAll', 'letGo'],
          },
          {
            target: 'waiting',
            actions: [{ type: 'countFailure', params: getFailure }, 'letGo'],
          },
        ],
        onError: {
          guard: 'isUnexpected',
          target: 'waiting',
          actions: [{ type: 'countFailure', params: { kind: 'network' } }, 'letGo'],
        },
      },
    },
    forgetting: {
      tags: 'sending',
      exit: ['dropSent', 'letGo'],
      invoke: {
        src: 'forgetRevisions',
        input: ({ context }) => ({ ids: listOutdated(context.entries, getSending(context)) }),
        onDone: 'resting',
        // It will be sent once more on another day, and change nothing.
        onError: { guard: 'isUnexpected', target: 'resting' },
      },
    },
    waiting: {
      tags: 'waiting',
      exit: 'forgetWait',
      after: { backOff: 'resting' },
      on: {
        'network.returned': { target: 'resting', actions: ['beginAnew', 'releaseAll'] },
        'sync.requested': { target: 'resting', actions: ['beginAnew', 'releaseAll'] },
      },
    },
  },
});

function getPlace({ event: { output } }: { event: DoneActorEvent<SaveOutcome> }): SavedPlace {
  if (!output.ok) {
    throw new Error(
      'A revision that was not saved has no place: the guard lets only a saved revision through.',
    );
  }
  return output.answer;
}

function getFailure({ event: { output } }: { event: DoneActorEvent<SaveOutcome> }): Failure {
  return output.ok ? { kind: 'network' } : output.failure;
}
