import type { OpenedMenu } from '../../../shared/lists/table/rowMenu.tsx';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import type { HistoryCommands } from './useHistoryCommands.ts';

/** What the list knows of one row besides its text. */
export interface RowState {
  /** A call about the row is under way. */
  readonly isBusy: boolean;
  /** Its conversion is being started again. */
  readonly isRetrying: boolean;
  readonly isChosen: boolean;
  /** Some row is chosen. */
  readonly isChoosing: boolean;
  /** Its new name; null while the row is not renamed. */
  readonly rename: History['view']['rename'];
  readonly isSavingName: boolean;
  /** Its menu is open. */
  readonly hasMenu: boolean;
}

/** What the list knows of all rows. */
export interface ListState
  extends Pick<History, 'chosen' | 'busy' | 'savingName'>, Pick<HistoryCommands, 'retrying'> {
  readonly rename: History['view']['rename'];
  readonly menu: OpenedMenu | null;
}

/** Reads the state of one row, so that a change of another row does not render it. */
export function readRowState(
  { key, server }: HistoryItem,
  { chosen, busy, rename, savingName, retrying, menu }: ListState,
): RowState {
  const id = server === null ? null : String(server.id);
  const isRenamed = id !== null && rename !== null && String(rename.row.id) === id;
  return {
    isBusy: id !== null && busy.has(id),
    isRetrying: id !== null && retrying.has(id),
    isChosen: id !== null && chosen.rows.has(id),
    isChoosing: chosen.rows.size > 0,
    rename: isRenamed ? rename : null,
    isSavingName: isRenamed && savingName,
    hasMenu: menu?.key === key,
  };
}
