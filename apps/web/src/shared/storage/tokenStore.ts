import { isToken } from '@nevisa/api';
import type { BrowserStorage } from './browserStorage.ts';

/** The name that the specification gives (§9, R-012). */
export const tokenKey = 'accessToken';

/** The store of the token; an interface, so that a cookie could replace it. */
export interface TokenStore {
  read(): string | null;
  store(token: string): void;
  remove(): void;
  /**
   * Calls when the token is another than this tab's own: with `null` when it
   * was removed, also by clearing everything. Returns how to stop.
   */
  watch(listener: (token: string | null) => void): () => void;
}

/** Stores the token as the specification requires: a raw string in local storage. */
export function createTokenStore(storage: BrowserStorage): TokenStore {
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
    store(token) {
      current = token;
      storage.write(tokenKey, token);
    },
    remove() {
      current = null;
      storage.remove(tokenKey);
    },
    watch(listener) {
      return storage.watch((key) => {
        if (key !== null && key !== tokenKey) {
          return;
        }
        const token = store.read();
        if (token !== current) {
          current = token;
          listener(token);
        }
      });
    },
  };
  return store;
}
