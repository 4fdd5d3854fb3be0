import {
  and,
  assertEvent,
  assign,
  emit,
  fromCallback,
  fromPromise,
  or,
  raise,
  setup,
  stateIn,
} from 'xstate';
import type { Failure, Id, Outcome } from '@nevisa/api/types';
import { isUnreachable } from '@nevisa/api/failures';
import { computeBackOff, backOffWaits } from '../shared/computeBackOff.ts';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import { getAskedWait } from '../shared/getAskedWait.ts';
import type {
  ConversationContext,
  ConversationEmitted,
  ConversationEvent,
  ConversationInput,
  ConversationPatch,
  ConversationTag,
  ConversationText,
  DeviceCopy,
  KeptBecause,
  LockMode,
  PatchOutcome,
  SavedRevision,
  ShownBecause,
  StopReason,
  VersionReason,
} from './conversationTypes.ts';
import { conflictActions, conflictGuards } from './conflictParts.ts';
import {
  applyPatch,
  createPatch,
  getSaved,
  judgeFailure,
  judgePatch,
  type SaveResult,
} from './patches.ts';

/** How long a change may wait in memory until it is written to the device, in ms. With the write it is at most 250 ms. */
export const keepWait = 150;
/** The same for the first change of a page, in ms: its write reads what the device has before it. */
const firstKeepWait = 50;
/** How long after the last key the text is sent, in ms. */
export const settleWait = 2_000;
/** How long a change may wait while the person goes on typing, in ms. */
export const longestWait = 10_000;
/** How long the writing tab may take to give the lock up before it is stolen, in ms. */
export const takeoverWait = 5_000;

