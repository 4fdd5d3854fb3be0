import { chooseRows, noRows, toggleRow } from '@nevisa/machines';
import type { KeyboardEvent } from 'react';
import type { HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import type { HistoryCommands } from './useHistoryCommands.ts';

interface RowKeyContext {
  history: Pick<History, 'choose' | 'chosen' | 'shown'>;
  items: readonly HistoryItem[];
  commands: Pick<HistoryCommands, 'open' | 'rename' | 'trash' | 'deleteForever'>;
}

/**
 * The keys of a row that has the focus: Enter opens, Space chooses, Ctrl+A chooses
 * the page, F2 renames, Delete moves to the trash (in the trash it asks), Shift+F10 opens the
 * menu, Escape ends the choice. Inside of fields and on buttons the keys are their own.
 */
export function readRowKey(event: KeyboardEvent<HTMLElement>, context: RowKeyContext): void {
  const { history, items } = context;
  const row = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.nativeEvent.isComposing || row?.matches(fields) === true) {
    return;
  }
  if (event.key === 'Escape' && history.chosen.rows.size > 0) {
    event.preventDefault();
    history.choose(() => noRows);
    return;
  }
  if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    history.choose((chosen) => chooseRows(chosen, history.shown.ids, history.shown));
    return;
  }
  const place = row?.closest('[data-row]')?.getAttribute('aria-posinset');
  const item = items[Number(place ?? 0) - 1];
  const isRow = row?.matches('[data-row]') === true;
  const isTitle = row?.matches('article h2 a') === true;
  if (item !== undefined && row !== null && (isRow || isTitle)) {
    readItemKey(event, { row, isRow, item }, context);
  }
}

function readItemKey(
  event: KeyboardEvent<HTMLElement>,
  { row, isRow, item }: { row: Element; isRow: boolean; item: HistoryItem },
  { history, commands }: RowKeyContext,
): void {
  const { server } = item;
  const isInTrash = server !== null && server.deleted_at !== null;
  const act = (action: () => void) => {
    event.preventDefault();
    action();
  };
  if (event.key === 'Enter' && isRow) {
    act(() => commands.open(item));
  } else if (event.key === ' ' && isRow && server !== null) {
    act(() => history.choose((chosen) => toggleRow(chosen, server.id, history.shown)));
  } else if (event.key === 'F2' && server !== null && !isInTrash) {
    act(() => commands.rename?.(server));
  } else if (event.key === 'Delete' && server !== null) {
    const ids = idsToDelete(server.id, history.chosen);
    act(() => (isInTrash ? commands.deleteForever(ids) : commands.trash(ids)));
  } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    const menu = row.closest('[data-row]')?.querySelector<HTMLElement>('[aria-haspopup]');
    act(() => menu?.click());
  }
}

/** The ids that Delete is about: all chosen rows for a chosen one, otherwise the row alone. */
function idsToDelete(id: string | number, { rows }: History['chosen']) {
  return rows.has(String(id)) ? [...rows.values()].map((row) => row.id) : [id];
}

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
