/** How long after an unanswered question the server is asked again, in ms. */
const askAgainAfter = 30_000;

/** The repeated question for an account that this device only recalled. */
export interface RepeatedQuestion {
  /** Asks every 30 s, and at once when the connection is back or the page is shown again. */
  begin: () => void;
  end: () => void;
}

export function createRepeatedQuestion(ask: () => void): RepeatedQuestion {
  let ending: AbortController | null = null;
  return {
    begin() {
      ending?.abort();
      ending = new AbortController();
      const { signal } = ending;
      const timer = setInterval(ask, askAgainAfter);
      signal.addEventListener('abort', () => clearInterval(timer));
      window.addEventListener('online', ask, { signal });
      document.addEventListener('visibilitychange', ask, { signal });
    },
    end: () => ending?.abort(),
  };
}
