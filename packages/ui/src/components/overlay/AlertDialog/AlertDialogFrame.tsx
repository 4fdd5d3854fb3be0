import type { ReactNode, Ref } from 'react';
import { text } from '../../../foundations/text.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { scrollByKeyboard } from '../Dialog/scrollByKeyboard.ts';
import { DangerIcon } from '../../media/Icon/toneIcons.ts';
import type { AlertDialogContent } from './AlertDialog.tsx';
import * as S from './AlertDialog.styles.ts';

interface AlertDialogFrameProps extends AlertDialogContent {
  /** The prefix of the ids of the title and the text. */
  id: string;
  cancelRef?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** The content of an alert dialog: the question, its consequence and the two buttons. */
export function AlertDialogFrame({
  id,
  title,
  confirmLabel,
  cancelLabel = text.cancel,
  variant = 'primary',
  busy = false,
  busyLabel,
  cancelRef,
  onClose,
  onConfirm,
  children,
}: AlertDialogFrameProps) {
  return (
    <S.Frame>
      <S.Question ref={scrollByKeyboard}>
        {variant === 'danger' && (
          <S.Mark>
            <DangerIcon size="large" />
          </S.Mark>
        )}
        <S.Title id={`${id}-title`}>{title}</S.Title>
        <S.Text id={`${id}-text`}>{children}</S.Text>
      </S.Question>
      <S.Answers>
        <Button ref={cancelRef} variant="secondary" disabled={busy} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button
          variant={variant}
          busy={busy}
          {...(busyLabel !== undefined && { busyLabel })}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </S.Answers>
    </S.Frame>
  );
}
