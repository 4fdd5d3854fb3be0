import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { useModal } from '../Dialog/useModal.ts';
import { AlertDialogFrame } from './AlertDialogFrame.tsx';
import * as S from './AlertDialog.styles.ts';

export const alertDialogVariants = ['primary', 'danger'] as const;
export type AlertDialogVariant = (typeof alertDialogVariants)[number];

export interface AlertDialogContent {
  /** The question, and the dialog's accessible name. */
  title: ReactNode;
  /** What a press on confirm does, as a verb: “delete”, not “yes”. */
  confirmLabel: ReactNode;
  /** The library's word for leaving things as they are, when absent. */
  cancelLabel?: ReactNode;
  /**
   * `danger` for what cannot be undone.
   * @default 'primary'
   */
  variant?: AlertDialogVariant;
  /** The work is under way: the dialog stays, and neither button answers. */
  busy?: boolean;
  /** Takes the place of the words on confirm while it is busy. */
  busyLabel?: string;
  /** The cancel button or Escape: answer by setting `open` to false. */
  onClose: () => void;
  onConfirm: () => void;
}

export interface AlertDialogProps
  extends
    AlertDialogContent,
    Omit<
      ComponentPropsWithRef<'dialog'>,
      'open' | 'onClose' | 'onCancel' | 'onClick' | 'onPointerDown' | 'title'
    > {
  open: boolean;
}

/**
 * A question that must be answered before anything else. The focus starts on
 * cancel, and a press beside it is no answer.
 */
export function AlertDialog({
  open,
  onClose,
  onConfirm,
  title,
  confirmLabel,
  cancelLabel,
  variant = 'primary',
  busy = false,
  busyLabel,
  ref,
  children,
  ...rest
}: AlertDialogProps) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const modal = useModal({ open, onClose, locked: busy, initialFocus: cancel, ref });
  return (
    <S.Root
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...rest}
      {...modal}
      onClick={undefined}
      data-size="small"
    >
      {open && (
        <AlertDialogFrame
          {...{ id, title, confirmLabel, cancelLabel, variant, busy, onClose, onConfirm }}
          {...(busyLabel !== undefined && { busyLabel })}
          cancelRef={cancel}
        >
          {children}
        </AlertDialogFrame>
      )}
    </S.Root>
  );
}
