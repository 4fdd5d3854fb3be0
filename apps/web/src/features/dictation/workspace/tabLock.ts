import type { TabEvent } from '@nevisa/machines';

/** One tab of a browser records at a time. */
export const recordingLock = 'nevisa-live';

/** Locks that this page has released, while the browser still holds them. */
const releasing = new Set<Promise<unknown>>();

/**
 * Requests the lock of the recording tab. The browser releases it when the page
 * ends, also by a crash (S08). A browser without locks always grants it.
 *
 * @returns the release function
 */
export function holdTab(takeOver: boolean, report: (event: TabEvent) => void): () => void {
  const { locks } = navigator as { locks?: LockManager };
  let ended = false;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const tell = (type: TabEvent['type']) => {
    if (!ended) {
      report({ type });
    }
  };

  async function request(manager: LockManager): Promise<void> {
    await Promise.allSettled(releasing);
    const options = takeOver ? { steal: true } : { ifAvailable: true };
    await manager.request(recordingLock, options, (lock) => {
      tell(lock === null ? 'tab.taken' : 'tab.held');
      return lock === null || ended ? undefined : held;
    });
  }

  const requested =
    locks === undefined
      ? Promise.resolve().then(() => tell('tab.held'))
      : request(locks).catch(() => tell('tab.stolen'));
  return () => {
    ended = true;
    release();
    releasing.add(requested);
    void requested.finally(() => releasing.delete(requested));
  };
}
