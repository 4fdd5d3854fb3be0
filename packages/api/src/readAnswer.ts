import * as v from 'valibot';
import { type AnswerBytes, parseBody } from './answerBody.ts';
import type { AnyCall } from './defineCall.ts';
import { contract, type UserContract } from './contract.ts';
import type { Failure, Outcome } from './failures.ts';
import { unreadable } from './schemas.ts';

/** Decodes, parses and checks the successful answer of a call. It needs no page, so that a Worker may do it. */
export function readAnswer(name: keyof UserContract, bytes: AnswerBytes): Outcome<unknown> {
  return readCallAnswer(contract[name], bytes);
}

/** As `readAnswer`, for a call of any table. */
export function readCallAnswer(
  { path, answer, format }: AnyCall,
  bytes: AnswerBytes,
): Outcome<unknown> {
  const { text, html, json, tooLarge } = parseBody(bytes);
  if (html) {
    // An HTML page in place of data comes from a captive portal.
    return toFailedOutcome({ kind: 'network' });
  }
  if (tooLarge) {
    return toFailedOutcome({ kind: 'schema', issue: `${path}: the answer is too large` });
  }
  const noValue = text.trim() === '' ? undefined : unreadable;
  const value = json === null ? noValue : json.value;
  const result = v.safeParse(answer, format === 'text' ? text : value);
  if (result.success) {
    return { ok: true, answer: result.output };
  }
  const [issue] = result.issues;
  return toFailedOutcome({
    kind: 'schema',
    issue: `${path} ${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  });
}

export function toFailedOutcome(failure: Failure): Outcome<never> {
  return { ok: false, failure };
}
