/**
 * Runs work once the browser is idle, at once where it cannot say so (Safari). Returns the function
 * that gives it up.
 *
 * @param longest after how many ms the work runs in a browser that is never idle; for ever without it
 */
export function runWhenIdle(work: () => void, longest?: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    work();
    return () => undefined;
  }
  const handle = requestIdleCallback(work, longest === undefined ? {} : { timeout: longest });
  return () => cancelIdleCallback(handle);
}
