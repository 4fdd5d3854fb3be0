import type { Failure } from '@nevisa/api/types';
import { useEffect, useRef, useState } from 'react';
import { useServerClock } from '../useServerClock.ts';
import { downloadFile } from '../../shell/downloadFile.ts';
import { nameCsvFile } from './nameCsvFile.ts';
import { type CsvSource, writeCsvFile } from './writeCsvFile.ts';

export interface CsvRequest<Row> {
  /** «کاربران»: the middle of the file name. */
  things: string;
  columns: readonly CsvSource<Row>[];
  /** Reads the rows; calls back with how many are there, and of how many. */
  read: (
    onProgress: (read: number, count: number) => void,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; failure: Failure | null }>;
  /** The file was handed to the browser. */
  onSaved?: () => void;
  /** The file was not made: because a read failed, or null because it could not be written. */
  onFailed: (failure: Failure | null) => void;
}

export interface CsvDownload {
  /** How many rows are read, and of how many; null while no file is made. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly start: <Row>(request: CsvRequest<Row>) => void;
  readonly cancel: () => void;
}

/** Makes a CSV file of all rows of a list and saves it. It ends with the component. */
export function useCsvDownload(): CsvDownload {
  const clock = useServerClock();
  const [progress, setProgress] = useState<CsvDownload['progress']>(null);
  const canceling = useRef<AbortController | null>(null);
  const cancel = () => canceling.current?.abort();
  useEffect(() => () => canceling.current?.abort(), []);
  const make = async <Row>(request: CsvRequest<Row>, signal: AbortSignal) => {
    const { rows, failure } = await request.read((done, total) => {
      if (!signal.aborted) {
        setProgress({ done, total });
      }
    }, signal);
    signal.throwIfAborted();
    if (failure !== null) {
      request.onFailed(failure);
      return;
    }
    const file = await writeCsvFile(request.columns, rows, { signal });
    downloadFile(file, nameCsvFile(request.things, clock.now()));
    request.onSaved?.();
  };
  return {
    progress,
    cancel,
    start: (request) => {
      cancel();
      const abort = new AbortController();
      canceling.current = abort;
      setProgress({ done: 0, total: 0 });
      make(request, abort.signal)
        .catch(() => {
          if (!abort.signal.aborted) {
            request.onFailed(null);
          }
        })
        .finally(() => {
          if (canceling.current === abort) {
            setProgress(null);
          }
        });
    },
  };
}
