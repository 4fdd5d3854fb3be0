/**
 * Keeps the screen on. The browser releases the lock of a hidden page, so it
 * is requested again when the page is visible. Does nothing in a browser without it.
 *
 * @returns the release function
 */
export function keepAwake(): () => void {
  const ending = new AbortController();
  let held: WakeLockSentinel | null = null;

  async function request(): Promise<void> {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (document.visibilityState !== 'visible' || (held !== null && !held.released)) {
      return;
    }
    const granted = (await wakeLock?.request('screen')) ?? null;
    if (ending.signal.aborted) {
      await granted?.release();
    } else {
      held = granted;
    }
  }

  const tryRequest = () => {
    request().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', tryRequest, { signal: ending.signal });
  tryRequest();
  return () => {
    ending.abort();
    held?.release().catch(() => undefined);
  };
}
