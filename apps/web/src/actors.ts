import { type Client, type Outcome } from '@nevisa/api';
import { authMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { SocialSignIn } from './social/socialSignIn.ts';
import type { TokenStore } from './storage/tokenStore.ts';

/** Where machines meet the server: the only file that knows both. */

export type Session = ActorRefFrom<typeof authMachine>;

export interface SessionPorts {
  client: Client;
  tokens: TokenStore;
  social: SocialSignIn | null;
}

/** The one actor that knows who is signed in; made outside React, so that nothing starts it twice. */
export function createSession({ client, tokens, social }: SessionPorts): Session {
  const machine = authMachine.provide({
    actors: {
      retrieveAccount: fromPromise(({ signal }) => client.retrieveAccount(undefined, { signal })),
      signIn: fromPromise(({ input, signal }) => client.login(input, { signal })),
      signInSocially: fromPromise(async ({ input, signal }) => {
        const credential = await credentialFrom(social);
        return credential.ok
          ? client.verifyGoogleCredential(
              {
                credential: credential.answer,
                ...(input.invitationKey !== null && { invitation_key: input.invitationKey }),
              },
              { signal },
            )
          : credential;
      }),
      watchToken: fromCallback(({ sendBack }) =>
        tokens.watchRemoval(() => {
          sendBack({ type: 'token.removed' });
        }),
      ),
    },
    actions: {
      storeToken: (_, { token }) => {
        tokens.store(token);
      },
      removeToken: () => {
        tokens.remove();
      },
    },
  });
  return createActor(machine, { input: { hasToken: tokens.read() !== null } });
}

function credentialFrom(social: SocialSignIn | null): Promise<Outcome<string>> {
  return social?.getCredential() ?? Promise.resolve({ ok: false, failure: { kind: 'aborted' } });
}
