import { useId } from 'react';
import type { ModalProps } from '../Dialog/Dialog.tsx';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { useModal } from '../Dialog/useModal.ts';
import * as S from './Drawer.styles.ts';

export const drawerSides = ['end', 'start'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export type DrawerSize = 'medium' | 'large';

export interface DrawerProps extends ModalProps {
  /**
   * The side of the window; `end` is the left in right-to-left.
   * @default 'end'
   */
  side?: DrawerSide;
  /**
   * 400 or 560 px; on phones the width of the window.
   * @default 'medium'
   */
  size?: DrawerSize;
}

/** A modal at the side of the window for details or filters; otherwise like `Dialog`. */
export function Drawer({
  open,
  onClose,
  title,
  actions,
  initialFocus,
  side = 'end',
  size = 'medium',
  ref,
  children,
  ...rest
}: DrawerProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose, initialFocus, ref });
  return (
    <S.Root aria-labelledby={titleId} {...rest} {...modal} data-side={side} data-size={size}>
      {open && (
        <ModalFrame titleId={titleId} title={title} actions={actions} onClose={onClose}>
          {children}
        </ModalFrame>
      )}
    </S.Root>
  );
}
