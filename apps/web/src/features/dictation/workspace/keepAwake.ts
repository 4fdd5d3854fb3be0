/**
 * Keeps the screen on. The browser lets go whenever the page is hidden,
 * so it is asked again when the page is seen.
 *
 * @returns how to stop. A browser that cannot or will not is no fault.
 */
export function keepAwake(): () => void {
  const ending = new AbortController();
  let held: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (document.visibilityState !== 'visible' || (held !== null && !held.released)) {
      return;
    }
    const asked = (await wakeLock?.request('screen')) ?? null;
    if (ending.signal.aborted) {
      await asked?.release();
    } else {
      held = asked;
    }
  }

  const tryToAsk = () => {
    ask().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', tryToAsk, { signal: ending.signal });
  tryToAsk();
  return () => {
    ending.abort();
    held?.release().catch(() => undefined);
  };
}
