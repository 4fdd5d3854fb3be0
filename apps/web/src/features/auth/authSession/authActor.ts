import { type Client, type Outcome } from '@nevisa/api';
import { authMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { log } from '../../../shared/log.ts';
import type { SocialSignIn } from '../social/socialSignIn.ts';
import type { RenewableToken } from '../../../shared/storage/renewableToken.ts';

/** Connects the auth machine to the server; `account/accountMachines.ts` connects the others. */

export type AuthActor = ActorRefFrom<typeof authMachine>;

export interface AuthPorts {
  client: Client;
  tokens: RenewableToken;
  social: SocialSignIn | null;
}

/** Creates the auth machine with its calls, its storage and its sign-in providers. */
export function createAuthActor({ client, tokens, social }: AuthPorts): AuthActor {
  const machine = authMachine.provide({
    actors: {
      retrieveAccount: fromPromise(({ signal }) => client.retrieveAccount(undefined, { signal })),
      signIn: fromPromise(({ input, signal }) => client.login(input, { signal })),
      signInSocially: fromPromise(async ({ input, signal }) => {
        const credential = await credentialFrom(social, signal);
        if (!credential.ok) {
          log('social sign-in failed', credential.failure);
        }
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
        tokens.watch((change) => {
          sendBack({ type: `token.${change}` });
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

function credentialFrom(
  social: SocialSignIn | null,
  signal: AbortSignal,
): Promise<Outcome<string>> {
  return (
    social?.getCredential(signal) ?? Promise.resolve({ ok: false, failure: { kind: 'aborted' } })
  );
}
