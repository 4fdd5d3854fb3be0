import { logError } from '../shared/log.ts';

/** Logs the errors that no code handles, and chunks that are not loaded. Returns a function that ends it. */
export function watchErrors(target: EventTarget): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  target.addEventListener(
    'error',
    (event) => {
      // A failed image or script has no error.
      if ('error' in event && !isPostponedResize(event)) {
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

/** A browser that measures a box in its next frame says so in an event of this kind; nothing has failed. */
function isPostponedResize(event: Event): boolean {
  return 'message' in event && String(event.message).startsWith('ResizeObserver loop');
}
