import type { KeyboardEvent } from 'react';

export interface TableKeyCommands {
  /** The ids of the rows, in their order. */
  ids: readonly string[];
  open: (id: string) => void;
  toggle: (id: string) => void;
  /** Extends the choice to a row, from the row that has the focus where nothing was chosen before. */
  extendTo: (id: string, from: string) => void;
  chooseAll: () => void;
  /** Ends the choice, or the search where nothing is chosen; null without either. */
  clear: (() => void) | null;
  remove: (id: string) => void;
}

/**
 * The keys of a table whose rows have a link with `data-row-link`: arrows, Page Up and
 * Down, Home and End move the focus over the rows, Enter opens, Space chooses, Shift with an
 * arrow extends the choice, Ctrl+A chooses the page, F2 opens, Delete asks, Shift+F10 opens the
 * menu of the row, and Escape ends the choice, then the search. On other elements the keys are their own.
 */
export function readTableKey(event: KeyboardEvent<HTMLElement>, commands: TableKeyCommands): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target === null || event.defaultPrevented || event.nativeEvent.isComposing) {
    return;
  }
  const id = target.dataset['rowLink'] ?? null;
  const action =
    readListKey(event, target, commands) ?? (id === null ? null : readRowKey(event, id, commands));
  if (action !== null) {
    event.preventDefault();
    action();
  }
}

function readListKey(
  { key, code, ctrlKey, metaKey }: KeyboardEvent,
  target: HTMLElement,
  { clear, chooseAll }: TableKeyCommands,
): (() => void) | null {
  if (key === 'Escape') {
    return clear;
  }
  const isText = target.matches('input:not([type=checkbox]), textarea, [contenteditable=true]');
  return code === 'KeyA' && (ctrlKey || metaKey) && !isText ? chooseAll : null;
}

function readRowKey(
  event: KeyboardEvent<HTMLElement>,
  id: string,
  commands: TableKeyCommands,
): (() => void) | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey, currentTarget: table } = event;
  if (ctrlKey || altKey || metaKey) {
    return null;
  }
  const steps = shiftKey ? extendingSteps[key] : movingSteps[key];
  if (steps !== undefined) {
    const place = Math.min(Math.max(commands.ids.indexOf(id) + steps, 0), commands.ids.length - 1);
    const next = commands.ids[place] ?? id;
    return () => {
      if (shiftKey) {
        commands.extendTo(next, id);
      }
      focusRow(table, next);
    };
  }
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    return () => findRow(table, 'data-row-menu', id)?.click();
  }
  return shiftKey ? null : (findAction(key, id, commands) ?? null);
}

function findAction(key: string, id: string, commands: TableKeyCommands) {
  const actions: Readonly<Record<string, () => void>> = {
    ' ': () => commands.toggle(id),
    F2: () => commands.open(id),
    Delete: () => commands.remove(id),
  };
  return actions[key];
}

/** The rows of one step of Page Up and Page Down. */
const page = 10;

const extendingSteps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const movingSteps: Readonly<Record<string, number>> = {
  ...extendingSteps,
  PageUp: -page,
  PageDown: page,
  Home: -Infinity,
  End: Infinity,
};

/** Moves the focus to the link of a row. */
export function focusRow(table: HTMLElement, id: string): void {
  findRow(table, 'data-row-link', id)?.focus();
}

function findRow(table: HTMLElement, name: string, id: string): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[${name}="${CSS.escape(id)}"]`);
}
