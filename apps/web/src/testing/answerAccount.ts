import { onTestFinished, vi } from 'vitest';
import { tokenKey } from '../shared/storage/tokenStore.ts';

/** The host of a test whose calls are answered by `answerAccount`. */
export const testHost = 'https://api.nevisa.test';

/** Stores a token whose account is this one until the end of the test; other calls fail. */
export function answerAccount(account: object): void {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const isAccount = address === `${testHost}/account/retrieve`;
    return Promise.resolve(isAccount ? Response.json(account) : new Response('', { status: 500 }));
  });
  localStorage.setItem(tokenKey, 'token-of-a-test');
  onTestFinished(() => {
    fetched.mockRestore();
    localStorage.clear();
  });
}
