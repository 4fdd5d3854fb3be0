import { toJalaliDay, toTehranTime } from '../days/tehranDays.ts';

/**
 * A column of a CSV file. A number has Latin digits. A moment, in ISO 8601, fills two
 * columns: the time of Tehran in ISO 8601, and its Jalali day with the clock.
 */
export type CsvColumn =
  | { readonly kind: 'text' | 'number'; readonly head: string }
  | { readonly kind: 'moment'; readonly head: string; readonly jalaliHead: string };

/** The value of a column: a number in a number column, a text in the others, null for an empty cell. */
export type CsvCell = string | number | null;

/** The first line, after the byte order mark by which spreadsheets recognise UTF-8. */
export function writeCsvHead(columns: readonly CsvColumn[]): string {
  return `\uFEFF${writeLine(makeHeadCells(columns))}`;
}

/** The lines of some rows, by RFC 4180: CRLF after each, quotes where a cell needs them. */
export function writeCsvRows(
  columns: readonly CsvColumn[],
  rows: readonly (readonly CsvCell[])[],
): string {
  return rows.map((row) => writeLine(makeRowCells(columns, row))).join('');
}

/** The heads as the cells of a spreadsheet. */
export function makeHeadCells(columns: readonly CsvColumn[]): string[] {
  const heads = columns.flatMap((column) =>
    column.kind === 'moment' ? [column.head, column.jalaliHead] : [column.head],
  );
  return heads.map(makeTextCell);
}

/** A row as the cells of a spreadsheet. */
export function makeRowCells(columns: readonly CsvColumn[], row: readonly CsvCell[]): string[] {
  return columns.flatMap(({ kind }, index) => writers[kind](row[index] ?? null));
}

const writers: Record<CsvColumn['kind'], (cell: CsvCell) => string[]> = {
  text: (cell) => [makeTextCell(cell === null ? '' : String(cell))],
  number: (cell) => [typeof cell === 'number' && Number.isFinite(cell) ? String(cell) : ''],
  moment: (cell) => (typeof cell === 'string' ? makeMomentCells(cell) : ['', '']),
};

function writeLine(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`;
}

function quoteCell(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A text that no spreadsheet takes for a formula, and that shows its characters in their order. */
function makeTextCell(text: string): string {
  const plain = withoutHiddenCharacters(text);
  return formula.test(plain) ? `'${plain}` : plain;
}

/** A text without the characters that hide or turn its others. */
export function withoutHiddenCharacters(text: string): string {
  return text.replaceAll(hidden, '');
}

// The bidi controls, which show a text in another order than it has, and control characters that break no line.
const hidden = /(?![\t\r\n])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

// Also after invisible characters and spaces, which some spreadsheets remove.
const formula = /^(?:[\t\r\n]|[\s\u200B-\u200D\uFEFF]*[=+\-@＝＋－＠])/;

function makeMomentCells(text: string): string[] {
  return formatMomentTwice(text).map(makeTextCell);
}

/** A moment in ISO 8601 at the time of Tehran, and as a Jalali day with the clock. */
export function formatMomentTwice(text: string): [iso: string, jalali: string] {
  const moment = zoned.test(text) ? Date.parse(text) : NaN;
  if (!Number.isNaN(moment)) {
    const { day, jalaliDay, clock, offset } = toTehranTime(moment);
    return [`${day}T${clock}${offset}`, `${jalaliDay} ${clock}`];
  }
  const [, day, clock = ''] = local.exec(text) ?? [];
  return [text, day === undefined ? '' : `${toJalaliDay(day)} ${clock}`.trim()];
}

const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/;

// A time without a zone is a time of Tehran.
const local = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/;
