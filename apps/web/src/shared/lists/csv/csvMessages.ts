import type { CsvCell, CsvColumn } from './csvText.ts';

/** What the page sends to the Worker that writes a CSV file. */
export type CsvRequest =
  | { readonly type: 'columns'; readonly columns: readonly CsvColumn[] }
  | { readonly type: 'rows'; readonly rows: readonly (readonly CsvCell[])[] }
  | { readonly type: 'end' };

/** What the Worker answers: `written` after the columns and after each chunk of rows. */
export type CsvAnswer =
  | { readonly type: 'written' }
  | { readonly type: 'file'; readonly file: Blob };
