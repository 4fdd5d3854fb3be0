import type { Id, Outcome } from '@nevisa/api/types';

/** What a call for many rows answers. */
interface RowsAnswer {
  readonly done: readonly Id[];
  readonly failed: readonly { readonly id: Id; readonly code: string }[];
}

/**
 * Calls for many rows in parts, because a call names a limited number of them. If the first part
 * is refused, nothing has been done; the rows of a later one count as unanswered.
 *
 * @param most how many rows one call may name
 */
export async function callInParts(
  ids: readonly Id[],
  most: number,
  call: (part: Id[]) => Promise<Outcome<RowsAnswer>>,
): Promise<Outcome<RowsAnswer>> {
  const done: Id[] = [];
  const failed: { id: Id; code: string }[] = [];
  for (let from = 0; from < ids.length; from += most) {
    const part = ids.slice(from, from + most);
    const outcome = await call(part);
    if (!outcome.ok && from === 0) {
      return outcome;
    }
    done.push(...(outcome.ok ? outcome.answer.done : []));
    failed.push(
      ...(outcome.ok ? outcome.answer.failed : part.map((id) => ({ id, code: 'unanswered' }))),
    );
  }
  return { ok: true, answer: { done, failed } };
}
