import type { DoneActorEvent } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { conflictState } from './conflictState.ts';
import { conversationSetup } from './conversationSetup.ts';
import type { ConversationContext, PatchOutcome } from './conversationTypes.ts';
import { getCurrent, toDeviceCopy } from './patches.ts';

const outcome = { params: getOutput } as const;

const asks = {
  'network.returned': { actions: 'rememberAsk' },
  'save.requested': { actions: 'rememberAsk' },
} as const;

/** The patch on its way, in the order in which its parts may fail. */
const sendingState = conversationSetup.createStateConfig({
  tags: 'saving',
  invoke: {
    src: 'savePatch',
    input: ({ context }) => getPending(context),
    onDone: [
      {
        guard: { type: 'isResult', params: toResult('saved') },
        target: '#settled',
        actions: [{ type: 'rememberSaved', ...outcome }, 'reportSaved', 'tellOutdated'],
      },
      {
        guard: { type: 'hasTheirs', ...outcome },
        target: '#conflict',
        actions: { type: 'meetTheirs', ...outcome },
      },
      { guard: { type: 'isResult', params: toResult('conflict') }, target: '#fetching' },
      { guard: { type: 'canSplit', ...outcome }, target: '#sending', actions: 'splitPatch' },
      {
        guard: { type: 'isStop', ...outcome },
        target: '#stopped',
        actions: [
          { type: 'rememberFailure', ...outcome },
          { type: 'stopByFailure', ...outcome },
        ],
      },
      {
        guard: { type: 'isRefused', ...outcome },
        target: '#refused',
        actions: [{ type: 'rememberFailure', ...outcome }, 'forgetPending', 'tellOutdated'],
      },
      { target: '#waiting', actions: { type: 'countFailure', params: toFailure } },
    ],
    onError: {
      guard: 'isUnexpected',
      target: '#waiting',
      actions: { type: 'countFailure', params: { kind: 'network' } },
    },
  },
});

/** The newest revision, where the answer of a conflict does not have it. */
const fetchingState = conversationSetup.createStateConfig({
  id: 'fetching',
  tags: 'saving',
  on: asks,
  invoke: {
    src: 'loadText',
    onDone: [
      {
        guard: { type: 'isNewer', params: getOutput },
        target: '#conflict',
        actions: {
          type: 'meetTheirs',
          params: ({ event: { output } }) =>
            output.ok ? { ok: false, failure: { kind: 'aborted' }, theirs: output.answer } : output,
        },
      },
      {
        guard: { type: 'isGone', params: getOutput },
        target: '#stopped',
        actions: { type: 'stop', params: 'deleted' },
      },
      {
        target: '#waiting',
        actions: {
          type: 'countFailure',
          params: ({ event: { output } }) => (output.ok ? { kind: 'network' } : output.failure),
        },
      },
    ],
    onError: {
      guard: 'isUnexpected',
      target: '#waiting',
      actions: { type: 'countFailure', params: { kind: 'network' } },
    },
  },
});

/** Sending has ended for a reason that another try does not change; the text stays on the device. */
const stoppedState = conversationSetup.createStateConfig({
  id: 'stopped',
  tags: 'stopped',
  initial: 'resting',
  on: {
    'text.changed': { actions: 'markChanged' },
    'server.moved': {},
    'document.deleted': { actions: 'endByDeletion' },
    'document.returned': {
      guard: { type: 'isStoppedBy', params: 'deleted' },
      target: '#sending',
      actions: { type: 'stop', params: null },
    },
    'session.returned': {
      guard: { type: 'isStoppedBy', params: 'session' },
      target: '#sending',
      actions: { type: 'stop', params: null },
    },
    'retry.requested': {
      guard: { type: 'isStoppedBy', params: 'forbidden' },
      target: '#sending',
      actions: { type: 'stop', params: null },
    },
  },
  states: {
    resting: { on: { 'saveAsNew.requested': { target: 'copying', actions: 'readText' } } },
    copying: {
      tags: 'saving',
      initial: 'whole',
      invoke: {
        src: 'saveAsNew',
        input: ({ context }) => getCurrent(context),
        onDone: [{ guard: 'isCopyOutdated', target: 'resting' }, { target: 'copied' }],
        onError: { guard: 'isUnexpected', target: 'resting' },
      },
      states: {
        whole: { on: { 'text.changed': { target: 'outdated', actions: 'markChanged' } } },
        /** What was typed since is not in the copy. */
        outdated: {},
      },
    },
    /** The text is a conversation of its own in the save queue; what is typed now is not in it. */
    copied: {
      tags: 'copied',
      on: { 'text.changed': { target: 'resting', actions: 'markChanged' } },
    },
  },
});

