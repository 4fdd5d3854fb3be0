import type { Id } from '@nevisa/api/types';
import { waitForTabLock } from '../../../shared/tabLock.ts';

const toLockName = (userId: Id) => `nevisa-seen.${userId}`;

/**
 * Lets the other tabs of the browser know while this page is seen, which says itself that a text is ready.
 *
 * @returns the end of it
 */
export function tellSeen(userId: Id): () => void {
  let release: () => void = () => undefined;
  const follow = () => {
    release();
    release = document.hidden
      ? () => undefined
      : waitForTabLock(toLockName(userId), () => undefined, 'shared');
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    release();
  };
}

/** Whether such a page of the user is seen in any tab of the browser. A browser without locks tells only of this one. */
export async function isSeen(userId: Id): Promise<boolean> {
  if (!document.hidden) {
    return true;
  }
  const { locks } = navigator as { locks?: LockManager };
  const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
  return held.some(({ name }) => name === toLockName(userId));
}
