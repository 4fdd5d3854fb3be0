import type { ReactNode, Ref } from 'react';
import { isSecondClick } from '../../../foundations/isSecondClick.ts';
import { text } from '../../../foundations/text.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import type { AlertDialogContent } from './AlertDialog.tsx';
import * as S from './AlertDialog.styles.ts';

interface AlertDialogFrameProps extends AlertDialogContent {
  /** The prefix of the ids of the title and the text. */
  id: string;
  cancelRef?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** The content of an alert dialog: the header of every dialog, the consequence and the two answers. */
export function AlertDialogFrame({
  id,
  title,
  confirmLabel,
  cancelLabel = text.cancel,
  variant = 'primary',
  confirmDisabled = false,
  busy = false,
  busyLabel,
  waiting = false,
  cancelRef,
  onClose,
  onConfirm,
  children,
}: AlertDialogFrameProps) {
  return (
    <ModalFrame
      titleId={`${id}-title`}
      title={title}
      bodyId={`${id}-text`}
      danger={variant === 'danger'}
      locked={busy}
      onClose={onClose}
      actions={
        <>
          <Button ref={cancelRef} variant="secondary" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={variant}
            busy={busy}
            waiting={waiting}
            disabled={confirmDisabled}
            {...(busyLabel !== undefined && { busyLabel })}
            onClick={(event) => {
              // The second click was meant for what was there before the question.
              if (!isSecondClick(event)) {
                onConfirm();
              }
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <S.Text>{children}</S.Text>
    </ModalFrame>
  );
}
