import { nameCsvFile } from '../../../../shared/lists/csv/nameCsvFile.ts';
import {
  type CsvOptions,
  type CsvSource,
  writeCsvFile,
} from '../../../../shared/lists/csv/writeCsvFile.ts';
import { downloadFile } from '../../../../shared/shell/downloadFile.ts';

/** Writes rows into a CSV file and saves it under the name of these things and of the day. */
export async function saveCsv<Row>(
  things: string,
  sources: readonly CsvSource<Row>[],
  rows: readonly Row[],
  { now, ...options }: CsvOptions & { now: number },
): Promise<void> {
  const file = await writeCsvFile(sources, rows, options);
  downloadFile(file, nameCsvFile(things, now));
}
