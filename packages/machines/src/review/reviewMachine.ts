import { assign, emit, enqueueActions, setup } from 'xstate';

/** An uncertain word as the machine knows it. */
export interface ReviewWord {
  readonly key: string;
  /** Another word was written in its place. */
  readonly isCorrected: boolean;
}

export interface ReviewContext {
  /** Words with less confidence are uncertain, in percent. */
  readonly threshold: number;
  /** The uncertain words in the order of the text. */
  readonly words: readonly ReviewWord[];
  /** The keys of all words that the person has called right, also above the threshold. */
  readonly accepted: ReadonlySet<string>;
  /** The key of the word that is reviewed; null before the first one. */
  readonly current: string | null;
}

export type ReviewEvent =
  | { type: 'review.opened' }
  | { type: 'review.closed' }
  /** The list of words is another one: a text was opened, a word corrected, the threshold moved. */
  | { type: 'words.listed'; words: readonly ReviewWord[] }
  /** The accepted words of an earlier visit. */
  | { type: 'accepted.loaded'; keys: readonly string[] }
  /** `from` is the index of the word at the caret or after it, where no word is reviewed yet. */
  | { type: 'next.requested'; from: number }
  | { type: 'previous.requested'; from: number }
  /** The person went to another place of the text. */
  | { type: 'word.left' }
  /** The reviewed word is right. */
  | { type: 'word.accepted' }
  | { type: 'threshold.chosen'; threshold: number };

export type ReviewEmitted =
  | { type: 'accepted.changed'; keys: readonly string[] }
  | { type: 'threshold.changed' }
  /** Another word is reviewed: it is to be shown. */
  | { type: 'word.reached'; key: string };

export interface ReviewInput {
  /** In percent. */
  threshold: number;
}

/** The place of the reviewed word and what is left; `at` counts from 1, and is 0 without a word. */
export interface ReviewCount {
  readonly at: number;
  readonly total: number;
  readonly reviewed: number;
}

export function countReview({ words, accepted, current }: ReviewContext): ReviewCount {
  return {
    at: words.findIndex(({ key }) => key === current) + 1,
    total: words.length,
    reviewed: words.filter((word) => isReviewed(word, accepted)).length,
  };
}

export function isReviewed(
  { key, isCorrected }: ReviewWord,
  accepted: ReviewContext['accepted'],
): boolean {
  return isCorrected || accepted.has(key);
}

/**
 * The walk over uncertain words: from word to word that is not reviewed, around both
 * ends. An accepted or a corrected word is reviewed. The accepted ones stay so at
 * each threshold.
 */
export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    emitted: {} as ReviewEmitted,
    input: {} as ReviewInput,
    tags: {} as 'walking',
  },
  actions: {
    rememberWords: assign(({ context }, words: readonly ReviewWord[]) => ({
      words,
      current: words.some(({ key }) => key === context.current) ? context.current : null,
    })),
    rememberAccepted: assign(({ context }, keys: readonly string[]) => ({
      accepted: new Set([...context.accepted, ...keys]),
    })),
    rememberThreshold: assign((_, threshold: number) => ({ threshold })),
    forgetCurrent: assign({ current: null }),
    move: enqueueActions(({ context, enqueue }, { step, from }: Move) => {
      const key = findNext(context, step, from);
      if (key !== null) {
        enqueue.assign({ current: key });
        enqueue.emit({ type: 'word.reached', key });
      }
    }),
    accept: enqueueActions(({ context, enqueue }) => {
      const { current, accepted } = context;
      if (current !== null) {
        const next = new Set([...accepted, current]);
        const reached = findNext({ ...context, accepted: next }, 1, 0);
        enqueue.assign({ accepted: next, current: reached });
        enqueue.emit({ type: 'accepted.changed', keys: [...next] });
        if (reached !== null) {
          enqueue.emit({ type: 'word.reached', key: reached });
        }
      }
    }),
  },
  guards: {
    hasCurrent: ({ context }) => context.current !== null,
  },
}).createMachine({
  id: 'review',
  context: ({ input: { threshold } }) => ({
    threshold,
    words: [],
    accepted: new Set<string>(),
    current: null,
  }),
  initial: 'off',
  on: {
    'words.listed': {
      actions: { type: 'rememberWords', params: ({ event }) => event.words },
    },
    'accepted.loaded': {
      actions: { type: 'rememberAccepted', params: ({ event }) => event.keys },
    },
    'threshold.chosen': {
      actions: [
        { type: 'rememberThreshold', params: ({ event }) => event.threshold },
        emit({ type: 'threshold.changed' }),
      ],
    },
  },
  states: {
    off: {
      on: { 'review.opened': 'walking' },
    },
    walking: {
      tags: 'walking',
      exit: 'forgetCurrent',
      on: {
        'review.closed': 'off',
        'next.requested': {
          actions: { type: 'move', params: ({ event }) => ({ step: 1, from: event.from }) },
        },
        'previous.requested': {
          actions: { type: 'move', params: ({ event }) => ({ step: -1, from: event.from }) },
        },
        'word.left': { actions: 'forgetCurrent' },
        'word.accepted': { guard: 'hasCurrent', actions: 'accept' },
      },
    },
  },
});

interface Move {
  readonly step: 1 | -1;
  readonly from: number;
}

/** The next word that is not reviewed, around both ends; null when all others are reviewed. */
function findNext(
  { words, accepted, current }: ReviewContext,
  step: 1 | -1,
  from: number,
): string | null {
  const at = words.findIndex(({ key }) => key === current);
  // Without a word the walk begins at `from`, which is itself the next one.
  const begin = at === -1 ? from - (step === 1 ? 1 : 0) : at;
  for (let count = 1; count <= words.length; count += 1) {
    const place = (begin + step * count + words.length * (count + 1)) % words.length;
    const word = words[place];
    if (word !== undefined && !isReviewed(word, accepted)) {
      return word.key;
    }
  }
  return null;
}
