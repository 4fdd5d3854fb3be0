import type { CsvAnswer, CsvRequest } from './csvMessages.ts';
import { type CsvColumn, writeCsvHead, writeCsvRows } from './csvText.ts';

/** Writes one CSV file from the messages of a page. Returns the answer to each. */
export function serveCsv(): (request: CsvRequest) => CsvAnswer {
  let columns: readonly CsvColumn[] = [];
  const parts: Blob[] = [];
  // A blob for each chunk: the browser may keep it outside of memory.
  const add = (text: string): CsvAnswer => {
    parts.push(new Blob([text]));
    return { type: 'written' };
  };
  return (request) => {
    switch (request.type) {
      case 'columns':
        columns = request.columns;
        return add(writeCsvHead(columns));
      case 'rows':
        return add(writeCsvRows(columns, request.rows));
      case 'end':
        return { type: 'file', file: new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
    }
  };
}
