/** Runs work while no other tab of the browser runs work of this name. A browser without locks runs it at once. */
export async function runInTabLock<Answer>(
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { locks } = navigator as { locks?: LockManager };
  return locks === undefined ? work() : await locks.request(name, work);
}

/**
 * Waits for a lock that only one tab of the browser has, and holds it. Several tabs may hold a
 * shared one while no tab has it alone. The browser gives it to the next tab when this page ends,
 * also by a crash. A browser without locks always grants it: then two tabs may send a part twice,
 * which the server takes once.
 *
 * @returns the release function
 */
export function waitForTabLock(
  name: string,
  onHeld: () => void,
  mode: LockMode = 'exclusive',
): () => void {
  const { locks } = navigator as { locks?: LockManager };
  const ending = new AbortController();
  const { signal } = ending;
  if (locks === undefined) {
    queueMicrotask(() => {
      if (!signal.aborted) {
        onHeld();
      }
    });
    return () => ending.abort();
  }
  const held = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  locks
    .request(name, { mode, signal }, () => {
      if (!signal.aborted) {
        onHeld();
      }
      return held;
    })
    .catch(() => undefined);
  return () => ending.abort();
}
