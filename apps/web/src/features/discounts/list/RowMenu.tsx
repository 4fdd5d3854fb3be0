import type { Discount } from '@nevisa/api/types';
import {
  AnchoredMenu,
  CheckIcon,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  MenuAction,
  MenuSeparator,
  NewDocumentIcon,
  PauseIcon,
  VersionsIcon,
} from '@nevisa/ui';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { askFromMenu } from '../../../shared/lists/table/askFromMenu.ts';
import { fill } from '../../../shared/text/fill.ts';
import { toAuditAddress } from '../../management/auditAddress.ts';
import type { DiscountCommands } from './useDiscountCommands.ts';

export interface RowMenuProps {
  /** The button of the row. */
  anchor: HTMLElement;
  row: Discount;
  /** The form of the code is open; it opens and switches nothing. */
  isOpenRow?: boolean;
  commands: DiscountCommands;
  onClose: () => void;
}

/** What can be done with one code, and what was done to it. */
export function RowMenu({ anchor, row, isOpenRow = false, commands, onClose }: RowMenuProps) {
  const { is_active: active, code } = row;
  return (
    <AnchoredMenu
      open
      anchor={anchor}
      label={fill(discountWords.rowMenu, { code })}
      onClose={onClose}
    >
      {!isOpenRow && (
        <MenuAction icon={<EditIcon />} shortcut="F2" onAction={() => commands.open(row)}>
          {discountsText.edit}
        </MenuAction>
      )}
      <MenuAction icon={<CopyIcon />} onAction={() => commands.copy(row)}>
        {discountsText.copyCode}
      </MenuAction>
      <MenuAction icon={<NewDocumentIcon />} onAction={() => commands.duplicate(row)}>
        {discountsText.duplicate}
      </MenuAction>
      {!isOpenRow && (
        <MenuAction
          icon={active ? <PauseIcon /> : <CheckIcon />}
          onAction={() => commands.setActive(row, !active)}
        >
          {active ? discountsText.disable : discountsText.enable}
        </MenuAction>
      )}
      <MenuAction icon={<VersionsIcon />} href={toAuditAddress('DISCOUNT', row.id)}>
        {discountWords.itsChanges}
      </MenuAction>
      <MenuSeparator />
      <MenuAction
        danger
        icon={<DeleteIcon />}
        shortcut="Delete"
        onAction={() => {
          void askFromMenu(anchor, () => commands.remove([row]));
        }}
      >
        {discountsText.delete}
      </MenuAction>
    </AnchoredMenu>
  );
}
