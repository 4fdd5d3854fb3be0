import type { CellObject } from 'write-excel-file/universal';
import {
  type CsvCell,
  type CsvColumn,
  formatMomentTwice,
  withoutHiddenCharacters,
} from '../csv/csvText.ts';

/** What the page sends to the Worker that writes an xlsx file. */
export interface XlsxRequest {
  readonly columns: readonly CsvColumn[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** A row of a sheet; null for an empty cell. */
export type SheetRow = (CellObject | null)[];

/** The first row of the sheet. */
export function makeSheetHead(columns: readonly CsvColumn[]): SheetRow {
  return columns
    .flatMap((column) =>
      column.kind === 'moment' ? [column.head, column.jalaliHead] : [column.head],
    )
    .map((value) => ({ value, type: String, fontWeight: 'bold' }));
}

/** The cells of one row. A text stays a text: a phone number keeps its first zero, and nothing is a formula. */
export function makeSheetRow(columns: readonly CsvColumn[], row: readonly CsvCell[]): SheetRow {
  return columns.flatMap(({ kind }, place): SheetRow => {
    const cell = row[place] ?? null;
    if (kind === 'moment') {
      return typeof cell === 'string' ? formatMomentTwice(cell).map(makeTextCell) : [null, null];
    }
    if (kind === 'number') {
      return [
        typeof cell === 'number' && Number.isFinite(cell) ? { value: cell, type: Number } : null,
      ];
    }
    return [cell === null ? null : makeTextCell(String(cell))];
  });
}

/** The longest text of a cell, in UTF-16 code units: spreadsheets call a file with a longer one damaged. */
const longestCell = 32_767;

function makeTextCell(text: string): CellObject | null {
  const value = cutCell(withoutHiddenCharacters(text));
  return value === '' ? null : { value, type: String };
}

function cutCell(text: string): string {
  // Half of a character is none.
  return text.length <= longestCell
    ? text
    : `${text.slice(0, longestCell - 1).replace(/\p{Cs}$/u, '')}…`;
}
