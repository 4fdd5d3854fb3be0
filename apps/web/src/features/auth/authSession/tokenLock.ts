/** Held by the tab whose person changes the password, until the new token is stored. */
const lockName = 'nevisa.token';

const ended: ReadonlySet<string> = new Set(['TimeoutError', 'AbortError']);

/** How long a refused call waits for a change of the password in another tab, in ms. */
const patience = 10_000;

/**
 * Runs a task while it holds the lock of the token: `exclusive` for a change of the token,
 * `shared` for a call that was refused and wants to know whether the token has changed. A
 * shared task runs without the lock after ten seconds, and at once without Web Locks.
 */
export async function withTokenLock<Result>(
  mode: 'exclusive' | 'shared',
  task: () => Result | Promise<Result>,
): Promise<Result> {
  // Missing without a secure connection.
  const { locks }: { locks?: LockManager } = navigator;
  if (locks === undefined) {
    return task();
  }
  try {
    return await locks.request(
      lockName,
      { mode, ...(mode === 'shared' && { signal: AbortSignal.timeout(patience) }) },
      async () => task(),
    );
  } catch (error) {
    // Chrome before 124 calls the end of the time an abort.
    if (error instanceof DOMException && ended.has(error.name)) {
      return task();
    }
    throw error;
  }
}
