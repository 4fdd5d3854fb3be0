import type { TabEvent } from '@nevisa/machines';

/** One page of a browser listens at a time. */
const lockName = 'nevisa-live';

/** What this page has given back, while the browser has not taken it yet: it would stand in our own way. */
const leaving = new Set<Promise<unknown>>();

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
  const tell = (type: TabEvent['type']) => {
    if (!ended) {
      report({ type });
    }
  };

  async function ask(manager: LockManager): Promise<void> {
    await Promise.allSettled(leaving);
    const ways = takeOver ? { steal: true } : { ifAvailable: true };
    await manager.request(lockName, ways, (lock) => {
      tell(lock === null ? 'tab.taken' : 'tab.held');
      return lock === null || ended ? undefined : held;
    });
  }

  const asked =
    locks === undefined
      ? Promise.resolve().then(() => {
          tell('tab.held');
        })
      : ask(locks).catch(() => {
          tell('tab.stolen');
        });
  return () => {
    ended = true;
    giveBack();
    leaving.add(asked);
    void asked.finally(() => leaving.delete(asked));
  };
}
