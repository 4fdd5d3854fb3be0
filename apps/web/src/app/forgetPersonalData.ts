import type { AuthFacts } from '../features/auth/authSession/authFacts.ts';
import type { WritingMemory } from '../features/settings/writing/writingMemory.ts';
import type { BrowserStorage } from '../shared/storage/browserStorage.ts';
import type { PersonalStorage } from '../shared/storage/personalStorage.ts';
import { attemptsKey } from '../shared/storage/tabKeys.ts';

export interface PersonalDataPorts {
  auth: { facts: () => AuthFacts; subscribe: (listener: () => void) => () => void };
  writingMemory: Pick<WritingMemory, 'forget' | 'hold' | 'open'>;
  personal: Pick<PersonalStorage, 'open' | 'forget' | 'hold'>;
  /** The storage that ends with the tab. */
  tab: Pick<BrowserStorage, 'remove'>;
  /** Whether a user is signed in in any tab of this browser. */
  hasToken: () => boolean;
}

/**
 * Removes the readable personal entries of this browser (own words, ready texts, saved views) whenever
 * no user is signed in, on any page, whether or not their screen was opened. After an
 * expired session this tab holds the changes that are not saved yet, for the next sign-in. A
 * sign-out also removes the actions of administration that are not answered.
 */
export function forgetPersonalData({
  auth,
  writingMemory,
  personal,
  tab,
  hasToken,
}: PersonalDataPorts): void {
  const follow = () => {
    const { starting, unreachable, user, expired, left } = auth.facts();
    if (user !== null) {
      personal.open(String(user.id));
      writingMemory.open(String(user.id));
    }
    if (left) {
      tab.remove(attemptsKey);
    }
    if (starting || unreachable || user !== null || hasToken()) {
      return;
    }
    if (expired) {
      writingMemory.hold();
      personal.hold();
    } else {
      writingMemory.forget();
      personal.forget();
    }
  };
  auth.subscribe(follow);
  follow();
}
