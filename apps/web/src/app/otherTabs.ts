import { openChannel } from '../shared/openChannel.ts';
import { waitForTabLock } from '../shared/tabLock.ts';
import type { MemberScope, UserScope } from './userScope.ts';

interface Ports {
  /** The device of a story; null in the product. */
  dictationPorts: unknown;
  forgetUser: () => void;
  userScope: (userId: string) => UserScope<Ports>;
}

/** The other tabs of the browser that have objects of the user. */
export interface OtherTabs {
  /** Ends what runs for the user there, also the text in memory. Resolves when none of them writes any more. */
  end: () => Promise<void>;
  /** Ends once more what they have opened during the deletion: it would be refused its first write after a new sign-in. */
  tellDeleted: () => void;
}

/** How long a tab may take to end, in ms: the last sentence alone takes up to 6 s. A suspended tab never answers. */
const longestEnding = 10_000;

/**
 * A member of the user scope in every tab, from the first page of the user on. Each tab holds a shared lock until
 * its objects have ended, so that a tab that gets the lock alone knows that all others have.
 */
export function createOtherTabs(
  { dictationPorts, forgetUser, userScope }: Ports,
  { userId, end, onDispose }: MemberScope<Ports>,
): OtherTabs {
  // Each page of a story has a device of its own.
  if (dictationPorts !== null) {
    return { end: () => Promise.resolve(), tellDeleted: () => undefined };
  }
  const name = `nevisa.user.${userId}`;
  const release = waitForTabLock(name, () => undefined, 'shared');
  const channel = openChannel(name);
  let isOver = false;
  channel?.addEventListener('message', () => {
    void end().then(() => {
      // The open scope may be that of another user meanwhile.
      if (!isOver) {
        forgetUser();
        // This tab is signed in until its own sign-out: its pages may open objects again.
        userScope(userId).keep(createOtherTabs);
      }
    });
  });
  onDispose(() => {
    isOver = true;
    release();
    channel?.close();
  });
  return {
    async end() {
      release();
      channel?.postMessage('end');
      await waitUntilAlone(name);
    },
    tellDeleted() {
      if (!isOver) {
        channel?.postMessage('deleted');
      }
    },
  };
}

function waitUntilAlone(name: string): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      release();
      resolve();
    };
    const timer = setTimeout(finish, longestEnding);
    const release = waitForTabLock(name, finish);
  });
}
