import * as v from 'valibot';
import type { CallName } from '../fullContract.ts';
import { readCode } from '../refusal.ts';
import { readRetryAfter } from '../retryAfter.ts';
import { failedCodes } from './callRefusals.ts';
import { listRefusals } from './listRefusals.ts';

/** A refusal as it was answered. */
export interface AnsweredRefusal {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

/** What the contract does not declare of a refusal, as the end of a sentence; null where it declares all. */
export function findUndeclared(
  name: CallName,
  { status, body, retryAfter }: AnsweredRefusal,
): string | null {
  const declared = listRefusals(name);
  const code = readCode(body);
  const known = declared.find((one) => one.status === status && one.code === code);
  if (known === undefined) {
    // Any server may fail, with any body.
    return status >= 500 && code === null ? null : `answered ${status} ${code ?? 'without a code'}`;
  }
  const { issues } = v.safeParse(known.body, body);
  if (issues !== undefined) {
    const field = v.getDotPath(issues[0]) ?? 'the body';
    return `answered ${status} ${code ?? 'with fields'}, and ${field} is not as described`;
  }
  return status === 429 && !isWait(retryAfter) ? 'answered 429 without a Retry-After' : null;
}

/** The codes in `failed` of an answer that the contract does not declare. */
export function listUndeclaredFailures(name: CallName, answer: unknown): string[] {
  const declared = new Set<string>(failedCodes[name]);
  return v.is(failures, answer)
    ? answer.failed.map(({ code }) => code).filter((code) => !declared.has(code))
    : [];
}

const failures = v.object({ failed: v.array(v.object({ code: v.string() })) });

function isWait(retryAfter: string | null): boolean {
  return readRetryAfter(new Headers({ 'Retry-After': retryAfter ?? '' })) !== null;
}
