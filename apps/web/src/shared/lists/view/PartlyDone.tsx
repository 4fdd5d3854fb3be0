import type { Failure, Id } from '@nevisa/api/types';
import { Alert, Button, formatNumber } from '@nevisa/ui';
import { commonText } from '../../text/commonText.ts';
import { listFailureLines } from '../../text/listFailureLines.ts';
import { fill } from '../../text/fill.ts';

/** What became of the rows of a bulk. */
export interface BulkResult {
  readonly done: readonly Id[];
  readonly failed: readonly { readonly id: Id; readonly code: string }[];
  /** The call itself has failed. */
  readonly failure: Failure | null;
}

export interface PartlyDoneProps {
  result: BulkResult;
  texts: {
    /** Names the numbers `{done}` and `{failed}`. */
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
  const named = failed.map(({ code }) => texts.reasons[code] ?? texts.otherReason);
  const lines =
    failure === null
      ? [...new Set(named)].map((reason) => {
          const n = formatNumber(named.filter((each) => each === reason).length);
          return fill(texts.rowsOfReason, { n, reason });
        })
      : listFailureLines(failure);
  const summary = fill(texts.summary, {
    done: formatNumber(done.length),
    failed: formatNumber(failed.length),
  });
  return (
    <Alert
      tone="danger"
      actions={
        <>
          <Button size="small" variant="secondary" onClick={onRetry}>
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
