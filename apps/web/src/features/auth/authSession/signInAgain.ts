import { isSameId } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { type AuthPorts, readUserToken } from './authActor.ts';

/** Knows the token with which the person of this tab has signed in again, in another tab (S07). */
export interface SignInAgain {
  /** Notes whose token this tab sends. */
  follow: (user: User | null) => void;
  /** The newer token; null for a token that was not sent for this person (A04). */
  findToken: (sentToken: string) => string | null;
}

export function createSignInAgain(ports: Pick<AuthPorts, 'tokens' | 'known'>): SignInAgain {
  const sent = new Set<string>();
  let present: User | null = null;
  return {
    follow(user) {
      if (!isSameId(user?.id, present?.id)) {
        sent.clear();
      }
      present = user;
      const token = ports.tokens.readOwn();
      if (user !== null && token !== null) {
        sent.add(token);
      }
    },
    findToken(sentToken) {
      const token = sent.has(sentToken) ? readUserToken(ports, present) : null;
      return token === sentToken ? null : token;
    },
  };
}
