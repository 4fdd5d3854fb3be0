import { type MouseEvent, useEffect, useRef } from 'react';
import { CloseIcon } from '../../components/Icon/controlIcons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { text } from '../../foundations/text.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import * as S from './MenuDrawer.styles.ts';

export interface MenuDrawerProps extends Omit<SideMenuProps, 'compact' | 'close'> {
  open: boolean;
  onClose: () => void;
}

/**
 * The side menu of phones. The browser keeps focus inside, closes it on Escape
 * and gives the focus back; a press beside it or on a link closes it too.
 */
export function MenuDrawer({ open, onClose, ...menu }: MenuDrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) {
      drawer.current?.showModal();
    }
  }, [open]);
  return (
    <S.Root
      ref={drawer}
      aria-label={text.navigation.main}
      onClose={onClose}
      onClick={closeWhenDone}
    >
      {open && (
        <SideMenu
          {...menu}
          close={
            <IconButton
              label={text.navigation.close}
              icon={<CloseIcon />}
              onClick={() => drawer.current?.close()}
            />
          }
        />
      )}
    </S.Root>
  );
}

function closeWhenDone({ currentTarget: drawer, target }: MouseEvent<HTMLDialogElement>): void {
  const isVeil = target === drawer;
  const isLink = target instanceof Element && target.closest('a') !== null;
  if (isVeil || isLink) {
    drawer.close();
  }
}
