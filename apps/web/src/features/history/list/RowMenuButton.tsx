import { describeMenuButton, IconButton, MoreIcon } from '@nevisa/ui';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { fill } from '../../../shared/text/fill.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import { LateRowMenu, type OpenedMenu } from './RowMenus.tsx';

export interface RowMenuButtonProps {
  item: HistoryItem;
  title: string;
  /** The menu of this row is open. */
  isOpen: boolean;
  onOpen: (menu: OpenedMenu) => void;
}

/** The button of the menu of a row; the menu is one for all rows, and its code loads later. */
export function RowMenuButton({ item, title, isOpen, onOpen }: RowMenuButtonProps) {
  return (
    <IconButton
      size="small"
      label={fill(addedHistoryText.historyRowMenu, { title })}
      icon={<MoreIcon />}
      onPointerEnter={LateRowMenu.preload}
      onFocus={LateRowMenu.preload}
      {...describeMenuButton(isOpen, (anchor) => {
        onOpen({ key: item.key, anchor });
      })}
    />
  );
}
