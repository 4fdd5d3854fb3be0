import { type Client, type Outcome } from '@nevisa/api';
import { authMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { SocialSignIn } from '../social/socialSignIn.ts';
import type { TokenStore } from '../../../shared/storage/tokenStore.ts';

/** Where the session's machine meets the server; `account/accountMachines.ts` does it for the others. */

export type AuthActor = ActorRefFrom<typeof authMachine>;

export interface AuthPorts {
  client: Client;
  tokens: TokenStore;
  social: SocialSignIn | null;
}

/** The session's machine with its real calls, storage and ways to sign in. */
export function createAuthActor({ client, tokens, social }: AuthPorts): AuthActor {
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
        tokens.watch((token) => {
          sendBack({ type: token === null ? 'token.removed' : 'token.replaced' });
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
