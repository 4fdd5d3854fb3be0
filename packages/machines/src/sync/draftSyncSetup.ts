import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { isPermanent, isServerFault } from '@nevisa/api/failures';
import type { Failure, QueuedRevision, SavedPlace, SaveOutcome } from '@nevisa/api/types';
import { computeBackOff, backOffWaits } from '../shared/computeBackOff.ts';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import { getAskedWait } from '../shared/getAskedWait.ts';
import type {
  DraftSyncInput,
  DraftSyncEvent,
  DraftSyncEmitted,
  DraftSyncTag,
  DraftSyncContext,
} from './draftSyncTypes.ts';
import { findFirstEnd, holdDocument, releaseDocument, selectNext } from './documentHolds.ts';
import {
  findConflict,
  listOutdated,
  getSending,
  separateEntries,
  withAside,
  addRevisions,
  withoutRevisions,
} from './saveQueue.ts';

/**
 * The number of failures in a row up to which the wait before the next document grows:
 * with a broken server many documents cause at most 15 calls in a minute.
 */
const longestPause = 4;

/** The ports, guards and actions of `draftSyncMachine`. */
export const draftSyncSetup = setup({
  types: {
    context: {} as DraftSyncContext,
    input: {} as DraftSyncInput,
    events: {} as DraftSyncEvent,
    emitted: {} as DraftSyncEmitted,
    tags: {} as DraftSyncTag,
  },
  actors: {
    /** Port. The entries that wait on this device since an earlier visit, in order. */
    loadQueue: fromPromise<readonly QueuedRevision[]>(definePlaceholder('loadQueue')),
    /** Port. Makes the document, or changes it; the same revision again changes nothing. */
    saveRevision: fromPromise<SaveOutcome, QueuedRevision>(definePlaceholder('saveRevision')),
    /** Port. The server has the revision: the device may delete it and those that it replaces. */
    forgetRevisions: fromPromise<void, { ids: readonly string[] }>(
      definePlaceholder('forgetRevisions'),
    ),
    /** Port. Sends `network.returned`. */
    watchNetwork: fromCallback(definePlaceholder('watchNetwork')),
  },
  delays: {
    backOff: ({ context: { retryAt, now } }) => Math.max(0, (retryAt ?? 0) - now()),
    hold: ({ context }) => Math.max(0, (findFirstEnd(context) ?? 0) - context.now()),
  },
  guards: {
    hasNext: ({ context }) => context.allowed && selectNext(context, context.now()) !== null,
    hasHeld: ({ context }) => context.allowed && findFirstEnd(context) !== null,
    isForbidden: ({ event }) => {
      assertEvent(event, 'sending.allowed');
      return !event.allowed;
    },
    isUnexpected,
    isSaved: (_, outcome: SaveOutcome) => outcome.ok,
    isConflict: (_, outcome: SaveOutcome) => !outcome.ok && outcome.current !== undefined,
    isRefused: (_, outcome: SaveOutcome) => !outcome.ok && isPermanent(outcome.failure),
    isOutdated: ({ context }, failure: Failure) =>
      context.askedMeanwhile && (failure.kind === 'network' || failure.kind === 'unanswered'),
    isInConflict: ({ context, event }) => {
      assertEvent(event, ['conflict.keptBoth', 'conflict.replaced']);
      return findConflict(context.entries, event.id) !== null;
    },
  },
  actions: {
    rememberQueue: assign(({ context }, loaded: readonly QueuedRevision[]) => {
      const added = context.entries.map(({ revision }) => revision);
      const entries = addRevisions(addRevisions([], loaded), added);
      return { entries: withoutRevisions(entries, context.discarded), discarded: [] };
    }),
    add: assign(({ context, event }) => {
      assertEvent(event, 'revision.added');
      return { entries: addRevisions(context.entries, [event.revision]) };
    }),
    retry: assign(({ context, event }) => {
      assertEvent(event, 'revision.retried');
      const isRefused = findConflict(context.entries, event.id) === null;
      return isRefused ? { entries: withAside(context.entries, event.id, null) } : {};
    }),
    discard: assign(({ context, event }) => {
      assertEvent(event, 'revision.discarded');
      const { entries, sendingId, discarded } = context;
      const { id } = event;
      const isWaiting = id !== sendingId && entries.some(({ revision }) => revision.id === id);
      return isWaiting
        ? { entries: withoutRevisions(entries, [id]) }
        : { discarded: [...discarded.filter((each) => each !== id), id] };
    }),
    separate: assign(({ context, event }) => {
      assertEvent(event, 'conflict.keptBoth');
      return { entries: separateEntries(context.entries, event.id, event.documentId) };
    }),
    replace: assign(({ context, event }) => {
      assertEvent(event, 'conflict.replaced');
      const { entries, saved } = context;
      const place = findConflict(entries, event.id);
      const { revision } = entries.find((each) => each.revision.id === event.id) ?? {};
      return place === null || revision === undefined
        ? {}
        : {
            entries: withAside(entries, event.id, null),
            saved: { ...saved, [revision.documentId]: place },
          };
    }),
    clear: assign({ entries: [], saved: {} }),
    allow: assign(({ event }) => {
      assertEvent(event, 'sending.allowed');
      return { allowed: event.allowed };
    }),
    forbid: assign({ allowed: false }),
    takeNext: assign(({ context }) => ({
      sendingId: selectNext(context, context.now())?.id ?? null,
      askedMeanwhile: false,
    })),
    rememberAsk: assign({ askedMeanwhile: true }),
    letGo: assign(({ context: { entries, discarded } }) => ({
      sendingId: null,
      entries: withoutRevisions(entries, discarded),
      discarded: [],
    })),
    rememberPlace: assign(({ context }, place: SavedPlace) => ({
      saved: { ...context.saved, [getSending(context).documentId]: place },
    })),
    reportSaved: emit(({ context }, place: SavedPlace) => ({
      type: 'revision.synced' as const,
      documentId: getSending(context).documentId,
      ...place,
    })),
    dropSent: assign(({ context }) => {
      const outdated = new Set(listOutdated(context.entries, getSending(context)));
      return { entries: context.entries.filter(({ revision }) => !outdated.has(revision.id)) };
    }),
    setAside: assign(({ context }, outcome: SaveOutcome) =>
      outcome.ok
        ? {}
        : {
            entries: withAside(
              context.entries,
              context.sendingId,
              outcome.current === undefined
                ? { kind: 'refused', failure: outcome.failure }
                : { kind: 'conflict', current: outcome.current },
            ),
          },
    ),
    countFailure: assign(({ context }, failure: Failure) => {
      const failures = Math.min(context.failures + 1, backOffWaits.length);
      const [now, random] = [context.now(), context.random()];
      const isOfDocument = isServerFault(failure);
      const pause = computeBackOff(
        isOfDocument ? Math.min(failures, longestPause) : failures,
        random,
      );
      const { documentId } = getSending(context);
      return {
        failure,
        failures,
        retryAt: now + Math.max(getAskedWait(failure), pause),
        ...(isOfDocument && { holds: holdDocument(context.holds, documentId, { now, random }) }),
      };
    }),
    forgetWait: assign({ failure: null, retryAt: null }),
    beginAnew: assign({ failures: 0 }),
    release: assign(({ context }) => ({
      holds: releaseDocument(context.holds, getSending(context).documentId),
    })),
    releaseAll: assign({ holds: {} }),
  },
});
