import {
  assertEvent,
  assign,
  type DoneActorEvent,
  emit,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import { isPermanent } from '@nevisa/api/failures';
import type { Failure } from '@nevisa/api/types';
import { backOff, backOffWaits } from '../shared/backOff.ts';
import {
  conflictOf,
  type DraftQueue,
  nextPiece,
  outdatedBy,
  type Piece,
  type SavedPlace,
  sentPiece,
  separated,
  withAside,
  withPieces,
} from './draftQueue.ts';
import { getOutput } from '../shared/call.ts';
import { isUnexpected, notProvided } from '../shared/ports.ts';
import { waitAskedBy } from '../shared/waitAsked.ts';

export interface DraftSyncInput {
  /** From 0 to 1, for the length of waits, e.g. `Math.random`. */
  random: () => number;
  /** Clock in ms, e.g. `Date.now`. */
  now: () => number;
}

/** `current` is there when the document has changed elsewhere: where the history has it now. */
export type SaveOutcome =
  | { readonly ok: true; readonly answer: SavedPlace }
  | { readonly ok: false; readonly failure: Failure; readonly current?: SavedPlace };

export type DraftSyncEvent =
  /** The device keeps the piece already. */
  | { type: 'piece.added'; piece: Piece }
  /** The person wants a refused piece to be tried again. */
  | { type: 'piece.retried'; id: string }
  /** The person gives a piece up that was set aside, and the device has forgotten it already. */
  | { type: 'piece.discarded'; id: string }
  /** Sent by the port `watchNetwork`. */
  | { type: 'network.returned' }
  | { type: 'sync.requested' }
  /** The piece becomes a document of its own; the device keeps it, and what was written after it, under the new id already. */
  | { type: 'conflict.keptBoth'; id: string; documentId: string }
  /** The piece is written over what has changed elsewhere. */
  | { type: 'conflict.replaced'; id: string };

export type DraftSyncEmitted = { type: 'piece.synced'; documentId: string } & SavedPlace;

export type DraftSyncTag = 'loading' | 'idle' | 'sending' | 'waiting';

export interface DraftSyncContext extends DraftQueue {
  /** Why the queue waits. */
  readonly failure: Failure | null;
  /** How many tries have failed in a row. */
  readonly failures: number;
  /** When the next try begins by itself, by the machine's clock; null when it does not wait. */
  readonly retryAt: number | null;
  readonly random: () => number;
  readonly now: () => number;
}

/**
 * Saves what was dictated to the history, one piece after the other, whenever
 * there is a network.
 *
 * It is a machine because a piece may be forgotten only after the server has
 * it, because order and at most one call under way keep an older text from
 * writing over a newer one, and because a piece that the server does not take
 * must not hold up the others.
 */
export const draftSyncMachine = setup({
  types: {
    context: {} as DraftSyncContext,
    input: {} as DraftSyncInput,
    events: {} as DraftSyncEvent,
    emitted: {} as DraftSyncEmitted,
    tags: {} as DraftSyncTag,
  },
  actors: {
    /** Port. The pieces that wait on this device since an earlier visit, in order. */
    loadQueue: fromPromise<readonly Piece[]>(notProvided('loadQueue')),
    /** Port. Makes the document, or changes it; the same piece again changes nothing. */
    savePiece: fromPromise<SaveOutcome, Piece>(notProvided('savePiece')),
    /** Port. The server has the piece: the device need not keep it, nor what it has replaced. */
    forgetPiece: fromPromise<void, { ids: readonly string[] }>(notProvided('forgetPiece')),
    /** Port. Sends `network.returned`. */
    watchNetwork: fromCallback(notProvided('watchNetwork')),
  },
  delays: {
    backOff: ({ context: { retryAt, now } }) => Math.max(0, (retryAt ?? 0) - now()),
  },
  guards: {
    hasNext: ({ context }) => nextPiece(context) !== null,
    isUnexpected,
    isSaved: (_, outcome: SaveOutcome) => outcome.ok,
    isConflict: (_, outcome: SaveOutcome) => !outcome.ok && outcome.current !== undefined,
    isRefused: (_, outcome: SaveOutcome) => !outcome.ok && isPermanent(outcome.failure),
    isInConflict: ({ context, event }) => {
      assertEvent(event, ['conflict.keptBoth', 'conflict.replaced']);
      return conflictOf(context.pieces, event.id) !== null;
    },
  },
  actions: {
    rememberQueue: assign(({ context }, loaded: readonly Piece[]) => ({
      pieces: withPieces(
        withPieces([], loaded),
        context.pieces.map(({ piece }) => piece),
      ),
    })),
    add: assign(({ context, event }) => {
      assertEvent(event, 'piece.added');
      return { pieces: withPieces(context.pieces, [event.piece]) };
    }),
    retry: assign(({ context, event }) => {
      assertEvent(event, 'piece.retried');
      const isRefused = conflictOf(context.pieces, event.id) === null;
      return isRefused ? { pieces: withAside(context.pieces, event.id, null) } : {};
    }),
    discard: assign(({ context, event }) => {
      assertEvent(event, 'piece.discarded');
      const isAside = ({ piece, aside }: (typeof context.pieces)[number]) =>
        piece.id === event.id && aside !== null;
      return { pieces: context.pieces.filter((each) => !isAside(each)) };
    }),
    separate: assign(({ context, event }) => {
      assertEvent(event, 'conflict.keptBoth');
      return { pieces: separated(context.pieces, event.id, event.documentId) };
    }),
    replace: assign(({ context, event }) => {
      assertEvent(event, 'conflict.replaced');
      const { pieces, saved } = context;
      const place = conflictOf(pieces, event.id);
      const { piece } = pieces.find((each) => each.piece.id === event.id) ?? {};
      return place === null || piece === undefined
        ? {}
        : {
            pieces: withAside(pieces, event.id, null),
            saved: { ...saved, [piece.documentId]: place },
          };
    }),
    takeNext: assign(({ context }) => ({ sendingId: nextPiece(context)?.id ?? null })),
    letGo: assign({ sendingId: null }),
    rememberPlace: assign(({ context }, place: SavedPlace) => ({
      saved: { ...context.saved, [sentPiece(context).documentId]: place },
    })),
    reportSaved: emit(({ context }, place: SavedPlace) => ({
      type: 'piece.synced' as const,
      documentId: sentPiece(context).documentId,
      ...place,
    })),
    dropSent: assign(({ context }) => {
      const outdated = new Set(outdatedBy(context.pieces, sentPiece(context)));
      return { pieces: context.pieces.filter(({ piece }) => !outdated.has(piece.id)) };
    }),
    setAside: assign(({ context }, outcome: SaveOutcome) =>
      outcome.ok
        ? {}
        : {
            pieces: withAside(
              context.pieces,
              context.sendingId,
              outcome.current === undefined
                ? { kind: 'refused', failure: outcome.failure }
                : { kind: 'conflict', current: outcome.current },
            ),
          },
    ),
    countFailure: assign(({ context }, failure: Failure) => {
      const failures = Math.min(context.failures + 1, backOffWaits.length);
      const wait = Math.max(waitAskedBy(failure), backOff(failures, context.random()));
      return { failure, failures, retryAt: context.now() + wait };
    }),
    forgetWait: assign({ failure: null, retryAt: null }),
    beginAnew: assign({ failures: 0 }),
  },
}).createMachine({
  id: 'draftSync',
  context: ({ input: { random, now } }) => ({
    pieces: [],
    saved: {},
    sendingId: null,
    failure: null,
    failures: 0,
    retryAt: null,
    random,
    now,
  }),
  initial: 'loading',
  // A device that does not tell when it is back is asked again by the back-off.
  invoke: { src: 'watchNetwork', onError: { guard: 'isUnexpected' } },
  on: {
    'piece.added': { actions: 'add' },
    'piece.retried': { actions: 'retry' },
    'piece.discarded': { actions: 'discard' },
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
      always: { guard: 'hasNext', target: 'sending' },
    },
    sending: {
      tags: 'sending',
      entry: 'takeNext',
      invoke: {
        src: 'savePiece',
        input: ({ context }) => sentPiece(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: getOutput },
            target: 'forgetting',
            actions: [
              'beginAnew',
              { type: 'rememberPlace', params: placeOf },
              { type: 'reportSaved', params: placeOf },
            ],
          },
          {
            guard: { type: 'isConflict', params: getOutput },
            target: 'resting',
            actions: ['beginAnew', { type: 'setAside', params: getOutput }, 'letGo'],
          },
          {
            guard: { type: 'isRefused', params: getOutput },
            target: 'resting',
            actions: ['beginAnew', { type: 'setAside', params: getOutput }, 'letGo'],
          },
          {
            target: 'waiting',
            actions: [{ type: 'countFailure', params: failureOf }, 'letGo'],
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
        src: 'forgetPiece',
        input: ({ context }) => ({ ids: outdatedBy(context.pieces, sentPiece(context)) }),
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
        'network.returned': { target: 'resting', actions: 'beginAnew' },
        'sync.requested': { target: 'resting', actions: 'beginAnew' },
      },
    },
  },
});

function placeOf({ event: { output } }: { event: DoneActorEvent<SaveOutcome> }): SavedPlace {
  if (!output.ok) {
    throw new Error('What was not saved has no place: the guard lets only a saved piece through.');
  }
  return output.answer;
}

function failureOf({ event: { output } }: { event: DoneActorEvent<SaveOutcome> }): Failure {
  return output.ok ? { kind: 'network' } : output.failure;
}
