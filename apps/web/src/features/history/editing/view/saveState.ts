import type { SaveStateName } from '@nevisa/ui';
import { type ConversationView, isElsewhere } from './conversationView.ts';
import type { NoticeFacts } from './notices.ts';

/**
 * Where the text is at present; null while another tab writes it. What waits for the
 * person, and what is never sent, is on this device only.
 */
export function saveStateOf(
  view: ConversationView,
  { isOnline, isSavingOff }: Pick<NoticeFacts, 'isOnline' | 'isSavingOff'>,
): SaveStateName | null {
  const { hasTag } = view;
  if (isElsewhere(view)) {
    return null;
  }
  if (isSavingOff || hasTag('stopped') || hasTag('refused') || hasTag('asking')) {
    return 'device';
  }
  if (hasTag('unsaved') || hasTag('saving')) {
    return isOnline ? 'saving' : 'offline';
  }
  if (hasTag('waiting')) {
    return isOnline ? 'failed' : 'offline';
  }
  return hasTag('saved') ? 'saved' : null;
}
