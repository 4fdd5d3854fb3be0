import { chooseRows, extendFrom, noRows, toggleRow } from '@nevisa/machines';
import type { KeyboardEvent } from 'react';
import { findSearchEnd } from '../../../shared/lists/search/findSearchEnd.ts';
import { findRemovable, type HistoryItem } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';
import type { HistoryCommands } from './useHistoryCommands.ts';

interface RowKeyContext {
  history: Pick<History, 'choose' | 'chosen' | 'list' | 'shown'>;
  items: readonly HistoryItem[];
  commands: Pick<HistoryCommands, 'open' | 'rename' | 'trash' | 'deleteForever' | 'removeOwn'>;
}

/**
 * The keys of a row that has the focus: Enter opens, Space chooses, Ctrl+A chooses
 * the page, F2 renames, Delete moves to the trash (in the trash, and for a text of this device
 * alone, it asks), Shift+F10 opens the menu, Escape ends the choice, then the search. Shift with
 * an arrow extends the choice to the row to which the list moves. Inside of fields and on
 * buttons the keys are their own.
 */
export function readRowKey(event: KeyboardEvent<HTMLElement>, context: RowKeyContext): void {
  const { history, items } = context;
  const row = event.target instanceof Element ? event.target : null;
  extendByKey(event, row, context);
  if (event.defaultPrevented || event.nativeEvent.isComposing || row?.matches(fields) === true) {
    return;
  }
  const clear =
    history.chosen.rows.size > 0 ? () => history.choose(() => noRows) : findSearchEnd(history.list);
  if (event.key === 'Escape' && clear !== null) {
    event.preventDefault();
    clear();
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

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Extends the choice when the list has moved from row to row, which it says by the prevented key. */
function extendByKey(
  { key, shiftKey, defaultPrevented }: KeyboardEvent,
  row: Element | null,
  { history: { choose, shown }, items }: RowKeyContext,
): void {
  const step = steps[key];
  if (!shiftKey || !defaultPrevented || step === undefined || row?.matches('[data-row]') !== true) {
    return;
  }
  const place = Number(row.getAttribute('aria-posinset') ?? 0) - 1;
  const from = items[place]?.server?.id;
  const to = items[place + step]?.server?.id ?? from;
  if (to !== undefined) {
    choose((before) => extendFrom(before, from ?? to, to, shown));
  }
}

function readItemKey(
  event: KeyboardEvent<HTMLElement>,
  { row, isRow, item }: { row: Element; isRow: boolean; item: HistoryItem },
  { history, commands }: RowKeyContext,
): void {
  const { server } = item;
  const own = findRemovable(item);
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
  } else if (event.key === 'Delete' && own !== null) {
    act(() => commands.removeOwn(own));
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
