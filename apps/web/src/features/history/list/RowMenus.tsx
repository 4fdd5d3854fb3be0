import { useEffect } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { late } from '../../../shared/late/late.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { HistoryCommands } from './useHistoryCommands.ts';

/** The row whose menu is open, and its button. */
export interface OpenedMenu {
  readonly key: string;
  readonly anchor: HTMLElement;
}

/** The menu is larger than the rest of the list, so the list does not wait for it. */
export const LateRowMenu = late(
  () => import('./menusChunk.ts'),
  (chunk) => chunk.RowMenu,
);

export interface RowMenusProps {
  menu: OpenedMenu | null;
  items: readonly HistoryItem[];
  commands: HistoryCommands;
  onClose: () => void;
}

/** The menu of the rows, of which one can be open. */
export function RowMenus({ menu, items, commands, onClose }: RowMenusProps) {
  const item = items.find(({ key }) => key === menu?.key);
  useEffect(() => whenIdle(LateRowMenu.preload), []);
  return (
    menu !== null &&
    item !== undefined && (
      <DialogBoundary onClose={onClose}>
        <LateRowMenu anchor={menu.anchor} item={item} commands={commands} onClose={onClose} />
      </DialogBoundary>
    )
  );
}
