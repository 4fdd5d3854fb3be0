import type { Client } from '@nevisa/api';
import type { AuthEvent } from '@nevisa/machines';
import { type AuthFacts, guestFacts } from './authFacts.ts';
import type { RunningAuth } from './startAuth.ts';

/**
 * The auth session: its facts are available from the first moment, its machine
 * is loaded when it is needed.
 */
export interface AuthStore {
  facts: () => AuthFacts;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  send: (event: AuthEvent) => void;
  /** Loads the machine before it is needed, e.g. while the user fills in a form. */
  prepare: () => void;
  /** @throws Error before the machine is loaded. */
  client: () => Client;
  /** The client for calls of a guest; rejects when its code cannot be loaded. */
  ready: () => Promise<Client>;
  stop: () => void;
}

/**
 * A guest reads the sign-in page without the machine and the client. Their code
 * is loaded at start when a token is saved, when the user enters the form, or
 * with the first event. Events sent while the code is loading are delivered after it.
 */
export function createAuthStore({
  hasToken,
  load,
}: {
  hasToken: boolean;
  load: () => Promise<RunningAuth>;
}): AuthStore {
  const listeners = new Set<() => void>();
  let facts: AuthFacts = { ...guestFacts, starting: hasToken };
  let running: RunningAuth | null = null;
  let loading: Promise<RunningAuth> | null = null;

  const publish = (next: AuthFacts) => {
    facts = next;
    for (const listener of listeners) {
      listener();
    }
  };

  const ensure = () => {
    loading ??= load().then(
      (session) => {
        running = session;
        session.watch(publish);
        return session;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  const send = (event: AuthEvent) => {
    if (running !== null) {
      running.send(event);
      return;
    }
    const before = facts;
    publish({ ...before, ...(hasToken ? { starting: true, unreachable: false } : { busy: true }) });
    ensure().then(
      (session) => {
        session.send(event);
      },
      () => {
        publish({ ...before, failure: { kind: 'network' } });
      },
    );
  };

  if (hasToken) {
    ensure().catch(() => {
      publish({ ...guestFacts, unreachable: true, failure: { kind: 'network' } });
    });
  }

  return {
    facts: () => facts,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    send,
    prepare() {
      ensure().catch(() => undefined);
    },
    ready: async () => (await ensure()).client,
    client() {
      if (running === null) {
        throw new Error('The client is not loaded yet; wait for a user.');
      }
      return running.client;
    },
    stop() {
      running?.stop();
    },
  };
}
