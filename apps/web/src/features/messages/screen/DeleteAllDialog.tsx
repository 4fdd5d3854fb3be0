import { AlertDialog } from '@nevisa/ui';
import { useEffect } from 'react';
import { messagesText } from '../../../shared/text/messagesText.ts';
import type { Messages } from '../useMessages.ts';

/** Asks before all messages are deleted. */
export function DeleteAllDialog({ messages }: { messages: Messages }) {
  const { asking, cancelAll } = messages;
  // The messages outlive the page: a question that is left is not asked on the next visit.
  useEffect(() => (asking ? cancelAll : undefined), [asking, cancelAll]);
  return (
    <AlertDialog
      open={asking}
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
