import { assign, fromPromise, setup } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';

/** A document that was begun on this device and neither saved nor thrown away. Lengths in ms. */
export interface FoundDraft {
  readonly documentId: string;
  /** When it was last changed, in ms since 1970. */
  readonly changedAt: number;
  readonly audioDuration: number;
  readonly unsentDuration: number;
  /** Null where its text cannot be read now. */
  readonly words: number | null;
}

export type RecoveryEvent =
  | { type: 'draft.continued' }
  | { type: 'draft.savedToHistory' }
  | { type: 'discard.requested' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.canceled' }
  /** The person decides another time. */
  | { type: 'recovery.postponed' };

export type RecoveryTag = 'offered' | 'confirming' | 'busy' | 'done';

export interface RecoveryContext {
  draft: FoundDraft | null;
  /** What did not work the last time. */
  failure: 'continue' | 'save' | 'discard' | 'elsewhere' | null;
}

/** What became of an offered draft; `elsewhere`: another page has it open, `gone`: another page has deleted it. */
export type RecoveryOutcome = 'done' | 'elsewhere' | 'gone';

/** The wait before the only further look, in ms: a browser may refuse a read for a moment. */
const lookWait = 5_000;

/** What follows when a port has failed: the draft is offered again. */
const offersAgain = (failure: RecoveryContext['failure']) =>
  ({
    guard: 'isUnexpected',
    target: 'offered',
    actions: { type: 'rememberFailure', params: failure },
  }) as const;

/** A draft that another page has open stays on offer, and the dialog says why it was not opened. */
const openElsewhere = {
  guard: { type: 'isElsewhere', params: getOutput<RecoveryOutcome> },
  target: 'offered',
  actions: { type: 'rememberFailure', params: 'elsewhere' },
} as const;

const looksForNext = { target: 'looking', actions: 'forgetDraft' } as const;

/** What follows when the device was read. */
const found = [
  {
    guard: { type: 'isFound', params: getOutput<FoundDraft | null> },
    target: 'offered',
    actions: { type: 'rememberDraft', params: getOutput<FoundDraft | null> },
  },
  { target: 'done' },
] as const;

/**
 * Offers the documents left unfinished at the last visit, one at a time and
 * the newest first: to go on with it, to save it, or to throw it away after
 * being asked again (X-27, D07). A failure leaves the draft on the device. A device
 * that cannot be read is read once more.
 */
export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    tags: {} as RecoveryTag,
  },
  actors: {
    /** Port. The newest unfinished document that no page has open, or null. */
    findDraft: fromPromise<FoundDraft | null>(definePlaceholder('findDraft')),
    /** Port. Opens it in the dictation workspace; rejects when it cannot be read. */
    continueDraft: fromPromise<RecoveryOutcome, FoundDraft>(definePlaceholder('continueDraft')),
    /** Port. Adds it to the save queue; rejects when the queue cannot store it. */
    saveDraft: fromPromise<RecoveryOutcome, FoundDraft>(definePlaceholder('saveDraft')),
    /** Port. Removes it from this device for good. */
    removeDraft: fromPromise<RecoveryOutcome, FoundDraft>(definePlaceholder('removeDraft')),
  },
  delays: { lookWait },
  guards: {
    isUnexpected,
    /** An offer does not interrupt a person who has begun another text meanwhile. */
    mayLookAgain: () => true,
    isElsewhere: (_, outcome: RecoveryOutcome) => outcome === 'elsewhere',
    isGone: (_, outcome: RecoveryOutcome) => outcome === 'gone',
    isFound: (_, draft: FoundDraft | null) => draft !== null,
  },
  actions: {
    rememberDraft: assign((_, draft: FoundDraft | null) => ({ draft, failure: null })),
    rememberFailure: assign((_, failure: RecoveryContext['failure']) => ({ failure })),
    forgetDraft: assign({ draft: null, failure: null }),
  },
}).createMachine({
  id: 'recovery',
  context: { draft: null, failure: null },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'findDraft',
        onDone: found,
        onError: { guard: 'isUnexpected', target: 'waiting' },
      },
    },
    waiting: {
      after: {
        lookWait: [{ guard: 'mayLookAgain', target: 'lookingAgain' }, { target: 'done' }],
      },
    },
    lookingAgain: {
      invoke: {
        src: 'findDraft',
        onDone: found,
        onError: { guard: 'isUnexpected', target: 'done' },
      },
    },
    offered: {
      tags: 'offered',
      on: {
        'draft.continued': 'continuing',
        'draft.savedToHistory': 'saving',
        'discard.requested': 'confirming',
        'recovery.postponed': 'done',
      },
    },
    confirming: {
      tags: ['offered', 'confirming'],
      on: { 'discard.confirmed': 'discarding', 'discard.canceled': 'offered' },
    },
    continuing: {
      tags: ['offered', 'busy'],
      invoke: {
        src: 'continueDraft',
        input: getDraft,
        onDone: [
          openElsewhere,
          {
            guard: { type: 'isGone', params: getOutput<RecoveryOutcome> },
            ...looksForNext,
          },
          { target: 'done' },
        ],
        onError: offersAgain('continue'),
      },
    },
    saving: {
      tags: ['offered', 'busy'],
      invoke: {
        src: 'saveDraft',
        input: getDraft,
        onDone: [openElsewhere, looksForNext],
        onError: offersAgain('save'),
      },
    },
    discarding: {
      tags: ['offered', 'confirming', 'busy'],
      invoke: {
        src: 'removeDraft',
        input: getDraft,
        onDone: [openElsewhere, looksForNext],
        onError: offersAgain('discard'),
      },
    },
    done: { tags: 'done', entry: 'forgetDraft', type: 'final' },
  },
});

function getDraft({ context: { draft } }: { context: RecoveryContext }): FoundDraft {
  if (draft === null) {
    throw new Error('There is nothing to recover yet: wait until a draft was found.');
  }
  return draft;
}
