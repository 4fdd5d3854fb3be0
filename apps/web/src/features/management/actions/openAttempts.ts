import { isPermanent } from '@nevisa/api/failures';
import type { ActionAttempt, ActionOutcome } from '@nevisa/machines';

/**
 * The attempts whose answer is not known. A question that is closed after a lost answer, and asked
 * again with the same content, is the same attempt, so that minutes are granted once.
 */
export interface OpenAttempts {
  carryOut: (
    attempt: ActionAttempt,
    call: (attempt: ActionAttempt) => Promise<ActionOutcome>,
  ) => Promise<ActionOutcome>;
}

/** Creates the attempts of a user: a kept member of the user scope. */
export function createOpenAttempts(): OpenAttempts {
  const ids = new Map<string, string>();
  return {
    async carryOut(attempt, call) {
      const content = describeContent(attempt);
      const attemptId = ids.get(content) ?? attempt.attemptId;
      ids.set(content, attemptId);
      const outcome = await call({ ...attempt, attemptId });
      // A server that fails with a sentence may have done it before.
      if (outcome.ok || isPermanent(outcome.failure)) {
        ids.delete(content);
      }
      return outcome;
    },
  };
}

function describeContent({ action: { kind, target }, reason, details }: ActionAttempt): string {
  return JSON.stringify([kind, String(target.id), reason, details]);
}
