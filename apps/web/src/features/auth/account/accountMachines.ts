import type { Client } from '@nevisa/api';
import type { Id, Outcome } from '@nevisa/api/types';
import {
  type CodeProof,
  type CodeRecipient,
  type NewAccount,
  otpMachine,
  registerMachine,
  resetPasswordMachine,
} from '@nevisa/machines';
import { fromPromise } from 'xstate';
import type { AuthStore } from '../authSession/authStore.ts';
import { toSignUpCall } from './signUpPayload.ts';

/** The registration with its real calls. */
export function provideRegister(
  auth: AuthStore,
  { referrer, signUpSocially }: { referrer: string | null; signUpSocially: () => void },
) {
  return registerMachine.provide({
    actors: {
      signUp: fromPromise<Outcome<CodeRecipient>, NewAccount>(async ({ input, signal }) => {
        const client = await auth.ready();
        const call = toSignUpCall(input, referrer);
        return toRecipient(
          call.name === 'signUpByPhone'
            ? await client.signUpByPhone(call.payload, { signal })
            : await client.signUpByEmail(call.payload, { signal }),
          input.contact.type,
        );
      }),
    },
    actions: { signUpSocially },
  });
}

/** The verification of a new account with its real calls. */
export function provideVerifySignUp(auth: AuthStore) {
  return provideOtp(auth, (client, { id, otp }, signal) =>
    client.verifySignUp({ id, otp }, { signal }),
  );
}

/** The way back to a forgotten password with its real calls. */
export function provideResetPassword(auth: AuthStore) {
  return resetPasswordMachine.provide({
    actors: {
      requestCode: fromPromise<Outcome<CodeRecipient>, NewAccount['contact']>(
        async ({ input: { type, value }, signal }) => {
          const client = await auth.ready();
          const payload = type === 'phone' ? { phone: value } : { email: value };
          return toRecipient(await client.forgotPassword(payload, { signal }), type);
        },
      ),
      otp: provideOtp(auth, (client, { id, otp, newPassword }, signal) =>
        client.changeForgottenPassword(
          {
            id,
            otp,
            password: newPassword?.password ?? '',
            password_confirmation: newPassword?.confirmation ?? '',
          },
          { signal },
        ),
      ),
    },
  });
}

function provideOtp(
  auth: AuthStore,
  verify: (
    client: Client,
    proof: CodeProof & { id: Id },
    signal: AbortSignal,
  ) => Promise<Outcome<void>>,
) {
  return otpMachine.provide({
    actors: {
      verifyCode: fromPromise<Outcome<void>, CodeProof & { id: Id }>(async ({ input, signal }) =>
        verify(await auth.ready(), input, signal),
      ),
      // The path follows the way that the first code went.
      resendCode: fromPromise<Outcome<void>, CodeRecipient>(
        async ({ input: { id, type }, signal }) => {
          const client = await auth.ready();
          return type === 'phone'
            ? client.resendCodeByPhone({ id }, { signal })
            : client.resendCodeByEmail({ id }, { signal });
        },
      ),
    },
  });
}

function toRecipient(
  outcome: Outcome<{ id: Id }>,
  type: CodeRecipient['type'],
): Outcome<CodeRecipient> {
  return outcome.ok ? { ok: true, answer: { id: outcome.answer.id, type } } : outcome;
}
