import { openWorkerLine } from '../../workerLine.ts';
import { default as workerUrl } from './csv.worker.ts?worker&url';
import type { CsvAnswer, CsvRequest } from './csvMessages.ts';
import type { CsvCell, CsvColumn } from './csvText.ts';

/** A column of a file, and where its cell is in a row. */
export type CsvSource<Row> = CsvColumn & { readonly read: (row: Row) => CsvCell };

export interface CsvOptions {
  /** Called with the number of written rows: after each chunk. */
  onProgress?: (rows: number) => void;
  /** Ends the work; the promise rejects with the reason of the signal. */
  signal?: AbortSignal;
}

/** The rows that one task of the page writes: far below 50 ms on a slow phone. */
const chunkSize = 1000;

/**
 * Writes rows into a CSV file in a Worker. The page reads 1000 rows at a time and
 * waits for the Worker in between, so that it stays usable.
 *
 * @throws Error when the Worker does not load or fails; the reason of `signal` when it is aborted
 */
export async function writeCsvFile<Row>(
  sources: readonly CsvSource<Row>[],
  rows: readonly Row[],
  { onProgress, signal }: CsvOptions = {},
): Promise<Blob> {
  signal?.throwIfAborted();
  const line = openWorkerLine<CsvRequest, CsvAnswer>(workerUrl, 'nevisa-csv', signal);
  try {
    await line.ask({ type: 'columns', columns: sources.map(({ read: _, ...column }) => column) });
    for (let start = 0; start < rows.length; start += chunkSize) {
      const chunk = rows.slice(start, start + chunkSize);
      await line.ask({
        type: 'rows',
        rows: chunk.map((row) => sources.map(({ read }) => read(row))),
      });
      onProgress?.(start + chunk.length);
    }
    const answer = await line.ask({ type: 'end' });
    if (answer.type !== 'file') {
      throw new Error('The Worker ended without a file.');
    }
    return answer.file;
  } finally {
    line.close();
  }
}
