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

export interface RowMenuButtonProps {
  id: string;
  label: string;
  /** Loads the code of the menu. */
  onPrepare: () => void;
}

/** The button of the menu of a row. */
export function RowMenuButton({ id, label, onPrepare }: RowMenuButtonProps) {
  const { opened, open } = useContext(RowMenuContext);
  return (
    <IconButton
      size="small"
      label={label}
      icon={<MoreIcon />}
      data-row-menu={id}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      {...describeMenuButton(opened?.key === id, (anchor) => open({ key: id, anchor }))}
    />
  );
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
