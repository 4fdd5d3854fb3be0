import { isTextList } from '../../isTextList.ts';
import type { BrowserStorage } from '../../storage/browserStorage.ts';
import { type ChoiceOwner, createStoredChoice } from './storedChoice.ts';

export const rowDensities = ['comfortable', 'compact'] as const;
export type RowDensity = (typeof rowDensities)[number];

/** The columns that a list can show. */
export interface ColumnSet {
  /** In the order of the list without a choice. */
  readonly names: readonly string[];
  /** The column that names a row: it cannot be hidden. */
  readonly naming: string;
  /** The columns that are hidden until someone shows them. */
  readonly hidden?: readonly string[];
}

/** The chosen columns of a list. */
export interface ColumnChoice {
  /** All columns in their chosen order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly density: RowDensity;
}

/** The columns of one list as one person chose them. */
export interface ListColumns {
  /** The same object until the choice changes. */
  read: () => ColumnChoice;
  /** Shows or hides a column; the naming column stays. */
  show: (name: string, shown: boolean) => void;
  /** Moves a column to a place in the order, 0 for the first one. */
  move: (name: string, place: number) => void;
  chooseDensity: (density: RowDensity) => void;
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
  dispose: () => void;
}

export function createListColumns(
  storage: BrowserStorage,
  owner: ChoiceOwner,
  columns: ColumnSet,
): ListColumns {
  const choice = createStoredChoice(storage, owner, 'columns', (stored) =>
    readColumns(columns, stored),
  );
  const change = (changed: Partial<ColumnChoice>) =>
    choice.write(readColumns(columns, { ...choice.read(), ...changed }));
  return {
    read: choice.read,
    subscribe: choice.subscribe,
    dispose: choice.dispose,
    reset: choice.reset,
    show(name, shown) {
      const others = choice.read().hidden.filter((hidden) => hidden !== name);
      change({ hidden: shown ? others : [...others, name] });
    },
    move(name, place) {
      const { order } = choice.read();
      if (order.includes(name)) {
        change({ order: order.filter((other) => other !== name).toSpliced(place, 0, name) });
      }
    },
    chooseDensity: (density) => change({ density }),
  };
}

/** The shown columns in their order. */
export function listShownColumns({ order, hidden }: ColumnChoice): string[] {
  return order.filter((name) => !hidden.includes(name));
}

/** Reads a stored choice: unknown columns are dropped, new ones are where the list has them. */
function readColumns(columns: ColumnSet, stored: unknown): ColumnChoice {
  const { order, hidden, density } = (stored ?? {}) as Partial<Record<keyof ColumnChoice, unknown>>;
  const known = (names: unknown): string[] | null =>
    Array.isArray(names) ? columns.names.filter((name) => names.includes(name)) : null;
  return {
    order: isTextList(order) ? completeOrder(columns.names, order) : columns.names,
    hidden: (known(hidden) ?? columns.hidden ?? []).filter((name) => name !== columns.naming),
    density: rowDensities.find((known) => known === density) ?? rowDensities[0],
  };
}

function completeOrder(names: readonly string[], stored: readonly string[]): string[] {
  const order = [...new Set(stored)].filter((name) => names.includes(name));
  for (const [index, name] of names.entries()) {
    if (!order.includes(name)) {
      const before = names[index - 1];
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
    }
  }
  return order;
}
