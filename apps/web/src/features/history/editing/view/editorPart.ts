import type { Conversation } from '@nevisa/api/types';
import type { ConversationView } from './conversationView.ts';

/**
 * What is shown in place of the sheet. `unfinished` is a conversion that has no text yet; the others
 * are those of a load.
 */
export type EditorPart = 'loading' | 'failed' | 'gone' | 'unfinished' | 'text';

/** The part of the page; a text that is there stays, also when its load fails. */
export function choosePart(
  view: Pick<ConversationView, 'hasTag'>,
  { hasText, status }: { hasText: boolean; status: Conversation['status'] },
): EditorPart {
  if (status === 'PENDING' || status === 'PROCESSING' || status === 'FAILED') {
    return 'unfinished';
  }
  if (hasText) {
    return 'text';
  }
  if (view.hasTag('gone')) {
    return 'gone';
  }
  return view.hasTag('load-failed') ? 'failed' : 'loading';
}
