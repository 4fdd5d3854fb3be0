import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useModal } from '../Dialog/useModal.ts';
import { AlertDialogFrame } from './AlertDialogFrame.tsx';
import * as S from './AlertDialog.styles.ts';

export const alertDialogVariants = ['primary', 'danger'] as const;
export type AlertDialogVariant = (typeof alertDialogVariants)[number];

export interface AlertDialogContent {
  /** The question; also the accessible name of the dialog. */
  title: ReactNode;
  /** The action as a verb: “delete”, not “yes”. */
  confirmLabel: ReactNode;
  /** The label of the cancel button. Defaults to the library's text. */
  cancelLabel?: ReactNode;
  /**
   * `danger` for actions that cannot be undone.
   * @default 'primary'
   */
  variant?: AlertDialogVariant;
  /** The confirm button is off. */
  confirmDisabled?: boolean;
  /** The action is in progress: the dialog stays open and both buttons are inactive. */
  busy?: boolean;
  /** The server asked to wait before another try: the confirm button ignores presses, and keeps the focus where it has it. */
  waiting?: boolean;
  /** The label of the confirm button while busy. */
  busyLabel?: string;
  /** Called by the cancel button and Escape; set `open` to false to close. */
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
  /** The element that takes the focus on opening, such as a field; the cancel button by default. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal question that requires an answer. The cancel button has the initial focus and
 * the close button cancels, too; a click outside does not close the dialog.
 */
export function AlertDialog({
  open,
  onClose,
  onConfirm,
  title,
  confirmLabel,
  cancelLabel,
  variant = 'primary',
  confirmDisabled = false,
  busy = false,
  busyLabel,
  waiting = false,
  initialFocus,
  ref,
  children,
  ...rest
}: AlertDialogProps) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const modal = useModal({
    open,
    onClose,
    locked: busy,
    initialFocus: initialFocus ?? cancel,
    ref,
  });
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
          {...{ id, title, confirmLabel, cancelLabel, variant, confirmDisabled, busy, waiting }}
          {...{ onClose, onConfirm }}
          {...(busyLabel !== undefined && { busyLabel })}
          cancelRef={cancel}
        >
          {children}
        </AlertDialogFrame>
      )}
    </S.Root>
  );
}
