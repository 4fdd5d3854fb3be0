import type { Id } from '@nevisa/api/types';
import { waitForTabLock } from '../../../shared/tabLock.ts';
import { watchVisibility } from '../../../shared/watchVisibility.ts';

const toLockName = (userId: Id) => `nevisa-seen.${userId}`;

/**
 * Tells the other tabs of the browser that this page is visible: it announces a ready text itself, so
 * that no notification of the system is needed.
 *
 * @returns the function that stops it
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
  const stop = watchVisibility(follow);
  return () => {
    stop();
    release();
  };
}

/** Whether a page of the user is visible in any tab; without locks the browser answers only for this one. */
export async function isSeen(userId: Id): Promise<boolean> {
  if (!document.hidden) {
    return true;
  }
  const { locks } = navigator as { locks?: LockManager };
  const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
  return held.some(({ name }) => name === toLockName(userId));
}