const lastPatch = {
  actions: ['preparePatch', { type: 'sendLast', params: getPatch }],
} as const;

/** How far the present text is on its way to the server. */
export const savingState = conversationSetup.createStateConfig({
  initial: 'off',
  on: {
    'text.changed': { guard: 'mayWrite', actions: 'markChanged' },
    'version.wanted': {
      guard: 'mayWrite',
      actions: { type: 'wantVersion', params: ({ event }) => event.reason },
    },
    'server.moved': { guard: 'isElsewhere', target: '.conflict', actions: 'meetServer' },
    'document.deleted': { target: '.stopped', actions: 'endByDeletion' },
    'session.ended': { target: '.stopped', actions: 'endSession' },
    'writing.ended': '.off',
    'document.reopened': '.off',
  },
  states: {
    /** Nothing is opened, or another tab writes. */
    off: {
      on: {
        'document.deleted': {},
        'session.ended': {},
        'server.moved': { guard: 'isElsewhere', actions: 'meetServer' },
      },
      always: [
        { guard: 'mayMerge', target: 'conflict' },
        { guard: 'mayWrite', target: 'settled' },
      ],
    },
    settled: {
      id: 'settled',
      always: [
        { guard: 'hasPending', target: 'sending' },
        { guard: 'isSaved', target: 'clean' },
        { guard: 'isPartial', target: 'sending' },
        { target: 'dirty' },
      ],
    },
    clean: {
      id: 'clean',
      tags: 'saved',
      entry: 'forgetPatchSize',
      on: {
        'text.changed': { target: 'dirty', actions: 'markChanged' },
        'revision.outdated': '#fetching',
      },
    },
    dirty: {
      tags: 'unsaved',
      after: { settle: 'sending' },
      on: {
        'text.changed': { target: 'dirty', reenter: true, actions: 'markChanged' },
        // Undo led back to the saved text.
        'text.read': { guard: 'isSaved', target: 'clean' },
        'save.requested': 'sending',
        'revision.outdated': '#fetching',
        'page.left': lastPatch,
      },
    },
    sending: {
      id: 'sending',
      initial: 'preparing',
      entry: ['preparePatch', 'forgetAsk'],
      on: { 'page.left': lastPatch, ...asks },
      states: {
        preparing: {
          tags: 'saving',
          always: [{ guard: 'hasPending', target: 'recording' }, { target: '#clean' }],
        },
        /** The device has the patch before the server: after a lost answer the same patch is sent again. */
        recording: {
          tags: 'saving',
          invoke: {
            src: 'keepCopy',
            input: ({ context }) => toDeviceCopy(context),
            onDone: 'calling',
            onError: { guard: 'isUnexpected', target: 'calling' },
          },
        },
        calling: sendingState,
      },
    },
    fetching: fetchingState,
    conflict: conflictState,
    /** The server was not reached; the same patch is sent again. */
    waiting: {
      id: 'waiting',
      tags: 'waiting',
      after: { backOff: 'sending' },
      on: {
        'network.returned': { target: 'sending', actions: 'forgetFailures' },
        'save.requested': { target: 'sending', actions: 'forgetFailures' },
        'page.left': lastPatch,
      },
    },
    /** The server does not take the text; only the person tries again. */
    refused: {
      id: 'refused',
      tags: 'refused',
      entry: 'tellRefused',
      on: { 'save.requested': 'sending' },
    },
    stopped: stoppedState,
  },
});

type PatchDone = { event: DoneActorEvent<PatchOutcome> };

function toResult<Result extends string>(result: Result) {
  return ({ event: { output } }: PatchDone) => ({ outcome: output, result });
}

function toFailure({ event: { output } }: PatchDone) {
  return output.ok ? ({ kind: 'network' } as const) : output.failure;
}

function getPatch({ context }: { context: ConversationContext }) {
  return context.pending;
}

function getPending(context: ConversationContext) {
  if (context.pending === null) {
    throw new Error('No patch is under way: one is prepared before it is sent.');
  }
  return context.pending;
}
