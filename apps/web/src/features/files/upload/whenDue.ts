/** How much longer a hidden page waits before it asks for a conversion, in ms. */
const hiddenWait = 20_000;

interface DueParts {
  readonly isSignedIn: () => boolean;
  /** Reports each sign-in and sign-out. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/** Waits until the person is signed in, and longer while the page is hidden. */
export function createWhenDue({ isSignedIn, subscribe, page }: DueParts) {
  return async (signal: AbortSignal): Promise<void> => {
    if (page.visibilityState === 'hidden') {
      await waitFor(signal, (settle) => {
        const timer = setTimeout(settle, hiddenWait);
        page.addEventListener('visibilitychange', settle);
        return () => {
          clearTimeout(timer);
          page.removeEventListener('visibilitychange', settle);
        };
      });
    }
    while (!isSignedIn() && !signal.aborted) {
      await waitFor(signal, subscribe);
    }
  };
}

/** Waits for the first event, or for the abort. */
function waitFor(signal: AbortSignal, listen: (settle: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stop();
      signal.removeEventListener('abort', settle);
      resolve();
    };
    const stop = listen(settle);
    signal.addEventListener('abort', settle);
  });
}
