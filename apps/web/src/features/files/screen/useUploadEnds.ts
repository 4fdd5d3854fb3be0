import type { Id } from '@nevisa/api/types';
import { useEffect, useEffectEvent, useRef } from 'react';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { isolateName, titleOfFile } from './words/fileTitle.ts';
import { getUploadState, type ShownUpload, type UploadState } from './words/shownUpload.ts';

/** Reports in words that the text of a file is ready. */
export function useUploadEnds(
  rows: readonly ShownUpload[],
  onEnd: (text: string, historyId: Id) => void,
): void {
  const states = useRef<ReadonlyMap<string, UploadState> | null>(null);
  const report = useEffectEvent(({ file, report: end }: ShownUpload) => {
    if (end?.state === 'done') {
      const title = isolateName(titleOfFile(file.name));
      onEnd(fill(addedHistoryText.historyJobDone, { title }), end.historyId);
    }
  });
  useEffect(() => {
    const before = states.current;
    states.current = new Map(rows.map((row) => [row.id, getUploadState(row)]));
    if (before !== null) {
      rows
        .filter(
          (row) => getUploadState(row) === 'done' && (before.get(row.id) ?? 'done') !== 'done',
        )
        .forEach((row) => report(row));
    }
  }, [rows]);
}
