import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { createPersonalStorage } from '../../../shared/storage/personalStorage.ts';
import { createTokenStore } from '../../../shared/storage/tokenStore.ts';
import type { SocialSignIn } from '../social/socialSignIn.ts';
import type { AuthFacts } from './authFacts.ts';
import { startAuth } from './startAuth.ts';

/** Starts an auth session on a storage, and collects its facts; the test stops it. */
export function startSession(
  apiHost: string,
  storage: BrowserStorage,
  social: SocialSignIn | null = null,
) {
  const tokens = createTokenStore(storage);
  const personal = createPersonalStorage(storage);
  const running = startAuth({ apiHost, storage, tokens, personal, social });
  const seen: AuthFacts[] = [];
  running.watch((facts) => seen.push(facts));
  return { ...running, seen };
}
