import { useEffect } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { runWhenIdle } from '../../../shared/runWhenIdle.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { HistoryCommands } from './useHistoryCommands.ts';

/** The row whose menu is open, and its button. */
export interface OpenedMenu {
  readonly key: string;
  readonly anchor: HTMLElement;
}

/** The menu is larger than the rest of the list, so the list does not wait for it. */
export const LateRowMenu = createLate(
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
  useEffect(() => runWhenIdle(LateRowMenu.preload), []);
  return (
    menu !== null &&
    item !== undefined && (
      <DialogBoundary onClose={onClose}>
        <LateRowMenu anchor={menu.anchor} item={item} commands={commands} onClose={onClose} />
      </DialogBoundary>
    )
  );
}
