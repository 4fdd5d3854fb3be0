import { type Client, isSameId, type Outcome } from '@nevisa/api';
import type { SignedInUser, User } from '@nevisa/api/types';
import { authMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { log } from '../../../shared/log.ts';
import type { SocialSignIn } from '../social/socialSignIn.ts';
import type { KnownAccount } from './knownAccount.ts';
import type { RepeatedQuestion } from './repeatedQuestion.ts';
import type { RenewableToken } from '../../../shared/storage/renewableToken.ts';

/** Connects the auth machine to the server; `account/accountMachines.ts` connects the others. */

export type AuthActor = ActorRefFrom<typeof authMachine>;

export interface AuthPorts {
  client: Client;
  tokens: RenewableToken;
  social: SocialSignIn | null;
  known: KnownAccount;
  /** Begins with an account that this device only recalled, and ends with any answer. */
  question: RepeatedQuestion;
}

/** Creates the auth machine with its calls, its storage and its sign-in providers. */
export function createAuthActor(ports: AuthPorts): AuthActor {
  const { client, tokens, social } = ports;
  const machine = authMachine.provide({
    actors: {
      openAccount: fromPromise(({ signal }) => openAccount(ports, signal)),
      retrieveAccount: fromPromise(async ({ signal }) => {
        const token = tokens.readOwn();
        const outcome = await retrieveAccount(ports, signal);
        // The watcher of the token reports the other sign-in; a 401 must not remove its token (A04).
        return isReplaced(tokens, token) ? { ok: false, failure: { kind: 'aborted' } } : outcome;
      }),
      signIn: fromPromise(async ({ input, signal }) =>
        rememberSignIn(ports, await client.login(input, { signal })),
      ),
      signInSocially: fromPromise(async ({ input, signal }) => {
        const credential = await toCredential(social, signal);
        if (!credential.ok) {
          log('social sign-in failed', credential.failure);
          return credential;
        }
        const payload = {
          credential: credential.answer,
          ...(input.invitationKey !== null && { invitation_key: input.invitationKey }),
        };
        return rememberSignIn(ports, await client.verifyGoogleCredential(payload, { signal }));
      }),
      watchToken: fromCallback(({ sendBack }) =>
        tokens.watch((change) => {
          const { user } = actor.getSnapshot().context;
          sendBack({ type: `token.${readUserToken(ports, user) === null ? change : 'renewed'}` });
        }),
      ),
    },
    actions: {
      storeToken: (_, { token }) => tokens.store(token),
      removeToken: () => tokens.remove(),
    },
  });
  const actor: AuthActor = createActor(machine, { input: { hasToken: tokens.read() !== null } });
  actor.subscribe(({ context: { user } }) => {
    if (user !== null) {
      rememberChange(ports, user);
    }
  });
  return actor;
}

/** A start without an answer shows the account as it was changed last. */
function rememberChange(ports: AuthPorts, user: User): void {
  const token = readUserToken(ports, user);
  if (token !== null) {
    ports.known.remember(token, user);
  }
}

/** The stored token, where this device knows it as the token of this user; null otherwise (A04). */
export function readUserToken(
  { tokens, known }: Pick<AuthPorts, 'tokens' | 'known'>,
  user: User | null,
): string | null {
  const token = tokens.read();
  return token !== null && isSameId(known.recall(token)?.id, user?.id) ? token : null;
}

function toCredential(social: SocialSignIn | null, signal: AbortSignal): Promise<Outcome<string>> {
  return (
    social?.getCredential(signal) ?? Promise.resolve({ ok: false, failure: { kind: 'aborted' } })
  );
}

/** Asks for the account of the stored token, and again where another tab has signed in meanwhile (A04). */
async function openAccount(ports: AuthPorts, signal: AbortSignal): Promise<Outcome<User>> {
  const token = ports.tokens.claim();
  const outcome = await retrieveAccount(ports, signal);
  if (isReplaced(ports.tokens, token) && !signal.aborted) {
    return openAccount(ports, signal);
  }
  return outcome.ok ? outcome : recallAccount(ports, outcome);
}

/** Whether another person has signed in, in another tab, since a call was sent with this token. */
function isReplaced(tokens: RenewableToken, sent: string | null): boolean {
  const token = tokens.read();
  return token !== null && token !== sent && (sent === null || tokens.findNewer(sent) === null);
}

async function retrieveAccount(
  { client, tokens, known, question }: AuthPorts,
  signal: AbortSignal,
): Promise<Outcome<User>> {
  const token = tokens.readOwn();
  const outcome = await client.retrieveAccount(undefined, { signal });
  if (outcome.ok || outcome.failure.kind === 'refused') {
    question.end();
  }
  if (outcome.ok && token !== null && token === tokens.read()) {
    known.remember(token, outcome.answer);
  }
  return outcome;
}

/** Without any answer the app opens for the account that this device knows; a refusal stays one. */
function recallAccount(
  { tokens, known, question }: AuthPorts,
  failed: Outcome<User> & { ok: false },
): Outcome<User> {
  const token = tokens.read();
  const user = token === null || failed.failure.kind !== 'network' ? null : known.recall(token);
  if (user === null) {
    return failed;
  }
  question.begin();
  return { ok: true, answer: user };
}

function rememberSignIn(
  { known }: AuthPorts,
  outcome: Outcome<SignedInUser>,
): Outcome<SignedInUser> {
  if (outcome.ok) {
    const { token, ...user } = outcome.answer;
    known.remember(token, user);
  }
  return outcome;
}
