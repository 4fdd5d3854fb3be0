import { openWorkerLine } from '../../workerLine.ts';
import type { CsvSource } from '../csv/writeCsvFile.ts';
import type { XlsxRequest } from './xlsxCells.ts';
import { default as workerUrl } from './xlsx.worker.ts?worker&url';

/**
 * Writes rows into an xlsx file in a Worker, whose code loads with the first file.
 *
 * @throws Error when the Worker does not load or fails; the reason of `signal` when it is aborted
 */
export async function writeXlsxFile<Row>(
  sources: readonly CsvSource<Row>[],
  rows: readonly Row[],
  signal?: AbortSignal,
): Promise<Blob> {
  signal?.throwIfAborted();
  const line = openWorkerLine<XlsxRequest, Blob>(workerUrl, 'nevisa-xlsx', signal);
  try {
    return await line.ask({
      columns: sources.map(({ read: _, ...column }) => column),
      rows: rows.map((row) => sources.map(({ read }) => read(row))),
    });
  } finally {
    line.close();
  }
}
