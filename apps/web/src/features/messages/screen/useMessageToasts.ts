import type { User } from '@nevisa/api/types';
import { createToastQueue, type ToastQueue } from '@nevisa/ui';
import type { MessageId } from '@nevisa/machines';
import { useEffect, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { createMessages, type MessagesActor } from '../messagesActor.ts';

/** The toasts of the messages screen: each deletion with its undo, and the result of an undo. */
export function useMessageToasts(user: User): ToastQueue {
  const actor = useAppServices().userScope(user.id).get(createMessages);
  const [toasts] = useState(createToastQueue);
  useEffect(() => reportResults(actor, toasts), [actor, toasts]);
  return toasts;
}

function reportResults(actor: MessagesActor, toasts: ToastQueue): () => void {
  let last = 0;
  const undo = (id: MessageId, label: string) => ({
    label,
    onPress: () => actor.send({ type: 'deletion.undone', id }),
  });
  const subscription = actor.on('*', ({ type, id }) => {
    // One toast at a time: several would cover the rows of a phone.
    toasts.dismiss(last);
    last = toasts.add(
      {
        'message.removed': {
          text: addedText.messageDeleted,
          tone: 'success' as const,
          action: undo(id, commonText.undo),
        },
        'message.returned': { text: addedText.messageReturned, tone: 'success' as const },
        'return.refused': {
          text: addedText.messageNotReturned,
          tone: 'danger' as const,
          action: undo(id, commonText.retry),
        },
      }[type],
    );
  });
  return () => subscription.unsubscribe();
}
