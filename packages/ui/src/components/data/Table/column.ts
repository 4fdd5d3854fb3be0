import type { ReactNode } from 'react';
import { toNumberParts } from '../../../persian/number.ts';

interface ColumnHead {
  /** Its name for sorting. */
  id: string;
  /** What stands over the column, and beside each of its values on phones. */
  header: string;
  sortable?: boolean;
}

interface WordColumn<Row> extends ColumnHead {
  cell: (row: Row) => ReactNode;
}

interface FigureColumn<Row> extends ColumnHead {
  /** A number, written in Persian and standing on its decimal sign; `null` where there is none. */
  figure: (row: Row) => number | null;
}

/** What a column shows of a row: words, or a figure. The first column names the row. */
export type TableColumn<Row> = WordColumn<Row> | FigureColumn<Row>;

export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** The `id` of a column. */
  column: string;
  direction: SortDirection;
}

/** The longest fraction in a column: the room that every figure keeps behind its whole. */
export function widestFraction<Row>(column: TableColumn<Row>, rows: readonly Row[]): string {
  if (!('figure' in column)) {
    return '';
  }
  return rows
    .map(column.figure)
    .filter((figure) => figure !== null)
    .map((figure) => toNumberParts(figure).fraction)
    .reduce((widest, fraction) => (fraction.length > widest.length ? fraction : widest), '');
}

/** A second press on the column that rules turns its order; any other column begins upwards. */
export function nextSort(current: TableSort | null, column: string): TableSort {
  const turned = current?.column === column && current.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}
