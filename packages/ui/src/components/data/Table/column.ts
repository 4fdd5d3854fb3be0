import type { ReactNode } from 'react';
import { toNumberParts } from '../../../persian/number.ts';

interface ColumnHead {
  /** Identifies the column in `TableSort`. */
  id: string;
  /** The column header; the card form repeats it beside each value. */
  header: string;
  sortable?: boolean;
}

interface WordColumn<Row> extends ColumnHead {
  /**
   * Its values and its header stay in one line, e.g. dates. With `cut`, the column has a sixth of
   * the table, and the end of a longer Latin value is cut off, e.g. of an address that the record
   * of the row shows whole.
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

interface ActionColumn<Row> extends Omit<ColumnHead, 'sortable'> {
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
  return rows
    .map(column.figure)
    .filter((figure) => figure !== null)
    .map((figure) => toNumberParts(figure).fraction)
    .reduce((widest, fraction) => (fraction.length > widest.length ? fraction : widest), '');
}

/** The next sort order: reverses the sorted column, starts another column ascending. */
export function computeNextSort(current: TableSort | null, column: string): TableSort {
  const turned = current?.column === column && current.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}
