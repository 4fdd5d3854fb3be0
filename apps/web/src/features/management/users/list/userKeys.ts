import type { StaffUser } from '@nevisa/api/types';
import { chooseRows, extendTo, noRows, toggleRow } from '@nevisa/machines';
import type { KeyboardEvent } from 'react';
import type { Users } from '../data/useUsers.ts';
import { isForSelfForbidden } from '../dialogs/userActions.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';

interface UserKeyContext {
  users: Users;
  actions: UserActions;
}

/**
 * The keys of the table: arrows, Page Up and Down, Home and End go from name to name, with
 * Shift the choice follows; Space chooses, Ctrl+A chooses the page, F2 edits, Delete asks, Shift+F10
 * opens the menu, Escape ends the choice. Enter on a name is a link of its own.
 */
export function readUserKey(event: KeyboardEvent<HTMLElement>, context: UserKeyContext): void {
  const { users } = context;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.defaultPrevented || event.nativeEvent.isComposing || target === null) {
    return;
  }
  if (event.key === 'Escape' && users.chosen.rows.size > 0) {
    event.preventDefault();
    users.choose(() => noRows);
    return;
  }
  if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    users.choose((chosen) => chooseRows(chosen, users.shown.ids, users.shown));
    return;
  }
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody tr:has(th a)')];
  const place = rows.findIndex((row) => row.contains(target));
  const user = users.page.items?.[place];
  if (user !== undefined) {
    readRowKey(event, { ...context, rows, place, user, target });
  }
}

interface RowKeyContext extends UserKeyContext {
  rows: readonly HTMLElement[];
  place: number;
  user: StaffUser;
  target: HTMLElement;
}

/** So many rows are a page of the keyboard. */
const keyPage = 10;

function readRowKey(event: KeyboardEvent, context: RowKeyContext): void {
  const { rows, place, user, users, actions, target } = context;
  const isName = target.matches('th a');
  const steps: Partial<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: keyPage,
    PageUp: -keyPage,
    Home: -Infinity,
    End: Infinity,
  };
  const step = steps[event.key];
  if (step !== undefined && (isName || event.key.startsWith('Arrow'))) {
    event.preventDefault();
    const to = Math.min(Math.max(place + step, 0), rows.length - 1);
    rows[to]?.querySelector<HTMLElement>('th a')?.focus();
    const id = users.shown.ids[to];
    if (event.shiftKey && id !== undefined) {
      users.choose((chosen) => extendTo(startAt(chosen, user, users), id, users.shown));
    }
  } else if (event.key === ' ' && isName) {
    event.preventDefault();
    users.choose((chosen) => toggleRow(chosen, user.id, users.shown));
  } else if (event.key === 'F2' && isName) {
    event.preventDefault();
    actions.edit(user);
  } else if (event.key === 'Delete' && isName) {
    event.preventDefault();
    if (!isForSelfForbidden('delete', user, users.user.id)) {
      actions.ask('delete', user);
    }
  } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    event.preventDefault();
    rows[place]?.querySelector<HTMLElement>('[aria-haspopup]')?.click();
  }
}

/** The first row of a choice by Shift is the one that has the focus. */
function startAt(chosen: Users['chosen'], user: StaffUser, users: Users): Users['chosen'] {
  return chosen.anchor === null
    ? { ...chooseRows(chosen, [user.id], users.shown), anchor: String(user.id) }
    : chosen;
}
