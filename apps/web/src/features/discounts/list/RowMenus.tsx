import type { Discount } from '@nevisa/api/types';
import { useEffect } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { late } from '../../../shared/late/late.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';
import type { DiscountCommands } from './useDiscountCommands.ts';

/** The row whose menu is open, and its button. */
export interface OpenedMenu {
  readonly key: string;
  readonly anchor: HTMLElement;
}

export const LateRowMenu = late(
  () => import('./menusChunk.ts'),
  (chunk) => chunk.RowMenu,
);

export interface RowMenusProps {
  menu: OpenedMenu | null;
  items: readonly Discount[];
  commands: DiscountCommands;
  onClose: () => void;
}

/** The menu of the rows, of which one can be open. */
export function RowMenus({ menu, items, commands, onClose }: RowMenusProps) {
  const row = items.find(({ id }) => String(id) === menu?.key);
  useEffect(() => whenIdle(LateRowMenu.preload), []);
  return (
    menu !== null &&
    row !== undefined && (
      <DialogBoundary onClose={onClose}>
        <LateRowMenu anchor={menu.anchor} row={row} commands={commands} onClose={onClose} />
      </DialogBoundary>
    )
  );
}
