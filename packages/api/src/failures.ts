/** A failed call as a value, not an exception. Only this package reads status codes. */
export type Failure =
  /** No usable answer: offline, blocked, timed out, cut short, or another network's page (specification §8, R-230). */
  | { readonly kind: 'network' }
  /** The server said no. `texts` are its own sentences, ready to show; `retryAfter` in ms; `current` is what it holds instead of what was sent (409). */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly texts: readonly string[];
      readonly code: string | null;
      readonly retryAfter: number | null;
      readonly current?: unknown;
    }
  /** The server broke, or answered with something that is not for people. */
  | { readonly kind: 'server'; readonly status: number }
  /** A success whose content is not what the contract says; `issue` is for the log. */
  | { readonly kind: 'schema'; readonly issue: string }
  /** The browser did not let it happen, e.g. another house's window. */
  | { readonly kind: 'blocked' }
  /** The caller gave up. */
  | { readonly kind: 'aborted' };

export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: Failure };

/** The session is over: only this answer may sign a person out. */
export function isUnauthorized(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 401;
}

/** The server has not been reached, so a later try may succeed. */
export function isUnreachable(failure: Failure): boolean {
  return failure.kind === 'network' || failure.kind === 'aborted';
}

/** The server has refused the content, or the person, and will refuse it again: another try changes nothing. */
export function isPermanent(failure: Failure): boolean {
  return (
    failure.kind === 'refused' && failure.status < 500 && ![401, 408, 429].includes(failure.status)
  );
}
