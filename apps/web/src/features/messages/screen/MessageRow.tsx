import { Button, DeleteIcon, IconButton, MessageItem, Spinner } from '@nevisa/ui';
import type { Message } from '@nevisa/api/types';
import type { MessageId } from '@nevisa/machines';
import { memo, useEffect, useRef, useState } from 'react';
import { fill } from '../../../shared/text/fill.ts';
import { messagesText } from '../../../shared/text/messagesText.ts';
import { makeMessageViewModel } from '../makeMessageViewModel.tsx';

export interface MessageRowProps {
  message: Message;
  /** Its deletion is on its way. */
  deleting: boolean;
  onView: (id: MessageId) => void;
  onDelete: (id: MessageId) => void;
}

/** One message, and what can be done with it: a new one is viewed, each is deleted. */
export const MessageRow = memo(function MessageRow({
  message,
  deleting,
  onView,
  onDelete,
}: MessageRowProps) {
  const { id, text, status_for_user: status } = message;
  const isNew = status === 'NEW';
  const face = makeMessageViewModel(message);
  const { title } = face;
  const [open, setOpen] = useState(false);
  const { deleteButton, viewed } = useFocusAfterView(isNew);
  return (
    <MessageItem
      {...face}
      text={text ?? ''}
      open={open}
      onOpenChange={setOpen}
      actions={
        isNew && (
          <Button
            variant="quiet"
            size="small"
            aria-label={fill(messagesText.viewAria, { title })}
            onClick={() => {
              viewed();
              setOpen(true);
              onView(id);
            }}
          >
            {messagesText.view}
          </Button>
        )
      }
      quietActions={
        <IconButton
          ref={deleteButton}
          size="small"
          label={fill(messagesText.deleteAria, { title })}
          icon={deleting ? <Spinner label={null} size="small" /> : <DeleteIcon />}
          aria-busy={deleting || undefined}
          onClick={() => onDelete(id)}
        />
      }
    />
  );
});

// A button that was pressed and is gone takes the focus with it (WCAG 2.4.3); one that goes by itself has none to take.
function useFocusAfterView(isNew: boolean) {
  const deleteButton = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!isNew && pressed.current && document.activeElement === document.body) {
      deleteButton.current?.focus();
    }
  }, [isNew]);
  return {
    deleteButton,
    viewed: () => {
      pressed.current = true;
    },
  };
}
