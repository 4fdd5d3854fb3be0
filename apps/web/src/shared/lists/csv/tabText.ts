import type { CsvSource } from './writeCsvFile.ts';
import { makeHeadCells, makeRowCells } from './csvText.ts';

/** Rows as a text that spreadsheets take as a table when it is pasted: the cells of the CSV file between tabs. */
export function writeTabText<Row>(
  sources: readonly CsvSource<Row>[],
  rows: readonly Row[],
): string {
  const lines = rows.map((row) =>
    makeRowCells(
      sources,
      sources.map(({ read }) => read(row)),
    ),
  );
  return [makeHeadCells(sources), ...lines]
    .map((cells) => cells.map(toOneLine).join('\t'))
    .join('\n');
}

function toOneLine(cell: string): string {
  return cell.replaceAll(/[\t\r\n]+/g, ' ');
}
