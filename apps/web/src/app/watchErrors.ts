import { logError } from '../shared/log.ts';

/** Logs the errors that no code handles, and chunks that are not loaded. Returns a function that ends it. */
export function watchErrors(target: EventTarget): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  target.addEventListener(
    'error',
    (event) => {
      // A failed image or script has no error, nor has a box that is measured in the next frame.
      if ('error' in event && event.error) {
        logError('script', event.error);
      }
    },
    { signal },
  );
  target.addEventListener(
    'unhandledrejection',
    (event) => logError('promise', 'reason' in event ? event.reason : null),
    { signal },
  );
  // Vite reports each failed import; `late` retries it once.
  target.addEventListener(
    'vite:preloadError',
    (event) => logError('chunk', 'payload' in event ? event.payload : null),
    { signal },
  );
  return () => ending.abort();
}
