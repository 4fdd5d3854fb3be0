import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import { useModal } from './useModal.ts';
import * as S from './Dialog.styles.ts';

export const dialogSizes = ['small', 'medium', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface ModalProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'open' | 'onClose' | 'onCancel' | 'onClick' | 'onPointerDown' | 'title'
> {
  open: boolean;
  /** Called by Escape, the close button and a click outside; set `open` to false to close. */
  onClose: () => void;
  /** The heading; also the accessible name. */
  title: ReactNode;
  /** Buttons below the scrolling body; the primary one last. */
  actions?: ReactNode;
  /** The element that takes the focus on opening. Defaults to the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
}

export interface DialogProps extends ModalProps {
  /**
   * 420, 560 or 800 px wide; full screen on phones.
   * @default 'medium'
   */
  size?: DialogSize;
}

/** A modal dialog for a task or a text. Its content is mounted only while the dialog is open. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  initialFocus,
  size = 'medium',
  ref,
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose, initialFocus, ref });
  return (
    <S.Root aria-labelledby={titleId} {...rest} {...modal} data-size={size} data-sheet="true">
      {open && (
        <ModalFrame titleId={titleId} title={title} actions={actions} onClose={onClose}>
          {children}
        </ModalFrame>
      )}
    </S.Root>
  );
}
