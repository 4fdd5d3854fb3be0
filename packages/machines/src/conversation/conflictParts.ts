import { assertEvent, assign } from 'xstate';
import type {
  ConversationConflict,
  ConversationContext,
  ConversationEvent,
  ConversationText,
  MergeChoices,
  PatchOutcome,
  SavedRevision,
} from './conversationTypes.ts';
import { getCurrent, getSaved } from './patches.ts';

interface Given {
  context: ConversationContext;
  event: ConversationEvent;
}

/** The text of the person at this moment. */
function readMine({ isChanged, readText, ...context }: ConversationContext): ConversationText {
  return isChanged ? readText() : getCurrent(context);
}

/** The conflict whose questions are answered. */
export function getResolved({ conflict }: ConversationContext) {
  if (conflict === null || conflict.resolved === null) {
    throw new Error('The merge has no result yet: its questions are answered before it is shown.');
  }
  return { ...conflict, resolved: conflict.resolved };
}

export const conflictGuards = {
  hasQuestions: ({ context }: Given) => (context.conflict?.merge.questions.length ?? 0) > 0,
  hasNoOwnChanges: ({ context }: Given) =>
    context.conflict !== null &&
    context.rules.isSameText(context.conflict.mine, getSaved(context).text),
  /** The person answered the questions of the texts as they are now. */
  isAnswered: ({ context }: Given) =>
    context.conflict !== null &&
    context.rules.asksTheSame(
      context.conflict.merge,
      toConflict(context, context.conflict.theirs).merge,
    ),
  /**
   * A patch without an answer tells first what the server has. An answer with the revision
   * before a patch may come after the answer to that patch.
   */
  isElsewhere: ({ context: { pending, saved }, event }: Given) => {
    assertEvent(event, 'server.moved');
    return pending === null && saved !== null && event.revision > saved.revision;
  },
};

export const conflictActions = {
  meetTheirs: assign<
    ConversationContext,
    ConversationEvent,
    PatchOutcome,
    ConversationEvent,
    never
  >(({ context }, outcome) =>
    outcome.ok || outcome.theirs === undefined
      ? {}
      : { pending: null, conflict: toConflict(context, outcome.theirs) },
  ),
  meetServer: assign<ConversationContext, ConversationEvent, undefined, ConversationEvent, never>(
    ({ context, event }) => {
      assertEvent(event, 'server.moved');
      return { conflict: toConflict(context, { revision: event.revision, text: event.text }) };
    },
  ),
  /** Merges again with the present text. */
  mergeAgain: assign<ConversationContext, ConversationEvent, undefined, ConversationEvent, never>(
    ({ context }) =>
      context.conflict === null ? {} : { conflict: toConflict(context, context.conflict.theirs) },
  ),
  resolve: assign<ConversationContext, ConversationEvent, MergeChoices, ConversationEvent, never>(
    ({ context: { conflict, rules, createId } }, choices) =>
      conflict === null
        ? {}
        : {
            conflict: {
              ...conflict,
              resolved: rules.resolveMerge(conflict.merge, choices, createId),
            },
          },
  ),
  /** The merged text is the present one, on top of the newest revision. */
  adopt: assign<ConversationContext, ConversationEvent, undefined, ConversationEvent, never>(
    ({ context }) => {
      const { resolved, theirs } = getResolved(context);
      const isTheirs = context.rules.isSameText(resolved, theirs.text);
      return {
        saved: theirs,
        current: resolved,
        isChanged: false,
        isOutdated: true,
        changedAt: isTheirs ? null : context.now(),
        keepsVersion: isTheirs ? false : ('conflict' as const),
        conflict: null,
      };
    },
  ),
};

function toConflict(context: ConversationContext, theirs: SavedRevision): ConversationConflict {
  const mine = readMine(context);
  const merge = context.rules.mergeRevisions(getSaved(context).text, mine, theirs.text);
  return { mine, theirs, merge, resolved: null };
}
