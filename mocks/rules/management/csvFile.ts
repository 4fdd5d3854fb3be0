/** A column of a file that the server writes. */
export interface CsvFileColumn<Row> {
  name: string;
  head: string;
  read: (row: Row) => string | number | null;
}

/** A CSV file with a byte order mark; no text of it is a formula to a spreadsheet. */
export function writeCsv<Row>(
  columns: readonly CsvFileColumn<Row>[],
  rows: readonly Row[],
): string {
  const lines = [
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ read }) => read(row))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(value: string | number | null): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const shown = (value ?? '').replaceAll(bidiControls, '');
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(shown) ? `'${shown}` : shown;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
