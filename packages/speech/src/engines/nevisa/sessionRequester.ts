import type { Client } from '@nevisa/api';
import type { Failure } from '@nevisa/api/types';
import type { SessionTicket } from '../../worker/transport.ts';

/** Address of a WebSocket with its session, or why there is none. */
export type SessionOutcome =
  | { readonly ok: true; readonly address: string; readonly session: SessionTicket }
  | Extract<Awaited<ReturnType<Client['createLiveSession']>>, { ok: false }>;

/** Who receives the reason when no session is available. */
export type Requester = 'page' | 'worker';

export type SessionEvent =
  | { type: 'session.created'; address: string; session: SessionTicket }
  | { type: 'session.refused'; by: Requester; failure: Failure };

/** Returns a function that requests a session. A new request aborts the former one. */
export function createSessionRequester(
  requestSession: (takeOver: boolean, signal: AbortSignal) => Promise<SessionOutcome>,
  signal: AbortSignal,
  dispatch: (event: SessionEvent) => void,
) {
  let attempt = new AbortController();
  return async ({ by, takeOver }: { by: Requester; takeOver: boolean }): Promise<void> => {
    attempt.abort();
    attempt = new AbortController();
    const current = AbortSignal.any([signal, attempt.signal]);
    const outcome = await requestSession(takeOver, current).catch((): null => null);
    if (current.aborted) {
      return;
    }
    if (outcome?.ok === true) {
      const { address, session } = outcome;
      dispatch({ type: 'session.created', address, session });
    } else {
      const failure = outcome?.failure ?? { kind: 'network' };
      dispatch({ type: 'session.refused', by, failure });
    }
  };
}
