import { isToken } from '@nevisa/api';
import { lastActKey } from './lastAct.ts';
import type { BrowserStorage } from './browserStorage.ts';

/** The name that the specification gives (§9, R-012). */
export const tokenKey = 'accessToken';

/** Has the fingerprints of the last tokens of one person, the newest last. */
export const tokenChainKey = 'nevisa.tokenChain';

/** The store of the token; an interface, so that a cookie could replace it. */
export interface TokenStore {
  read(): string | null;
  /**
   * The token that this tab sends. Another person may have signed in in another tab, which this one
   * does not know yet (A04). Null when the browser has no token.
   */
  readOwn(): string | null;
  /** Reads the token, which is this tab's own from now on. */
  claim(): string | null;
  /** Stores the token of a sign-in. */
  store(token: string): void;
  remove(): void;
  /**
   * Calls with both tokens when the token is another than this tab's own, also when it has become
   * another one before. Returns how to stop.
   */
  watch(listener: (before: string | null, after: string | null) => void): () => void;
}

/**
 * Stores the token as the specification requires: a raw string in local storage.
 *
 * @param tellKept called with whether a later page will have the present token, too (S02)
 */
export function createTokenStore(
  storage: BrowserStorage,
  tellKept: (isKept: boolean) => void = () => undefined,
): TokenStore {
  let current = storage.read(tokenKey);
  const store: TokenStore = {
    read() {
      const token = storage.read(tokenKey);
      if (token === null || isToken(token)) {
        return token;
      }
      // A value that is invalid in a header is not a token: it would break every call.
      storage.remove(tokenKey);
      return null;
    },
    readOwn: () => (store.read() === null ? null : current),
    claim() {
      current = store.read();
      return current;
    },
    store(token) {
      current = token;
      storage.remove(lastActKey);
      tellKept(storage.write(tokenKey, token));
    },
    remove() {
      current = null;
      storage.remove(tokenKey);
      storage.remove(tokenChainKey);
      tellKept(true);
    },
    watch(listener) {
      const look = (key: string | null) => {
        if (key !== null && key !== tokenKey) {
          return;
        }
        const token = store.read();
        if (token !== current) {
          const before = current;
          current = token;
          listener(before, token);
        }
      };
      const stop = storage.watch(look);
      look(null);
      return stop;
    },
  };
  return store;
}
