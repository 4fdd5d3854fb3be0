import type { Discount } from '@nevisa/api/types';
import { describeMenuButton, IconButton, MoreIcon } from '@nevisa/ui';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import { LateRowMenu, type OpenedMenu } from './RowMenus.tsx';

export interface RowMenuButtonProps {
  row: Discount;
  menu: OpenedMenu | null;
  onMenu: (menu: OpenedMenu) => void;
}

/** The button of the menu of a row; the menu is one for all rows. */
export function RowMenuButton({ row, menu, onMenu }: RowMenuButtonProps) {
  const key = String(row.id);
  return (
    <IconButton
      size="small"
      label={fill(discountWords.rowMenu, { code: row.code })}
      icon={<MoreIcon />}
      data-row-menu={key}
      onPointerEnter={LateRowMenu.preload}
      onFocus={LateRowMenu.preload}
      {...describeMenuButton(menu?.key === key, (anchor) => {
        onMenu({ key, anchor });
      })}
    />
  );
}
