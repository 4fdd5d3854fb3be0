import type { Client } from '@nevisa/api';
import type { AuthEvent } from '@nevisa/machines';
import { type AuthFacts, guestFacts } from './authFacts.ts';
import type { RunningSession } from './startSession.ts';

/**
 * The session as the application holds it: facts that are there from the first
 * moment, and a machine behind them that comes when it is needed.
 */
export interface SessionStore {
  facts: () => AuthFacts;
  /** Returns how to stop listening. */
  subscribe: (listener: () => void) => () => void;
  send: (event: AuthEvent) => void;
  /** Brings the machine before it is needed, e.g. while a form is filled in. */
  prepare: () => void;
  /** @throws Error before anybody could be signed in. */
  client: () => Client;
  /** The client for calls of a guest; rejects when its code does not come. */
  ready: () => Promise<Client>;
  stop: () => void;
  /** Calls once when it stops: what was kept for a person must end with it. */
  whenStopped: (end: () => void) => void;
}

/**
 * A guest needs no machine and no client to read the sign-in page, so their
 * code is loaded when a token is saved, when the form is entered, or at the
 * latest with the first event. What is sent meanwhile is kept.
 */
export function createSessionStore({
  hasToken,
  load,
}: {
  hasToken: boolean;
  load: () => Promise<RunningSession>;
}): SessionStore {
  const listeners = new Set<() => void>();
  const endings = new Set<() => void>();
  let facts: AuthFacts = { ...guestFacts, starting: hasToken };
  let running: RunningSession | null = null;
  let loading: Promise<RunningSession> | null = null;

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
        throw new Error('There is no client before the session has begun; wait for a user.');
      }
      return running.client;
    },
    stop() {
      running?.stop();
      for (const end of endings) {
        end();
      }
      endings.clear();
    },
    whenStopped(end) {
      endings.add(end);
    },
  };
}
