import type { SaveStateName } from '@nevisa/ui';
import { type ConversationView, hasOwnChanges, isElsewhere, isGone } from './conversationView.ts';
import type { NoticeFacts } from './notices.ts';

/**
 * Where the text is at present; null while another tab writes it. What waits for the
 * person, and what is never sent, is on this device only. Sending may have ended for a text that
 * the server has, e.g. in the trash.
 */
export function chooseSaveState(
  view: ConversationView,
  { isOnline, isSavingOff }: Pick<NoticeFacts, 'isOnline' | 'isSavingOff'>,
): SaveStateName | null {
  if (isElsewhere(view)) {
    return null;
  }
  if (!isSavingOff && view.hasTag('stopped') && isOnServer(view)) {
    return 'saved';
  }
  if (isSavingOff || view.hasTag('stopped') || view.hasTag('refused') || view.hasTag('asking')) {
    return 'device';
  }
  if (view.hasTag('unsaved') || view.hasTag('saving')) {
    return isOnline ? 'saving' : 'offline';
  }
  if (view.hasTag('waiting')) {
    return isOnline ? 'failed' : 'offline';
  }
  return view.hasTag('saved') ? 'saved' : null;
}

function isOnServer(view: ConversationView): boolean {
  return view.context.pending === null && !hasOwnChanges(view) && !isGone(view);
}
