import type { CallTable, Client, ClientOf } from '@nevisa/api';
import type { AuthEvent } from '@nevisa/machines';
import { createObservable } from '../../../shared/observable.ts';
import { type AuthFacts, guestFacts } from './authFacts.ts';
import type { ChangePassword, RunningAuth } from './startAuth.ts';

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
  /** The client of a part of the contract that a page loads later. @throws Error before the machine is loaded. */
  createPartClient: <const Calls extends CallTable>(calls: Calls) => ClientOf<Calls>;
  /** The client for calls of a guest; rejects when its code cannot be loaded. */
  ready: () => Promise<Client>;
  /** Changes the password; resolves once the new token is stored. */
  changePassword: ChangePassword;
  stop: () => void;
}

interface AuthStoreOptions {
  hasToken: boolean;
  load: () => Promise<RunningAuth>;
  /** Removes the token where the machine cannot, because its code could not be loaded. */
  forgetToken: () => void;
}

/**
 * A guest reads the sign-in page without the machine and the client. Their code
 * is loaded at start when a token is saved, when the user enters the form, or
 * with the first event. Events sent while the code is loading are delivered after it.
 */
export function createAuthStore({
  hasToken: hadToken,
  load,
  forgetToken,
}: AuthStoreOptions): AuthStore {
  let hasToken = hadToken;
  const facts = createObservable<AuthFacts>({ ...guestFacts, starting: hasToken });
  const waiting: AuthEvent[] = [];
  // The waiting events come first: facts without them would show a form that is not busy for a moment.
  const code = createLoader(load, (running) => {
    for (const event of waiting.splice(0)) {
      running.send(event);
    }
    running.watch(facts.write);
  });

  const send = (event: AuthEvent) => {
    const running = code.loaded();
    if (running !== null) {
      running.send(event);
      return;
    }
    if (event.type === 'signOut.requested') {
      hasToken = false;
      forgetToken();
      facts.write({ ...guestFacts, left: true });
      return;
    }
    waiting.push(event);
    // The load that the first event began delivers the others too.
    if (waiting.length > 1) {
      return;
    }
    const before = facts.read();
    facts.write({
      ...before,
      ...(hasToken ? { starting: true, unreachable: false } : { busy: true }),
    });
    code.load().catch(() => {
      waiting.length = 0;
      facts.write({ ...before, failure: { kind: 'network' } });
    });
  };

  if (hasToken) {
    code
      .load()
      .catch(() => facts.write({ ...guestFacts, unreachable: true, failure: { kind: 'network' } }));
  }

  return {
    facts: facts.read,
    subscribe: facts.subscribe,
    send,
    prepare() {
      code.load().catch(() => undefined);
    },
    ready: async () => (await code.load()).client,
    changePassword: (payload) => requireLoaded(code.loaded()).changePassword(payload),
    client: () => requireLoaded(code.loaded()).client,
    createPartClient: (calls) => requireLoaded(code.loaded()).createPartClient(calls),
    stop: () => code.loaded()?.stop(),
  };
}

function requireLoaded(running: RunningAuth | null): RunningAuth {
  if (running === null) {
    throw new Error('The client is not loaded yet; wait for a user.');
  }
  return running;
}

/** Loads something once; a failed load can be repeated. */
function createLoader<Loaded>(load: () => Promise<Loaded>, onLoad: (loaded: Loaded) => void) {
  let result: Loaded | null = null;
  let loading: Promise<Loaded> | null = null;
  return {
    loaded: () => result,
    load() {
      loading ??= load().then(
        (loaded) => {
          result = loaded;
          onLoad(loaded);
          return loaded;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}
