import type { TabEvent } from '@nevisa/machines';

/** One page of a browser listens at a time. */
const lockName = 'nevisa-live';

/**
 * Asks the browser for the one place at which a page may listen. The browser
 * gives it back by itself when a page goes, also by a crash (S08).
 *
 * @returns how to give it back. Where the browser knows no locks, it is always had.
 */
export function holdTab(takeOver: boolean, report: (event: TabEvent) => void): () => void {
  const { locks } = navigator as { locks?: LockManager };
  let ended = false;
  let giveBack: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  if (locks === undefined) {
    queueMicrotask(() => {
      report({ type: 'tab.held' });
    });
  } else {
    const ways = takeOver ? { steal: true } : { ifAvailable: true };
    locks
      .request(lockName, ways, (lock) => {
        if (ended) {
          return undefined;
        }
        report({ type: lock === null ? 'tab.taken' : 'tab.held' });
        return lock === null ? undefined : held;
      })
      .catch(() => {
        if (!ended) {
          report({ type: 'tab.stolen' });
        }
      });
  }
  return () => {
    ended = true;
    giveBack();
  };
}
