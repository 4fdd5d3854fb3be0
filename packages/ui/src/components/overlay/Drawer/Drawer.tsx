import { useId } from 'react';
import type { ModalProps } from '../Dialog/Dialog.tsx';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { useModal } from '../Dialog/useModal.ts';
import * as S from './Drawer.styles.ts';

export const drawerSides = ['end', 'start'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps extends ModalProps {
  /**
   * The side of the window it stands at and comes from; `end` is the left in Persian.
   * @default 'end'
   */
  side?: DrawerSide;
}

/** Details or filters beside the page, which waits behind it. Otherwise as `Dialog`. */
export function Drawer({
  open,
  onClose,
  title,
  actions,
  initialFocus,
  side = 'end',
  ref,
  children,
  ...rest
}: DrawerProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose, initialFocus, ref });
  return (
    <S.Root aria-labelledby={titleId} {...rest} {...modal} data-side={side}>
      {open && (
        <ModalFrame titleId={titleId} title={title} actions={actions} onClose={onClose}>
          {children}
        </ModalFrame>
      )}
    </S.Root>
  );
}
