import type { Failure, Outcome } from '@nevisa/api/types';
import type { CsvReport, CsvRequest } from '@nevisa/machines';
import type { ListQuery } from '../../../shared/lists/address/listAddress.ts';
import { type CsvSource, writeCsvFile } from '../../../shared/lists/csv/writeCsvFile.ts';
import { readEveryRow } from '../../../shared/lists/readEveryRow.ts';
import { writeXlsxFile } from '../../../shared/lists/xlsx/writeXlsxFile.ts';

/** The longest list that is read page by page where the server can write the file. */
const mostReadRows = 10_000;

/** How the rows of a list come, and what is written of them. */
export interface ListFile<Row> {
  readPage: (query: ListQuery, signal: AbortSignal) => Promise<Outcome<RowPage<Row>>>;
  /** The whole file from the server, as CSV. A list without it is read page by page, however long. */
  readFile?: (request: CsvRequest, signal: AbortSignal) => Promise<Outcome<string>>;
  /** The columns by their names. */
  columns: Readonly<Record<string, readonly CsvSource<Row>[]>>;
  save: (file: Blob, format: CsvRequest['format']) => void;
}

interface RowPage<Row> {
  readonly count: number;
  readonly results: readonly Row[];
  readonly as_of: string | null;
}

/** Whether the server writes the file of so many rows. */
export function isServerFile<Row>({ readFile }: ListFile<Row>, count: number): boolean {
  return readFile !== undefined && count > mostReadRows;
}

/** Reads the rows, writes them and saves the file. Reports what happens; never rejects. */
export async function makeListFile<Row extends { readonly id: unknown }>(
  request: CsvRequest,
  file: ListFile<Row>,
  { signal, report }: { signal: AbortSignal; report: (event: CsvReport) => void },
): Promise<void> {
  try {
    const content =
      file.readFile !== undefined && isServerFile(file, request.count)
        ? await readWhole(request, file.readFile, signal)
        : await readAndWrite(request, file, { signal, report });
    if (!signal.aborted) {
      file.save(content, request.format);
      report({ type: 'file.made' });
    }
  } catch (error) {
    if (!signal.aborted) {
      report({ type: 'file.failed', failure: error instanceof NotRead ? error.failure : null });
    }
  }
}

/** The rows could not be read. */
class NotRead extends Error {
  override readonly name = 'NotRead';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`The rows did not come: ${failure.kind}.`);
    this.failure = failure;
  }
}

async function readWhole(
  request: CsvRequest,
  readFile: NonNullable<ListFile<unknown>['readFile']>,
  signal: AbortSignal,
): Promise<Blob> {
  const outcome = await readFile(request, signal);
  if (!outcome.ok) {
    throw new NotRead(outcome.failure);
  }
  // The mark by which spreadsheets recognise UTF-8 is lost when the answer is decoded.
  return new Blob(['\uFEFF', outcome.answer], { type: 'text/csv;charset=utf-8' });
}

async function readAndWrite<Row extends { readonly id: unknown }>(
  { query, columns: names, format }: CsvRequest,
  { readPage, columns }: ListFile<Row>,
  { signal, report }: { signal: AbortSignal; report: (event: CsvReport) => void },
): Promise<Blob> {
  const { rows, failure } = await readEveryRow(
    query,
    (asked) => readPage(asked, signal),
    (done, total) => report({ type: 'rows.read', done, total }),
  );
  if (failure !== null) {
    throw new NotRead(failure);
  }
  report({ type: 'rows.complete' });
  const sources = names.flatMap((name) => columns[name] ?? []);
  return format === 'xlsx'
    ? writeXlsxFile(sources, rows, signal)
    : writeCsvFile(sources, rows, { signal });
}
