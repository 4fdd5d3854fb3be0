import { cleanName } from '@nevisa/machines';
import { foldPersian } from '@nevisa/writing';
import {
  type ListAddress,
  type ListDescription,
  readListAddress,
  writeListAddress,
} from '../address/listAddress.ts';
import type { BrowserStorage } from '../../storage/browserStorage.ts';
import { type ChoiceOwner, createStoredChoice } from './storedChoice.ts';

/** How many views one person may save for a list. */
export const mostViews = 20;

/** The longest name of a view, in characters. */
const longestName = 60;

/** A saved view of a list: all of an address but page and open record. */
export interface ListView {
  readonly name: string;
  /** The parameters of the address. */
  readonly query: string;
}

export interface SavedViews {
  readonly views: readonly ListView[];
  /** The name of the view that the list shows first; null for none. */
  readonly byDefault: string | null;
}

/** A view as the list can show it now. */
export interface OpenedView<Filters extends object> {
  readonly address: ListAddress<Filters>;
  /** The names of the parameters that the list no longer knows, or whose value it no longer knows. */
  readonly dropped: readonly string[];
}

/** `same-name` asks whether the view of this name should be replaced. */
export type SaveResult = 'saved' | 'same-name' | 'full' | 'no-name';

/** The saved views of one list for one person. Names are compared as in search. */
export interface ListViews<Filters extends object> {
  /** The same object until the views change. */
  read: () => SavedViews;
  /** @param replace a view of the same name is replaced, after the person agreed */
  save: (name: string, address: ListAddress<Filters>, replace?: boolean) => SaveResult;
  /** Gives a view another name. A name that another view has asks, and replaces that one after the answer. */
  rename: (name: string, to: string, replace?: boolean) => SaveResult;
  remove: (name: string) => void;
  /** Chooses the view that the list shows first; null for none. */
  chooseDefault: (name: string | null) => void;
  /** Null for a view that does not exist. */
  open: (name: string) => OpenedView<Filters> | null;
  subscribe: (listener: () => void) => () => void;
  dispose: () => void;
}

/** The name of the view that shows this address; null for none. */
export function findView<Filters extends object>(
  views: ListViews<Filters>,
  description: ListDescription<Filters>,
  address: ListAddress<Filters>,
): string | null {
  const query = writeQuery(description, address);
  const found = views.read().views.find(({ name }) => {
    const opened = views.open(name);
    return opened !== null && writeQuery(description, opened.address) === query;
  });
  return found?.name ?? null;
}

/**
 * The name of the view that a list shows first, where the list is at its address and has left out a
 * part of it; null otherwise.
 */
export function findCutFirstView<Filters extends object>(
  views: Pick<ListViews<Filters>, 'read' | 'open'>,
  description: ListDescription<Filters>,
  address: ListAddress<Filters>,
): string | null {
  const { byDefault } = views.read();
  const opened = byDefault === null ? null : views.open(byDefault);
  const isCut = opened !== null && opened.dropped.length > 0;
  return isCut && writeQuery(description, opened.address) === writeQuery(description, address)
    ? byDefault
    : null;
}

export function createListViews<Filters extends object>(
  storage: BrowserStorage,
  owner: ChoiceOwner,
  description: ListDescription<Filters>,
): ListViews<Filters> {
  const choice = createStoredChoice(storage, owner, 'views', readViews);
  const others = (name: string) => choice.read().views.filter((view) => !isSame(view.name, name));
  return {
    read: choice.read,
    subscribe: choice.subscribe,
    dispose: choice.dispose,
    save(typed, address, replace = false) {
      const name = toName(cleanName(typed));
      const { views, byDefault } = choice.read();
      const old = views.findIndex((view) => isSame(view.name, name));
      const result = findRefusal(name, {
        same: old >= 0 && !replace,
        full: old < 0 && views.length >= mostViews,
      });
      if (result !== null) {
        return result;
      }
      const query = writeQuery(description, address);
      const saved = old < 0 ? [...views, { name, query }] : views.with(old, { name, query });
      const wasDefault = byDefault !== null && isSame(byDefault, name);
      choice.write({ views: saved, byDefault: wasDefault ? name : byDefault });
      return 'saved';
    },
    rename(name, typed, replace = false) {
      const to = toName(cleanName(typed));
      const isTaken = others(name).some((view) => isSame(view.name, to));
      const result = findRefusal(to, { same: isTaken && !replace, full: false });
      if (result === null) {
        choice.write(renameView(choice.read(), name, to));
      }
      return result ?? 'saved';
    },
    remove(name) {
      const { byDefault } = choice.read();
      const wasDefault = byDefault !== null && isSame(byDefault, name);
      choice.write({ views: others(name), byDefault: wasDefault ? null : byDefault });
    },
    chooseDefault(name) {
      const { views } = choice.read();
      const view = views.find((view) => name !== null && isSame(view.name, name));
      choice.write({ views, byDefault: view?.name ?? null });
    },
    open(name) {
      const view = choice.read().views.find((view) => isSame(view.name, name));
      return view === undefined ? null : openView(description, view);
    },
  };
}

/** An address as a view stores it: without page and open record. */
function writeQuery<Filters extends object>(
  description: ListDescription<Filters>,
  address: ListAddress<Filters>,
): string {
  return writeListAddress(description, { ...address, page: 1, record: null }).toString();
}

/** A view of the new name is replaced; the default keeps its place. */
function renameView({ views, byDefault }: SavedViews, name: string, to: string): SavedViews {
  const at = views.findIndex((view) => isSame(view.name, name));
  const view = views[at];
  if (view === undefined) {
    return { views, byDefault };
  }
  const renamed = { name: to, query: view.query };
  const wasDefault = byDefault !== null && (isSame(byDefault, name) || isSame(byDefault, to));
  return {
    views: views.with(at, renamed).filter((one) => one === renamed || !isSame(one.name, to)),
    byDefault: wasDefault ? to : byDefault,
  };
}

function openView<Filters extends object>(
  description: ListDescription<Filters>,
  { query }: ListView,
): OpenedView<Filters> {
  const stored = new URLSearchParams(query);
  const address = readListAddress(description, stored);
  const known = writeListAddress(description, address);
  const dropped = [...stored].filter(([name, value]) => known.get(name) !== value);
  return { address, dropped: dropped.map(([name]) => name) };
}

function findRefusal(
  name: string,
  { same, full }: { same: boolean; full: boolean },
): SaveResult | null {
  if (name === '') {
    return 'no-name';
  }
  return same ? 'same-name' : full ? 'full' : null;
}

/** Reads the stored views; entries that are none are dropped. */
function readViews(stored: unknown): SavedViews {
  const { views, byDefault } = (stored ?? {}) as Partial<Record<keyof SavedViews, unknown>>;
  const entries: unknown[] = Array.isArray(views) ? views : [];
  const valid = entries.filter(isView).slice(0, mostViews);
  return {
    views: valid,
    byDefault: valid.find(({ name }) => name === byDefault)?.name ?? null,
  };
}

function isView(value: unknown): value is ListView {
  const { name, query } = (value ?? {}) as Partial<Record<keyof ListView, unknown>>;
  return (
    typeof name === 'string' && toName(name) === name && name !== '' && typeof query === 'string'
  );
}

function toName(typed: string): string {
  const name = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return Array.from(name).slice(0, longestName).join('').trimEnd();
}

/** Whether two names, as they were typed or as they were saved, are one. */
function isSame(one: string, other: string): boolean {
  const fold = (name: string) => foldPersian(toName(cleanName(name)));
  return fold(one) === fold(other);
}