/** The ports, guards and actions of `conversationMachine`. */
export const conversationSetup = setup({
  types: {
    context: {} as ConversationContext,
    input: {} as ConversationInput,
    events: {} as ConversationEvent,
    emitted: {} as ConversationEmitted,
    tags: {} as ConversationTag,
  },
  actors: {
    /** Port. What this device keeps of the conversation, or null. */
    loadCopy: fromPromise<DeviceCopy | null>(definePlaceholder('loadCopy')),
    /** Port. The newest revision; its words may be missing. */
    loadText: fromPromise<Outcome<SavedRevision>>(definePlaceholder('loadText')),
    /** Port. Adds the words to the segments of the editor. */
    loadWords: fromPromise<Outcome<unknown>>(definePlaceholder('loadWords')),
    /** Port. Writes the copy to this device, in the order of the calls; rejects when the device cannot. */
    keepCopy: fromPromise<void, DeviceCopy>(definePlaceholder('keepCopy')),
    /** Port. The same `clientId` again changes nothing and has the same answer. */
    savePatch: fromPromise<PatchOutcome, ConversationPatch>(definePlaceholder('savePatch')),
    /** Port. Queues the text as a new conversation; rejects when the device cannot. */
    saveAsNew: fromPromise<void, ConversationText>(definePlaceholder('saveAsNew')),
    /** Port. Makes a version the newest revision. */
    restoreVersion: fromPromise<Outcome<SavedRevision>, { id: Id; revision: number }>(
      definePlaceholder('restoreVersion'),
    ),
    /** Port. Sends `network.returned`. */
    watchNetwork: fromCallback(definePlaceholder('watchNetwork')),
    /** Port. Holds the lock of the writing tab while it runs; sends lock events. */
    holdLock: fromCallback<ConversationEvent, { mode: LockMode }>(definePlaceholder('holdLock')),
    /** Port. Follows the writing tab; sends owner events. */
    watchOwner: fromCallback(definePlaceholder('watchOwner')),
  },
  delays: {
    keepWait: ({ context: { hasKept } }) => (hasKept ? keepWait : firstKeepWait),
    takeoverWait,
    settle: ({ context: { changedAt, now } }) =>
      Math.min(settleWait, Math.max(0, (changedAt ?? now()) + longestWait - now())),
    backOff: ({ context: { retryAt, now } }) => Math.max(0, (retryAt ?? 0) - now()),
    keepAgain: settleWait,
  },
  guards: {
    isUnexpected,
    ...conflictGuards,
    hasCopy: (_, copy: DeviceCopy | null) => copy !== null,
    isOk: (_, outcome: Outcome<unknown>) => outcome.ok,
    isGone: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && judgeFailure(outcome.failure) === 'deleted',
    isConflict: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && judgeFailure(outcome.failure) === 'conflict',
    isOpenedAnew: ({ context }, outcome: Outcome<unknown>) => outcome.ok && context.saved === null,
    mayWrite: and([
      ({ context }) => context.saved !== null,
      stateIn({ lock: { holding: 'writing' } }),
    ]),
    mayMerge: and([({ context }) => context.conflict !== null, 'mayWrite']),
    hasRead: ({ context }) => context.hasRead,
    hasPending: ({ context }) => context.pending !== null,
    isSaved: ({ context }) =>
      context.pending === null &&
      !context.isChanged &&
      (context.current === null ||
        context.rules.isSameText(context.current, getSaved(context).text)),
    isPartial: ({ context }) => context.patchSize < Infinity || context.keepsVersion !== false,
    isOutdated: ({ context }) => context.isOutdated,
    isResult: (_, { outcome, result }: { outcome: PatchOutcome; result: SaveResult }) =>
      judgePatch(outcome) === result,
    hasTheirs: ({ context }, outcome: PatchOutcome) =>
      !outcome.ok &&
      outcome.theirs !== undefined &&
      outcome.theirs.revision !== context.saved?.revision,
    // A conflict with the revision that this device has is a fault of the server.
    isNewer: ({ context }, outcome: Outcome<SavedRevision>) =>
      outcome.ok && outcome.answer.revision !== context.saved?.revision,
    canSplit: ({ context }, outcome: PatchOutcome) =>
      judgePatch(outcome) === 'tooLarge' && (context.pending?.changes.length ?? 0) > 1,
    isStop: (_, outcome: PatchOutcome) =>
      ['session', 'forbidden', 'deleted'].includes(judgePatch(outcome)),
    isRefused: (_, outcome: PatchOutcome) => ['refused', 'tooLarge'].includes(judgePatch(outcome)),
    isStoppedBy: ({ context }, reason: StopReason) => context.stopReason === reason,
    asksForLock: ({ context }) => context.lockMode === 'ask',
    /** A write that is under way makes a version by itself when it comes late. */
    isUnkept: or([({ context }) => context.isChanged, stateIn({ device: 'notKept' })]),
    isKept: stateIn({ device: 'kept' }),
    isClean: stateIn({ save: 'clean' }),
    isStopped: stateIn({ save: 'stopped' }),
    isCopyOutdated: stateIn({ save: { stopped: { copying: 'outdated' } } }),
  },
  actions: {
    ...conflictActions,
    /** Port. Shows the text in the editor, as one step that can be undone unless it is opened. */
    showText: (_, _params: { text: ConversationText; because: ShownBecause }) =>
      definePlaceholder('showText')(),
    /** Port. Keeps a text on this device as a version. */
    keepVersion: (_, _params: { text: ConversationText; because: KeptBecause }) =>
      definePlaceholder('keepVersion')(),
    /** Port. Sends the patch so that the end of the page does not cut it, or leaves it to the device. */
    sendLast: (_, _params: ConversationPatch | null) => definePlaceholder('sendLast')(),
    rememberCopy: assign((_, copy: DeviceCopy | null) =>
      copy === null ? {} : { saved: copy.saved, current: copy.current, pending: copy.pending },
    ),
    rememberOpened: assign((_, outcome: Outcome<SavedRevision>) =>
      outcome.ok ? { saved: outcome.answer, current: outcome.answer.text } : {},
    ),
    forgetOpened: assign({
      saved: null,
      current: null,
      pending: null,
      conflict: null,
      isChanged: false,
      isOutdated: false,
      changedAt: null,
    }),
    rememberLoadFailure: assign((_, outcome: Outcome<unknown>) => ({
      loadFailure: outcome.ok ? null : outcome.failure,
    })),
    forgetLoadFailure: assign({ loadFailure: null }),
    markChanged: assign(({ context: { changedAt, now } }) => ({
      isChanged: true,
      isOutdated: true,
      changedAt: changedAt ?? now(),
    })),
    wantVersion: assign((_, keepsVersion: VersionReason) => ({ keepsVersion })),
    markOutdated: assign({ isOutdated: true }),
    readText: assign(({ context }) => ({
      current: context.isChanged ? context.readText() : context.current,
      isChanged: false,
    })),
    markKept: assign({ isOutdated: false, hasKept: true }),
    tellChanged: raise({ type: 'text.changed' }),
    tellSave: raise({ type: 'save.requested' }),
    tellRefused: raise({ type: 'save.refused' }),
    tellRevision: raise({ type: 'revision.outdated' }),
    tellRead: raise({ type: 'text.read' }),
    tellOutdated: raise({ type: 'copy.outdated' }),
    tellReopened: raise({ type: 'document.reopened' }),
    tellWritingEnded: raise({ type: 'writing.ended' }),
    tellDeleted: raise((_, outcome: Outcome<unknown>) => ({
      type: 'document.deleted' as const,
      ...(!outcome.ok && { failure: outcome.failure }),
    })),
    preparePatch: assign(({ context }) => {
      if (context.pending !== null) {
        return {};
      }
      const current = context.isChanged ? context.readText() : context.current;
      return current === null
        ? {}
        : {
            current,
            isChanged: false,
            changedAt: null,
            pending: createPatch(context, current),
            keepsVersion: false as const,
          };
    }),
    rememberSaved: assign(({ context }, outcome: PatchOutcome) =>
      outcome.ok
        ? {
            saved: applyPatch(context, outcome.answer.revision),
            pending: null,
            failure: null,
            failures: 0,
          }
        : {},
    ),
    reportSaved: emit(({ context }) => ({
      type: 'text.saved' as const,
      revision: getSaved(context).revision,
      at: context.now(),
    })),
    reportMerged: emit(({ context }) => ({
      type: 'texts.merged' as const,
      taken: context.conflict?.merge.taken ?? 0,
    })),
    forgetPending: assign(({ context }) => ({ pending: null, keepsVersion: getReason(context) })),
    splitPatch: assign(({ context }) => ({
      pending: null,
      keepsVersion: getReason(context),
      patchSize: Math.ceil((context.pending?.changes.length ?? 2) / 2),
    })),
    forgetPatchSize: assign({ patchSize: Infinity }),
    rememberFailure: assign((_, outcome: PatchOutcome) =>
      outcome.ok ? {} : { failure: outcome.failure },
    ),
    countFailure: assign(({ context }, failure: Failure) => {
      if (context.askedMeanwhile && isUnreachable(failure)) {
        // The call was made to a network that is no more: the next one does not wait.
        return { failure, failures: 0, retryAt: context.now() };
      }
      const failures = Math.min(context.failures + 1, backOffWaits.length);
      const pause = computeBackOff(failures, context.random());
      return { failure, failures, retryAt: context.now() + Math.max(getAskedWait(failure), pause) };
    }),
    forgetFailures: assign({ failures: 0 }),
    rememberAsk: assign({ askedMeanwhile: true }),
    forgetAsk: assign({ askedMeanwhile: false }),
    stop: assign((_, reason: StopReason | null) => ({ stopReason: reason })),
    stopByFailure: assign((_, outcome: PatchOutcome) => {
      const result = judgePatch(outcome);
      const reasons: readonly string[] = ['session', 'forbidden', 'deleted'];
      return { stopReason: reasons.includes(result) ? (result as StopReason) : null };
    }),
    endByDeletion: assign(({ event }) => {
      assertEvent(event, 'document.deleted');
      return { stopReason: 'deleted' as const, failure: event.failure ?? null };
    }),
    endSession: assign(({ event }) => {
      assertEvent(event, 'session.ended');
      return { stopReason: event.reason };
    }),
    markReading: assign({ hasRead: true }),
    forgetReading: assign({ hasRead: false }),
    askForLock: assign({ lockMode: 'ask' }),
    stealLock: assign({ lockMode: 'steal' }),
    waitForLock: assign({ lockMode: 'free' }),
    chooseVersion: assign(({ event }) => {
      assertEvent(event, ['version.chosen', 'job.finished']);
      return { versionId: event.id, versionFailure: null };
    }),
    forgetVersion: assign({ versionId: null, versionFailure: null }),
    rememberVersionFailure: assign((_, outcome: Outcome<unknown>) => ({
      versionFailure: outcome.ok ? null : outcome.failure,
    })),
    /** The text cannot be saved, which comes before a restoration; why is said where it is known. */
    rememberNoSave: assign(({ context: { failure } }) => ({
      versionFailure: failure ?? { kind: 'aborted' as const },
    })),
    tellMoved: raise((_, outcome: Outcome<SavedRevision>) => {
      if (!outcome.ok) {
        throw new Error(
          'Only an answer of the server has a revision: its guard lets no other through.',
        );
      }
      return { type: 'server.moved' as const, ...outcome.answer };
    }),
  },
});

/** Why the state before a patch is kept that the server has not taken: the next patch asks for it again. */
function getReason({ pending, keepsVersion }: ConversationContext): VersionReason | false {
  return pending === null || pending.keepsVersion === false ? keepsVersion : pending.keepsVersion;
}
