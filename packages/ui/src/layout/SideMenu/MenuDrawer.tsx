import type { MouseEvent } from 'react';
import { useModal } from '../../components/overlay/Dialog/useModal.ts';
import { CloseIcon } from '../../components/media/Icon/controlIcons.ts';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import { text } from '../../foundations/text.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import * as S from './MenuDrawer.styles.ts';

export interface MenuDrawerProps extends Omit<SideMenuProps, 'compact' | 'close'> {
  open: boolean;
  onClose: () => void;
}

/** The side menu on phones: a drawer that closes when a link is followed. */
export function MenuDrawer({ open, onClose, ...menu }: MenuDrawerProps) {
  const modal = useModal({ open, onClose });
  const closeWhenDone = (event: MouseEvent<HTMLDialogElement>) => {
    modal.onClick(event);
    if (event.target instanceof Element && event.target.closest('a') !== null) {
      onClose();
    }
  };
  return (
    <S.Root {...modal} onClick={closeWhenDone} data-side="start" aria-label={text.navigation.main}>
      {open && (
        <SideMenu
          {...menu}
          close={
            <IconButton label={text.navigation.close} icon={<CloseIcon />} onClick={onClose} />
          }
        />
      )}
    </S.Root>
  );
}
