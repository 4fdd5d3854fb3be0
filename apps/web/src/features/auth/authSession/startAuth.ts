import {
  type CallTable,
  type Client,
  type ClientOf,
  type ClientOptions,
  createClient,
  createPartClient,
  isForbidden,
  isUnauthorized,
  type Outcome,
} from '@nevisa/api';
import type { AuthEvent } from '@nevisa/machines';
import { createLargeAnswers } from '../../../shared/answers/largeAnswers.ts';
import { log } from '../../../shared/log.ts';
import type { SocialSignIn } from '../social/socialSignIn.ts';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';
import type { PersonalStorage } from '../../../shared/storage/personalStorage.ts';
import {
  createRenewableToken,
  type RenewableToken,
} from '../../../shared/storage/renewableToken.ts';
import type { TokenStore } from '../../../shared/storage/tokenStore.ts';
import { withTokenLock } from './tokenLock.ts';
import { type AuthActor, createAuthActor } from './authActor.ts';
import { createSignInAgain } from './signInAgain.ts';
import { createRepeatedQuestion } from './repeatedQuestion.ts';
import { createKnownAccount } from './knownAccount.ts';
import type { AuthFacts } from './authFacts.ts';

export type ChangePassword = (
  payload: Parameters<Client['changePassword']>[0],
) => Promise<Outcome<void>>;

/** The running auth machine and its client. */
export interface RunningAuth {
  client: Client;
  /** A client of the same session for a part of the contract that a page loads later. */
  createPartClient: <const Calls extends CallTable>(calls: Calls) => ClientOf<Calls>;
  /** Changes the password; resolves once the new token is stored. */
  changePassword: ChangePassword;
  send: (event: AuthEvent) => void;
  /** Reports the facts at once and after every change. */
  watch: (listener: (facts: AuthFacts) => void) => void;
  stop: () => void;
}

export interface AuthOptions {
  /** The backend's address without a slash at its end. */
  apiHost: string;
  /** Where the tokens are stored. */
  storage: BrowserStorage;
  tokens: TokenStore;
  /** Where the account is stored for a start without an answer. */
  personal: Pick<PersonalStorage, 'of' | 'open'>;
  social: SocialSignIn | null;
}

/** Starts the auth machine, outside of React so that it starts once. */
export function startAuth(authOptions: AuthOptions): RunningAuth {
  const { apiHost, storage, tokens: stored, social } = authOptions;
  const tokens = createRenewableToken(storage, stored);
  const known = createKnownAccount(authOptions);
  const again = createSignInAgain({ tokens, known });
  const options: ClientOptions = {
    host: apiHost,
    readToken: () => tokens.readOwn(),
    // The change itself holds the lock; it has no newer token to wait for.
    findNewerToken: async (sentToken, call) =>
      call === 'changePassword'
        ? null
        : ((await withTokenLock('shared', () => tokens.findNewer(sentToken))) ??
          again.findToken(sentToken)),
    largeAnswers: createLargeAnswers(),
    onFailure: (failure, call, sentToken) => {
      log(`${call} failed`, failure);
      // A late 401 of an earlier auth session must not end this one.
      if (isUnauthorized(failure) && sentToken !== null && sentToken === tokens.read()) {
        actor.send({ type: 'session.ended' });
      }
      // The rights of the account are others than the page believes (T-95).
      if (isForbidden(failure)) {
        actor.send({ type: 'profile.changed' });
      }
    },
  };
  const client = createClient(options);
  const question = createRepeatedQuestion(() => actor.send({ type: 'profile.changed' }));
  const actor = createAuthActor({
    client,
    tokens,
    social,
    known,
    question,
  });
  actor.subscribe(({ context: { user } }) => again.follow(user));
  actor.start();
  return {
    client,
    createPartClient: (calls) => createPartClient(calls, options),
    changePassword: createChangePassword(client, tokens),
    send: (event) => actor.send(event),
    watch(listener) {
      const tell = (snapshot: ReturnType<AuthActor['getSnapshot']>) =>
        listener(selectFacts(snapshot));
      tell(actor.getSnapshot());
      actor.subscribe(tell);
    },
    stop() {
      question.end();
      actor.stop();
    },
  };
}

function createChangePassword(client: Client, tokens: RenewableToken): ChangePassword {
  return (payload) =>
    withTokenLock('exclusive', async () => {
      const before = tokens.readOwn();
      const outcome = await client.changePassword(payload);
      if (!outcome.ok) {
        return outcome;
      }
      if (before !== null) {
        tokens.replace(before, outcome.answer.token);
      }
      return { ok: true, answer: undefined };
    });
}

function selectFacts(snapshot: ReturnType<AuthActor['getSnapshot']>): AuthFacts {
  return {
    starting: snapshot.hasTag('starting'),
    unreachable: snapshot.hasTag('unreachable'),
    user: snapshot.context.user,
    busy: snapshot.hasTag('busy'),
    waiting: snapshot.hasTag('waiting'),
    failure: snapshot.context.failure,
    expired: snapshot.context.ended === 'expired',
    left: snapshot.context.ended === 'left',
  };
}
