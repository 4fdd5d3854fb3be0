import { isRefusedWith } from './isRefusedWith.ts';

export { isRateLimited } from './isRateLimited.ts';

/** A failed call as a value, not an exception. */
export type Failure =
  /** No usable answer: offline, timed out, truncated, or the page of a captive portal (specification §8, R-230). */
  | { readonly kind: 'network' }
  /** The server refused with a 4xx. `texts` are its sentences for the screen; `retryAfter` in ms; `current` is the server's version of the record, `details` its other fields (409); `fields` has the sentences of a 400 by the field that they are about. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly texts: readonly string[];
      readonly code: string | null;
      readonly retryAfter: number | null;
      readonly current?: unknown;
      readonly fields?: Readonly<Record<string, readonly string[]>>;
      readonly details?: Readonly<Record<string, unknown>>;
    }
  /** 5xx without texts for the screen. */
  | { readonly kind: 'server'; readonly status: number }
  /** A 2xx whose body violates the contract; `issue` is for the log. */
  | { readonly kind: 'schema'; readonly issue: string }
  /** Blocked by the browser, e.g. a pop-up. */
  | { readonly kind: 'blocked' }
  /** A sign-in provider has not answered in time. */
  | { readonly kind: 'unanswered' }
  /** Aborted by the caller. */
  | { readonly kind: 'aborted' };

export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: Failure };

/** The session is over: only this answer may sign a person out. */
export function isUnauthorized(failure: Failure): boolean {
  return isRefusedWith(401, failure);
}

/** The server has refused the call, and has done nothing of it (4xx). */
export function isRefused(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status < 500;
}

/** The credit of the person is not enough (402). */
export function isUnpaid(failure: Failure | null): boolean {
  return isRefusedWith(402, failure);
}

/** The right to a part of the server is missing, e.g. because it was taken away meanwhile. */
export function isForbidden(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 403 && failure.code === 'forbidden';
}

/** The server refuses the person (403), for any reason; `isForbidden` is the missing right alone. */
export function isDenied(failure: Failure | null): boolean {
  return isRefusedWith(403, failure);
}

/** The server has no such record, or no longer for this person (404). */
export function isNotFound(failure: Failure | null): boolean {
  return isRefusedWith(404, failure);
}

/** The state on the server is another than the call assumes (409). */
export function isConflict(failure: Failure | null): boolean {
  return isRefusedWith(409, failure);
}

/** The record has a newer revision than the one that the call names. */
export function isRevisionConflict(failure: Failure | null): boolean {
  return failure?.kind === 'refused' && failure.code === 'revision_conflict';
}

/** The server had the record and no longer keeps it (410). */
export function isGone(failure: Failure | null): boolean {
  return isRefusedWith(410, failure);
}

/** The server does not take so much at once (413). */
export function isTooLarge(failure: Failure | null): boolean {
  return isRefusedWith(413, failure);
}

/** The server does not take content of this format (415). */
export function isUnsupported(failure: Failure | null): boolean {
  return isRefusedWith(415, failure);
}

/** The server has no room for more (507). */
export function isStorageFull(failure: Failure | null): boolean {
  return isRefusedWith(507, failure) || (failure?.kind === 'server' && failure.status === 507);
}

/** The server has not been reached, so a later try may succeed. */
export function isUnreachable(failure: Failure): boolean {
  return failure.kind === 'network' || failure.kind === 'aborted';
}

/** The server has answered, and not as the contract says: it may answer the next call correctly. */
export function isServerFault(failure: Failure): boolean {
  return (
    failure.kind === 'server' ||
    failure.kind === 'schema' ||
    (failure.kind === 'refused' && failure.status >= 500)
  );
}

/** The server has refused the content, or the person, and will refuse it again: another try changes nothing. */
export function isPermanent(failure: Failure): boolean {
  return isRefused(failure) && ![401, 408, 429].some((status) => isRefusedWith(status, failure));
}
