import type { Failure, Id } from '@nevisa/api/types';
import { Alert, Button, formatNumber } from '@nevisa/ui';
import { useEffect, useRef } from 'react';
import { commonText } from '../../text/commonText.ts';
import { listFailureLines } from '../../text/listFailureLines.ts';
import { fill } from '../../text/fill.ts';
import { listText } from '../../text/listText.ts';
import { useAskedWait } from './useAskedWait.ts';

/** What became of the rows of a bulk. */
export interface BulkResult {
  readonly done: readonly Id[];
  readonly failed: readonly { readonly id: Id; readonly code: string }[];
  /** The call itself has failed, or the one for the rest of the rows. */
  readonly failure: Failure | null;
}

export interface PartlyDoneProps {
  result: BulkResult;
  texts: {
    /** Names the numbers `{done}` and `{failed}`, where rows were done. */
    summary: string;
    /** Names the number `{n}` of the rows that were left undone for a `{reason}`. */
    rowsOfReason: string;
    /** The reasons by the codes of the server. */
    reasons: Readonly<Record<string, string>>;
    otherReason: string;
  };
  /** Does it again for the rows that were left undone. */
  onRetry: () => void;
  onClose: () => void;
}

/** What a bulk has left undone, with the reasons. */
export function PartlyDone({ result, texts, onRetry, onClose }: PartlyDoneProps) {
  const { done, failed, failure } = result;
  const isWaiting = useAskedWait(failure);
  const alert = useRef<HTMLDivElement>(null);
  // Its place is above the rows; the row that was left undone may be far below.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const lines = [
    ...listReasons(failed, failure, texts),
    ...(failure === null ? [] : listFailureLines(failure)),
  ];
  const summary = fill(done.length === 0 ? listText.noneDone : texts.summary, {
    done: formatNumber(done.length),
    failed: formatNumber(failed.length),
  });
  return (
    <Alert
      ref={alert}
      tone="danger"
      actions={
        <>
          <Button size="small" variant="secondary" waiting={isWaiting} onClick={onRetry}>
            {commonText.retry}
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            {commonText.close}
          </Button>
        </>
      }
    >
      {(done.length + failed.length === 0 ? lines : [summary, ...lines]).join('\n')}
    </Alert>
  );
}

/** The reasons of the server with their numbers; a failure speaks for the rows without an answer. */
function listReasons(
  failed: BulkResult['failed'],
  failure: Failure | null,
  { reasons, otherReason, rowsOfReason }: PartlyDoneProps['texts'],
): readonly string[] {
  const named = failed
    .filter(({ code }) => failure === null || code !== 'unanswered')
    .map(({ code }) => reasons[code] ?? otherReason);
  return [...new Set(named)].map((reason) => {
    const n = formatNumber(named.filter((each) => each === reason).length);
    return fill(rowsOfReason, { n, reason });
  });
}
