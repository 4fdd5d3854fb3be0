import type { Id } from '@nevisa/api/types';

/** The page of a list on which a row was shown. */
export interface ListPlace {
  /** What names the filtered list: the same text for the same search, filters and order. */
  readonly list: string;
  /** From 1 on; 0 for rows that were chosen without being shown. */
  readonly page: number;
}

interface ChosenRow {
  /** In the JSON type of the server. */
  readonly id: Id;
  /** Where the row was shown last; null since it left that page. */
  readonly place: ListPlace | null;
}

/** The rows that a person has chosen, over all pages of a list. Ids are compared as strings. */
export interface ChosenRows {
  readonly rows: ReadonlyMap<string, ChosenRow>;
  /** The row from which Shift extends the choice; null before the first one. */
  readonly anchor: string | null;
}

export const noRows: ChosenRows = { rows: new Map(), anchor: null };

/** The rows of a page as they are shown. */
export interface ShownPage extends ListPlace {
  /** In the order of the page. */
  readonly ids: readonly Id[];
}

/** Chooses a row, or takes it out of the choice. */
export function toggleRow(chosen: ChosenRows, id: Id, { list, page }: ListPlace): ChosenRows {
  const rows = new Map(chosen.rows);
  if (!rows.delete(String(id))) {
    rows.set(String(id), { id, place: { list, page } });
  }
  return { rows, anchor: String(id) };
}

/** Chooses every row from the anchor to a row of the page; without an anchor on the page, the row alone. */
export function extendTo(chosen: ChosenRows, id: Id, shown: ShownPage): ChosenRows {
  const names = shown.ids.map(String);
  const to = names.indexOf(String(id));
  const from = chosen.anchor === null ? -1 : names.indexOf(chosen.anchor);
  const start = from === -1 ? to : Math.min(from, to);
  const end = from === -1 ? to : Math.max(from, to);
  const added = chooseRows(chosen, shown.ids.slice(start, end + 1), shown);
  return { ...added, anchor: from === -1 ? String(id) : chosen.anchor };
}

/** Extends the choice by a key from row to row; without a chosen anchor on the page it begins at the row that has the focus. */
export function extendFrom(chosen: ChosenRows, from: Id, id: Id, shown: ShownPage): ChosenRows {
  const { anchor, rows } = chosen;
  const goesOn =
    anchor !== null && rows.has(anchor) && shown.ids.some((one) => String(one) === anchor);
  const begun = goesOn ? chosen : { ...chooseRows(chosen, [from], shown), anchor: String(from) };
  return extendTo(begun, id, shown);
}

/** Chooses rows; those that are chosen already stay so. */
export function chooseRows(
  chosen: ChosenRows,
  ids: readonly Id[],
  { list, page }: ListPlace,
): ChosenRows {
  const rows = new Map(chosen.rows);
  for (const id of ids) {
    rows.set(String(id), { id, place: { list, page } });
  }
  return { ...chosen, rows };
}

/** Takes rows out of the choice. */
export function dropRows(chosen: ChosenRows, ids: readonly Id[]): ChosenRows {
  const rows = new Map(chosen.rows);
  for (const id of ids) {
    rows.delete(String(id));
  }
  return { ...chosen, rows };
}

/** Chooses the rows of a page, or takes them all out where all are chosen. */
export function togglePage(chosen: ChosenRows, shown: ShownPage): ChosenRows {
  return countOnPage(chosen, shown.ids) === shown.ids.length
    ? dropRows(chosen, shown.ids)
    : chooseRows(chosen, shown.ids, shown);
}

/** How many rows of a page are chosen. */
export function countOnPage(chosen: ChosenRows, ids: readonly Id[]): number {
  return ids.filter((id) => chosen.rows.has(String(id))).length;
}

/** Remembers what a page shows: a chosen row that was on this page and is not any more has left it. */
export function rememberPage(chosen: ChosenRows, { list, page, ids }: ShownPage): ChosenRows {
  const shown = new Set(ids.map(String));
  let changed = false;
  const rows = new Map(chosen.rows);
  for (const [name, row] of chosen.rows) {
    const isHere = row.place?.list === list && row.place.page === page;
    if (shown.has(name) !== isHere) {
      rows.set(name, { ...row, place: shown.has(name) ? { list, page } : null });
      changed ||= shown.has(name) || row.place !== null;
    }
  }
  return changed ? { ...chosen, rows } : chosen;
}

/** How many chosen rows the filtered list does not have, as far as its pages were shown. */
export function countOutside({ rows }: ChosenRows, list: string): number {
  return [...rows.values()].filter(({ place }) => place?.list !== list).length;
}

/** The ids of the chosen rows, in the order in which they were chosen. */
export function listChosenIds({ rows }: ChosenRows): readonly Id[] {
  return [...rows.values()].map(({ id }) => id);
}
