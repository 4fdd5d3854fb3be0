import { describeMenuButton, IconButton, MoreIcon } from '@nevisa/ui';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { DialogBoundary } from '../../late/DialogBoundary.tsx';
import { runWhenIdle } from '../../runWhenIdle.ts';

/** The row whose menu is open, and its button. */
export interface OpenedMenu {
  readonly key: string;
  readonly anchor: HTMLElement;
}

/** The menu of the rows as their buttons know it: there is one for all rows. */
export interface RowMenuControl {
  readonly opened: OpenedMenu | null;
  readonly open: (menu: OpenedMenu) => void;
}

/** The menu of the rows for their buttons, so that the columns stay the same while it opens. */
export const RowMenuContext = createContext<RowMenuControl>({
  opened: null,
  open: () => undefined,
});

export interface MenuButtonProps {
  /** The key of the row. */
  id: string;
  label: string;
  /** The menu of this row is open. */
  isOpen: boolean;
  onOpen: (menu: OpenedMenu) => void;
  /** Loads the code of the menu. */
  onPrepare: () => void;
}

/** The button of the menu of a row; the menu is one for all rows, and its code loads later. */
export function MenuButton({ id, label, isOpen, onOpen, onPrepare }: MenuButtonProps) {
  return (
    <IconButton
      size="small"
      label={label}
      icon={<MoreIcon />}
      data-row-menu={id}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      {...describeMenuButton(isOpen, (anchor) => onOpen({ key: id, anchor }))}
    />
  );
}

/** The `MenuButton` of a row of a `ListTable`. */
export function RowMenuButton(props: Omit<MenuButtonProps, 'isOpen' | 'onOpen'>) {
  const { opened, open } = useContext(RowMenuContext);
  return <MenuButton {...props} isOpen={opened?.key === props.id} onOpen={open} />;
}

export interface RowMenuPlaceProps {
  /** Loads the code of the menu. */
  onPrepare: () => void;
  onClose: () => void;
  /** The open menu; null while there is none. */
  children: ReactNode;
}

/** The place of the menu of the rows, whose code is larger than the rest of the list and loads while nothing else does. */
export function RowMenuPlace({ onPrepare, onClose, children }: RowMenuPlaceProps) {
  useEffect(() => runWhenIdle(onPrepare), [onPrepare]);
  return children !== null && <DialogBoundary onClose={onClose}>{children}</DialogBoundary>;
}
