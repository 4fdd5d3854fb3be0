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
  /** Escape, the close button or a press beside it: answer by setting `open` to false. */
  onClose: () => void;
  /** Its heading and its accessible name. */
  title: ReactNode;
  /** Buttons that stay in sight under what scrolls; the primary one last. */
  actions?: ReactNode;
  /** Where the focus goes on opening; the first thing that takes it, when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
}

export interface DialogProps extends ModalProps {
  /**
   * 420, 560 or 800 px wide; on phones it takes the whole screen.
   * @default 'medium'
   */
  size?: DialogSize;
}

/**
 * A task or a text in front of the page, which waits behind it. Its content is
 * drawn only while it is open and starts anew each time.
 */
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
