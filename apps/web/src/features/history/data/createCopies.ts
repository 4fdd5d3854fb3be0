import type { Client } from '@nevisa/api';
import type { Conversation, Outcome, SavedConversation } from '@nevisa/api/types';
import { duplicateText } from './historyCalls.ts';

/** The copies that a person makes of their texts. */
export interface Copies {
  /** Copies a text; a copy whose answer was lost is asked for again, and is made once. */
  make: (
    client: Pick<Client, 'createHistory' | 'retrieveHistory'>,
    row: Pick<Conversation, 'id' | 'revision'>,
    options: { nameCopy: (title: string) => string; now: number },
  ) => Promise<Outcome<SavedConversation>>;
}

export function createCopies(createId: () => string = () => crypto.randomUUID()): Copies {
  /** The ids of the copies that the server has not confirmed, by their text. */
  const begun = new Map<string, string>();
  return {
    async make(client, { id, revision }, options) {
      // Another revision is another copy.
      const key = `${String(id)} ${revision}`;
      const clientId = begun.get(key) ?? createId();
      begun.set(key, clientId);
      const outcome = await duplicateText(client, id, { ...options, clientId });
      if (outcome.ok) {
        begun.delete(key);
      }
      return outcome;
    },
  };
}
