import { createLate } from '../../../shared/late/createLate.ts';
import { type OpenedMenu, RowMenuPlace } from '../../../shared/lists/table/rowMenu.tsx';
import type { HistoryItem } from '../data/historyItems.ts';
import type { HistoryCommands } from './useHistoryCommands.ts';

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
  return (
    <RowMenuPlace onPrepare={LateRowMenu.preload} onClose={onClose}>
      {menu !== null && item !== undefined ? (
        <LateRowMenu anchor={menu.anchor} item={item} commands={commands} onClose={onClose} />
      ) : null}
    </RowMenuPlace>
  );
}
