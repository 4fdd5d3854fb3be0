import type { Failure } from '@nevisa/api/types';
import { type ConversationView, hasOwnChanges, isElsewhere, isGone } from './conversationView.ts';

/** What is said above the text, with the facts that its sentence needs. */
export type EditorNotice =
  /** The device does not take the changes: they are in memory only. */
  | { readonly kind: 'notKept' }
  | { readonly kind: 'otherWindow'; readonly isTakingOver: boolean }
  /** It went to the trash, or was deleted for ever, while this page had it open. */
  | { readonly kind: 'trashed' | 'goneElsewhere'; readonly isCopying: boolean }
  /** It was in the trash when it was opened. */
  | { readonly kind: 'inTrash' }
  | { readonly kind: 'copied' | 'forbidden' | 'savingOff' | 'session' | 'account' }
  | { readonly kind: 'refused'; readonly failure: Failure | null }
  | { readonly kind: 'conflict' | 'wordless' }
  | { readonly kind: 'notRefreshed'; readonly failure: Failure | null }
  /** `count` segments came from elsewhere without a question. */
  | { readonly kind: 'merged'; readonly count: number };

export interface NoticeFacts {
  readonly isInTrash: boolean;
  /** The person keeps texts on this device only. */
  readonly isSavingOff: boolean;
  readonly isOnline: boolean;
  readonly mergedCount: number | null;
}

/** The notices above an opened text, the most urgent first. */
export function listNotices(view: ConversationView, facts: NoticeFacts): readonly EditorNotice[] {
  const { context } = view;
  const { mergedCount } = facts;
  const notices: (EditorNotice | false)[] = [
    view.hasTag('not-kept') && { kind: 'notKept' },
    isElsewhere(view) && { kind: 'otherWindow', isTakingOver: view.hasTag('taking-over') },
    findStopNotice(view, facts) ?? false,
    view.hasTag('refused') && { kind: 'refused', failure: context.failure },
    view.hasTag('asking') && { kind: 'conflict' },
    // Without a network the banner of the app says enough.
    view.hasTag('load-failed') &&
      facts.isOnline && { kind: 'notRefreshed', failure: context.loadFailure },
    view.hasTag('wordless') && facts.isOnline && { kind: 'wordless' },
    mergedCount !== null && mergedCount > 0 && { kind: 'merged', count: mergedCount },
  ];
  return notices.filter((notice) => notice !== false);
}

/** Why nothing is sent, in one sentence. */
function findStopNotice(view: ConversationView, facts: NoticeFacts): EditorNotice | null {
  const { context } = view;
  if (isReadOnlyInTrash(view, facts)) {
    return { kind: 'inTrash' };
  }
  if (!view.hasTag('stopped')) {
    return facts.isSavingOff ? { kind: 'savingOff' } : null;
  }
  if (view.hasTag('copied')) {
    return { kind: 'copied' };
  }
  switch (context.stopReason) {
    case 'deleted':
      return {
        kind: isGone(view) ? 'goneElsewhere' : 'trashed',
        isCopying: view.hasTag('saving'),
      };
    case 'forbidden':
      return { kind: readCode(context.failure) === 'saving_off' ? 'savingOff' : 'forbidden' };
    case 'session':
    case 'account':
      return { kind: context.stopReason };
    case null:
      return null;
  }
}

/** A text of the trash is only read, unless this device has changes of it that are not saved. */
export function isReadOnlyInTrash(
  view: ConversationView,
  { isInTrash }: Pick<NoticeFacts, 'isInTrash'>,
): boolean {
  return isInTrash && !hasOwnChanges(view);
}

function readCode(failure: Failure | null): string | null {
  return failure?.kind === 'refused' ? failure.code : null;
}
