import { isNotFound, isGone as isRemoved } from '@nevisa/api/failures';
import type { ConversationContext, ConversationTag } from '@nevisa/machines';

/** What the page reads of a snapshot of `conversationMachine`. */
export interface ConversationView {
  hasTag(tag: ConversationTag): boolean;
  readonly context: Pick<
    ConversationContext,
    | 'conflict'
    | 'current'
    | 'failure'
    | 'isChanged'
    | 'loadFailure'
    | 'lockMode'
    | 'pending'
    | 'rules'
    | 'saved'
    | 'stopReason'
    | 'versionFailure'
    | 'versionId'
  >;
}

/** Whether the present text differs from the one on the server, as far as this page knows. */
export function hasOwnChanges({ context }: ConversationView): boolean {
  const { saved, current, isChanged, rules } = context;
  return (
    saved !== null && (isChanged || (current !== null && !rules.isSameText(current, saved.text)))
  );
}

/** The server does not have the text any more, not even in the trash. */
export function isGone({ context: { failure } }: ConversationView): boolean {
  return isNotFound(failure) || isRemoved(failure);
}

/** Whether typed words are kept: this tab writes, and the text of the tab before it is loaded. */
export function mayWrite(view: ConversationView): boolean {
  return view.hasTag('writing') && view.context.saved !== null;
}

/** Another tab writes the conversation, or is asked to stop. */
export function isElsewhere(view: ConversationView): boolean {
  return (
    !view.hasTag('writing') && (!view.hasTag('taking-over') || view.context.lockMode !== 'free')
  );
}

/** Whether leaving now loses words: neither the device nor the server has them. */
export function wouldLose(view: ConversationView): boolean {
  return view.hasTag('not-kept') && !view.hasTag('saved');
}
