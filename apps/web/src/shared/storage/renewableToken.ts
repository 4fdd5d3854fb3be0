import type { BrowserStorage } from './browserStorage.ts';
import { createTokenChain } from './tokenChain.ts';
import type { TokenStore } from './tokenStore.ts';

/** The token of a session: a change of the password brings another one for the same person. */
export interface RenewableToken extends Omit<TokenStore, 'watch'> {
  /**
   * Stores the token that the same person has from now on; the other tabs go on with it.
   * Does nothing when `before` is no longer the token of this browser.
   */
  replace(before: string, after: string): void;
  /** The token that has replaced this one for the same person; null when there is none. */
  findNewer(token: string): string | null;
  /** Calls when the token is another than this tab's own. Returns how to stop. */
  watch(listener: (change: TokenChange) => void): () => void;
}

/**
 * What happened to the token in another tab: `removed`, also by clearing everything, `replaced` by
 * that of another sign-in, or `renewed` for the same person.
 */
export type TokenChange = 'removed' | 'replaced' | 'renewed';

/** Follows the changes of a stored token. */
export function createRenewableToken(storage: BrowserStorage, tokens: TokenStore): RenewableToken {
  const chain = createTokenChain(storage);
  const findNewer = (token: string) => {
    const newest = tokens.read();
    return newest !== null && chain.connects(token, newest) ? newest : null;
  };
  return {
    ...tokens,
    readOwn() {
      const own = tokens.readOwn();
      return own === null ? null : (findNewer(own) ?? own);
    },
    replace(before, after) {
      if (tokens.read() === before) {
        chain.extend(before, after);
        tokens.store(after);
      }
    },
    findNewer,
    watch: (listener) =>
      tokens.watch((before, after) => {
        const renewed = before !== null && after !== null && chain.connects(before, after);
        listener(after === null ? 'removed' : renewed ? 'renewed' : 'replaced');
      }),
  };
}
