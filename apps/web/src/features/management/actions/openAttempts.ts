import { isPermanent } from '@nevisa/api/failures';
import type { ActionAttempt, ActionOutcome } from '@nevisa/machines';
import * as v from 'valibot';
import type { MemberScope } from '../../../app/userScope.ts';
import {
  type BrowserStorage,
  createBrowserStorage,
} from '../../../shared/storage/browserStorage.ts';
import { attemptsKey } from '../../../shared/storage/tabKeys.ts';
import { computeFingerprint } from '../../../shared/storage/tokenChain.ts';

/**
 * The attempts whose answer is not known. A question that is closed after a lost answer, and asked
 * again with the same content, is the same attempt, also after a reload, so that minutes are granted
 * once.
 */
export interface OpenAttempts {
  carryOut: (
    attempt: ActionAttempt,
    call: (attempt: ActionAttempt) => Promise<ActionOutcome>,
  ) => Promise<ActionOutcome>;
}

/**
 * Creates the attempts of a user: a kept member of the user scope. The storage of the tab has them
 * until the person signs out, which removes the entry whether or not they were created.
 */
export function createOpenAttempts(
  _: unknown,
  { userId }: Pick<MemberScope, 'userId'>,
  storage: BrowserStorage = createBrowserStorage('session'),
): OpenAttempts {
  const read = () => {
    const stored = parse(storage.read(attemptsKey));
    return stored?.userId === userId ? stored.ids : null;
  };
  const ids = new Map(read());
  const store = () =>
    storage.write(attemptsKey, JSON.stringify({ userId, ids: [...ids].slice(-longest) }));
  return {
    async carryOut(attempt, call) {
      const content = describeContent(attempt);
      const attemptId = ids.get(content) ?? attempt.attemptId;
      ids.set(content, attemptId);
      store();
      const outcome = await call({ ...attempt, attemptId });
      // A server that fails with a sentence may have done it before.
      if (outcome.ok || isPermanent(outcome.failure)) {
        ids.delete(content);
        // The answer may come after the sign-out.
        if (read() !== null) {
          store();
        }
      }
      return outcome;
    },
  };
}

/** The most attempts that are stored. */
const longest = 20;

/** The action, its target and a sum of the rest, without a text of a person. */
function describeContent({ action: { kind, target }, reason, details }: ActionAttempt): string {
  const content = computeFingerprint(JSON.stringify([reason, details]));
  return JSON.stringify([kind, String(target.id), content]);
}

const storedSchema = v.object({
  userId: v.string(),
  ids: v.array(v.tuple([v.string(), v.string()])),
});

function parse(text: string | null): v.InferOutput<typeof storedSchema> | null {
  try {
    const read = v.safeParse(storedSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
