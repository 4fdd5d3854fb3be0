import type { Id } from '@nevisa/api/types';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isEqual } from '../../../shared/isEqual.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { isolateName, toFileTitle } from './words/fileTitle.ts';
import { type ShownUpload, getUploadState } from './words/shownUpload.ts';

/** A file of the queue, as its end sees it. */
export interface UploadEnd {
  readonly id: string;
  readonly name: string;
  /** Its text; null while it is not ready. */
  readonly historyId: Id | null;
}

/** Returns a selector whose answer stays the same object until a file is added, removed or ready. */
export function createEndSelector(): (rows: readonly ShownUpload[]) => readonly UploadEnd[] {
  let before: readonly UploadEnd[] = [];
  return (rows) => {
    const ends = rows.map(toEnd);
    if (!isEqual(ends, before)) {
      before = ends;
    }
    return before;
  };
}

function toEnd(row: ShownUpload): UploadEnd {
  const { id, file, report } = row;
  const isReady = getUploadState(row) === 'done' && report?.state === 'done';
  return { id, name: file.name, historyId: isReady ? report.historyId : null };
}

/** Reports in words that the text of a file is ready. */
export function useUploadEnds(
  ends: readonly UploadEnd[],
  onEnd: (text: string, historyId: Id) => void,
): void {
  const open = useRef<ReadonlySet<string>>(new Set());
  const report = useEffectEvent(({ name, historyId }: UploadEnd) => {
    if (historyId !== null) {
      const title = isolateName(toFileTitle(name));
      onEnd(fill(addedHistoryText.historyJobDone, { title }), historyId);
    }
  });
  useEffect(() => {
    const before = open.current;
    open.current = new Set(ends.filter(({ historyId }) => historyId === null).map(({ id }) => id));
    // A file that is ready when the page first sees it ended on an earlier page.
    ends.filter(({ id }) => before.has(id)).forEach((end) => report(end));
  }, [ends]);
}
