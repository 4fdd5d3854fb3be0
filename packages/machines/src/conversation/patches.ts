import type { Failure } from '@nevisa/api/types';
import {
  isConflict,
  isDenied,
  isGone,
  isNotFound,
  isPermanent,
  isTooLarge,
  isUnauthorized,
} from '@nevisa/api/failures';
import type {
  ConversationContext,
  ConversationPatch,
  ConversationText,
  DeviceCopy,
  PatchOutcome,
  SavedRevision,
  StopReason,
} from './conversationTypes.ts';

/** The opened revision; before that nothing is edited, saved or kept. */
export function getSaved({ saved }: Pick<ConversationContext, 'saved'>): SavedRevision {
  if (saved === null) {
    throw new Error('The conversation is not opened: load its text before it is edited.');
  }
  return saved;
}

/** The present text as it was last read. */
export function getCurrent(context: Pick<ConversationContext, 'saved' | 'current'>) {
  return context.current ?? getSaved(context).text;
}

export function toDeviceCopy(context: ConversationContext): DeviceCopy {
  return { saved: getSaved(context), current: getCurrent(context), pending: context.pending };
}

/** The patch from the saved revision to a text, with at most `patchSize` changes of segments; null without any change. */
export function createPatch(
  context: ConversationContext,
  current: ConversationText,
): ConversationPatch | null {
  const { rules, patchSize, createId, keepsVersion } = context;
  const { revision, text } = getSaved(context);
  const all = rules.changesBetween(text, current);
  const changes = rules.takeChanges(all, patchSize);
  const { title } = changes;
  const isWhole = changes.changes.length === all.changes.length;
  const speakers = isWhole ? changes.speakers : addRemoved(changes.speakers, text.speakers);
  return changes.changes.length === 0 && title === undefined && speakers === undefined
    ? null
    : {
        ...changes,
        ...(speakers !== undefined && { speakers }),
        clientId: createId(),
        revision,
        keepsVersion,
      };
}

/** Segments of a later patch still name the speakers that were removed: these go with the last one. */
function addRemoved(
  speakers: ConversationText['speakers'] | undefined,
  before: ConversationText['speakers'],
): ConversationText['speakers'] | undefined {
  const known = new Set(speakers?.map(({ id }) => id));
  return speakers && [...speakers, ...before.filter(({ id }) => !known.has(id))];
}

/** The saved revision once the server has applied the pending patch. */
export function applyPatch(context: ConversationContext, revision: number): SavedRevision {
  const { text } = getSaved(context);
  const { pending, rules } = context;
  return { revision, text: pending === null ? text : rules.applyChanges(text, pending) };
}

/** What a failed save leads to. */
export type SaveResult = 'saved' | 'conflict' | 'tooLarge' | 'refused' | 'unreached' | StopReason;

export function judgePatch(outcome: PatchOutcome): SaveResult {
  return outcome.ok ? 'saved' : judgeFailure(outcome.failure);
}

/** A refusal that another try cannot change, by its meaning; `unreached` for everything else. */
export function judgeFailure(failure: Failure): Exclude<SaveResult, 'saved'> {
  return refusals.find(([holds]) => holds(failure))?.[1] ?? 'unreached';
}

const isInTrash = (failure: Failure) => failure.kind === 'refused' && failure.code === 'in_trash';

/** The results of a refused save, by the first predicate that holds. */
const refusals: readonly (readonly [
  holds: (failure: Failure) => boolean,
  result: Exclude<SaveResult, 'saved'>,
])[] = [
  [isUnauthorized, 'session'],
  [isDenied, 'forbidden'],
  [isNotFound, 'deleted'],
  [isGone, 'deleted'],
  [isInTrash, 'deleted'],
  [isConflict, 'conflict'],
  [isTooLarge, 'tooLarge'],
  [isPermanent, 'refused'],
];
