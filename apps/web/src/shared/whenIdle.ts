/** Runs work once the browser is idle, at once where it cannot say so (Safari). Returns the function that gives it up. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    work();
    return () => undefined;
  }
  const handle = requestIdleCallback(work);
  return () => {
    cancelIdleCallback(handle);
  };
}
