import { AlertDialog } from '@nevisa/ui';
import { messagesText } from '../../../shared/text/messagesText.ts';
import type { Messages } from '../useMessages.ts';

/** Asks before all messages are deleted. */
export function DeleteAllDialog({ messages }: { messages: Messages }) {
  return (
    <AlertDialog
      open={messages.asking}
      variant="danger"
      title={messagesText.deleteAllTitle}
      confirmLabel={messagesText.deleteAll}
      cancelLabel={messagesText.cancel}
      onClose={messages.cancelAll}
      onConfirm={messages.deleteAll}
    >
      {messagesText.deleteAllText}
    </AlertDialog>
  );
}
