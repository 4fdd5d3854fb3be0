import { isDenied, isRateLimited, isServerFault, isUnauthorized } from '@nevisa/api/failures';
import type { Failure, Id, Outcome } from '@nevisa/api/types';

/** What a call for many rows answers. */
interface RowsAnswer {
  readonly done: readonly Id[];
  readonly failed: readonly { readonly id: Id; readonly code: string }[];
}

/** What calls for many rows have answered. */
export interface PartsAnswer extends RowsAnswer {
  /** Why the rest was not asked for, where no further call was sent. */
  readonly failure?: Failure;
}

/**
 * Calls for many rows in parts, because a call names a limited number of them. If the first part
 * is refused, nothing has been done; the rows of a later one count as unanswered. After a failure
 * that every further call would have as well, no further part is sent, and the rest is left
 * undone. After a part without an answer, the next ones are sent.
 *
 * @param most how many rows one call may name
 */
export async function callInParts(
  ids: readonly Id[],
  most: number,
  call: (part: Id[]) => Promise<Outcome<RowsAnswer>>,
): Promise<Outcome<PartsAnswer>> {
  const done: Id[] = [];
  const failed: { id: Id; code: string }[] = [];
  for (let from = 0; from < ids.length; from += most) {
    const part = ids.slice(from, from + most);
    const outcome = await call(part);
    if (!outcome.ok && from === 0) {
      return outcome;
    }
    if (!outcome.ok && isFailureOfEveryCall(outcome.failure)) {
      failed.push(...ids.slice(from).map(leaveUndone));
      return { ok: true, answer: { done, failed, failure: outcome.failure } };
    }
    done.push(...(outcome.ok ? outcome.answer.done : []));
    failed.push(...(outcome.ok ? outcome.answer.failed : part.map(leaveUndone)));
  }
  return { ok: true, answer: { done, failed } };
}

/**
 * Whether a failure is one of every further call as well: the session or the right is over (401,
 * 403), the server asks to wait (429), or it fails and would be burdened further.
 */
function isFailureOfEveryCall(failure: Failure): boolean {
  return (
    isUnauthorized(failure) || isDenied(failure) || isRateLimited(failure) || isServerFault(failure)
  );
}

function leaveUndone(id: Id) {
  return { id, code: 'unanswered' };
}
