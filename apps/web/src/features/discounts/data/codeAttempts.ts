import { isPermanent } from '@nevisa/api/failures';
import type { Outcome } from '@nevisa/api/types';
import * as v from 'valibot';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';

/**
 * The request for one new code whose answer is not known, on this device. The same terms are the
 * same request, so that a code is made once; other terms are another request, because the
 * server answers a repeated one with the code that it has made first.
 */
export interface CodeAttempts {
  make: <Answer>(
    terms: unknown,
    call: (clientId: string) => Promise<Outcome<Answer>>,
  ) => Promise<Outcome<Answer>>;
}

/** @param storage the values of the person, which leave this browser with them */
export function createCodeAttempts(
  storage: BrowserStorage,
  newId: () => string = () => crypto.randomUUID(),
): CodeAttempts {
  // A device may have no room for it.
  let last = parse(storage.read(name));
  return {
    async make(terms, call) {
      const content = JSON.stringify(terms);
      const clientId = last?.content === content ? last.clientId : newId();
      last = { content, clientId };
      storage.write(name, JSON.stringify(last));
      const outcome = await call(clientId);
      if (outcome.ok || isPermanent(outcome.failure)) {
        last = null;
        if (parse(storage.read(name))?.clientId === clientId) {
          storage.remove(name);
        }
      }
      return outcome;
    },
  };
}

const name = 'nevisa.discountAttempt';

const attemptSchema = v.object({ content: v.string(), clientId: v.string() });

function parse(text: string | null): v.InferOutput<typeof attemptSchema> | null {
  try {
    const read = v.safeParse(attemptSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
