import type { ConversationConflict } from '@nevisa/machines';
import type { SaveStateName } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { isEqual } from '../../../shared/isEqual.ts';
import { useOnline } from '../../../shared/shell/useOnline.ts';
import type {
  ConversationFacts,
  OpenedConversation,
} from '../../conversation/openedConversation.ts';
import { mayWrite, wouldLose } from './view/conversationView.ts';
import { type EditorNotice, isReadOnlyInTrash, listNotices } from './view/notices.ts';
import { choosePart, type EditorPart } from './view/editorPart.ts';
import { chooseSaveState } from './view/saveState.ts';

/** What the page of an opened conversation shows. */
export interface EditorView {
  readonly facts: ConversationFacts;
  readonly part: EditorPart;
  readonly saveState: SaveStateName | null;
  readonly notices: readonly EditorNotice[];
  readonly isReadOnly: boolean;
  readonly isInTrash: boolean;
  readonly wouldLose: boolean;
  /** The questions of two revisions; null without any. */
  readonly conflict: ConversationConflict | null;
}

/** Reads what the page shows; it changes with the states of the machine, not with each key. */
export function useConversationView({ actor, facts: source }: OpenedConversation): EditorView {
  const facts = useSyncExternalStore(source.subscribe, source.read);
  const isOnline = useOnline();
  const { mergedCount, conversation, document, staysHere } = facts;
  const trash = { isInTrash: conversation !== null && conversation.deleted_at !== null };
  const noticeFacts = { ...trash, isSavingOff: staysHere, isOnline, mergedCount };
  const states = useSelector(
    actor,
    (view) => ({
      part: choosePart(view, { hasText: document !== null, status: conversation?.status ?? null }),
      saveState: chooseSaveState(view, noticeFacts),
      notices: listNotices(view, noticeFacts),
      isReadOnly: !mayWrite(view) || isReadOnlyInTrash(view, trash),
      wouldLose: wouldLose(view),
    }),
    isEqual,
  );
  const conflict = useSelector(actor, (view) =>
    view.hasTag('asking') ? view.context.conflict : null,
  );
  return { ...states, ...trash, facts, conflict };
}
