import type { AuthStore } from '../auth/authSession/authStore.ts';

/** How long a page waits for the account, in ms. */
const longestWait = 10_000;

/** Loads the account again; resolves when it has come, or has not for ten seconds (T-4). */
export function refreshAccount(authStore: AuthStore): Promise<void> {
  const before = authStore.facts().user;
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(end);
      stop();
      resolve();
    };
    const end = setTimeout(settle, longestWait);
    const stop = authStore.subscribe(() => {
      if (authStore.facts().user !== before) {
        settle();
      }
    });
    authStore.send({ type: 'profile.changed' });
  });
}
