import type { ReactNode } from 'react';
import { toNumberParts } from '../../../persian/number.ts';

interface ColumnHead {
  /** Identifies the column in `TableSort`. */
  id: string;
  /** The column header; the card form repeats it beside each value. */
  header: string;
  sortable?: boolean;
  /**
   * Its part of the width beside that of the other columns. Where each column has one, the widths
   * are the same on each page as long as no word is wider; the first column has what is left.
   */
  share?: number;
}

interface WordColumn<Row> extends ColumnHead {
  /**
   * Its values and its header stay in one line, e.g. dates. With `cut`, the end of a longer value in
   * a `bdi` is cut off, e.g. of a name that the record of the row shows whole.
   */
  oneLine?: boolean | 'cut';
  cell: (row: Row) => ReactNode;
}

interface FigureColumn<Row> extends ColumnHead {
  /** A number, written in Persian digits and aligned at the decimal separator; `null` shows a dash. */
  figure: (row: Row) => number | null;
  /** Shown in place of a zero, e.g. the word for a price of nothing. */
  zero?: string;
}

interface ActionColumn<Row> extends Omit<ColumnHead, 'sortable' | 'share'> {
  /** The buttons of a row, at its end; the header is read by screen readers only. */
  actions: (row: Row) => ReactNode;
}

/** The content of a column: text, a figure or the buttons of the row. The first column names the row. */
export type TableColumn<Row> = WordColumn<Row> | FigureColumn<Row> | ActionColumn<Row>;

/** How a column is laid out. */
export function choosePart<Row>(
  column: TableColumn<Row>,
): 'figure' | 'actions' | 'line' | 'cut' | 'words' {
  if ('figure' in column) {
    return 'figure';
  }
  if ('actions' in column) {
    return 'actions';
  }
  if (column.oneLine === 'cut') {
    return 'cut';
  }
  return column.oneLine === true ? 'line' : 'words';
}

export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** The `id` of a column. */
  column: string;
  direction: SortDirection;
}

/** The longest fraction in a column; the space that each figure reserves after its separator. */
export function findWidestFraction<Row>(column: TableColumn<Row>, rows: readonly Row[]): string {
  if (!('figure' in column)) {
    return '';
  }
  const figures = rows.map(column.figure).filter((figure) => figure !== null);
  return findWidest(figures.map((figure) => toNumberParts(figure).fraction));
}

/** The longest of the fractions; '' without one. */
export function findWidest(fractions: readonly string[]): string {
  return fractions.reduce(
    (widest, fraction) => (fraction.length > widest.length ? fraction : widest),
    '',
  );
}

/** The next sort order: reverses the sorted column, starts another column ascending. */
export function computeNextSort(current: TableSort | null, column: string): TableSort {
  const turned = current?.column === column && current.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}

/** What the columns with shares divide between them; the rest is that of boxes and buttons. */
const divided = 0.9;

/** The width of each column in percent of the table; undefined for the first one and without shares. */
export function computeWidths<Row>(
  columns: readonly TableColumn<Row>[],
): readonly (string | undefined)[] {
  const shares = columns.map((column) => ('share' in column ? (column.share ?? 0) : 0));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, place) =>
    place === 0 || share === 0 ? undefined : `${((100 * divided * share) / whole).toFixed(2)}%`,
  );
}
