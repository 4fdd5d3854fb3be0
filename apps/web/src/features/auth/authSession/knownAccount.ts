import { userSchema } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import * as v from 'valibot';
import {
  readPersonalEntry,
  type PersonalStorage,
} from '../../../shared/storage/personalStorage.ts';
import { computeFingerprint } from '../../../shared/storage/tokenChain.ts';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';

const name = 'account';

/** The account of the last answer, for a start while nothing answers. It leaves this browser with its user. */
export interface KnownAccount {
  /** Stores the account that a call with this token was answered with. */
  remember: (token: string, user: User) => void;
  /** The account of this token; null when another one, or none, was stored. */
  recall: (token: string) => User | null;
}

export interface KnownAccountParts {
  storage: BrowserStorage;
  personal: Pick<PersonalStorage, 'of' | 'open'>;
}

const entrySchema = v.object({ token: v.number(), user: userSchema });

export function createKnownAccount({ storage, personal }: KnownAccountParts): KnownAccount {
  return {
    remember(token, user) {
      const stored = JSON.stringify({ token: computeFingerprint(token), user });
      personal.open(String(user.id));
      const values = personal.of(String(user.id));
      if (values.read(name) !== stored) {
        values.write(name, stored);
      }
    },
    recall(token) {
      const value = readPersonalEntry(storage)?.values[name];
      const { success, output } = v.safeParse(entrySchema, parseJson(value));
      // Another tab may have signed in as another person meanwhile (A04).
      return success && output.token === computeFingerprint(token) ? output.user : null;
    },
  };
}

function parseJson(value: unknown): unknown {
  try {
    return JSON.parse(typeof value === 'string' ? value : 'null');
  } catch {
    return null;
  }
}
