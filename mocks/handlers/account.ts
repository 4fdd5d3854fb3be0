import type { HttpHandler } from 'msw';
import { answer, answerCaller } from './answer.ts';
import { createUploadedAvatarHandler } from './uploadedAvatar.ts';
import type { Backend } from '../backend.ts';

/** The calls that a rule answers from the caller and the payload alone. */
const own = [
  'updateProfile',
  'uploadAvatar',
  'removeAvatar',
  'changePassword',
  'addContact',
  'verifyContact',
  'deleteAccount',
] as const;

/** Sign-in, sign-up, password recovery, and what a person changes of their own account. */
export function createAccountHandlers(backend: Backend): HttpHandler[] {
  return [
    answer(backend, 'login', (payload) => backend.login(payload)),
    answer(backend, 'verifyGoogleCredential', (payload) => backend.verifyGoogleCredential(payload)),
    answerCaller(backend, 'retrieveAccount', (caller) => {
      backend.settleJobs(caller);
      return backend.retrieveAccount(caller);
    }),
    answer(backend, 'signUpByPhone', (payload) => backend.signUpByPhone(payload)),
    answer(backend, 'signUpByEmail', (payload) => backend.signUpByEmail(payload)),
    answer(backend, 'verifySignUp', (payload) => backend.verifySignUp(payload)),
    answer(backend, 'resendCodeByEmail', (payload) => backend.resendCodeByEmail(payload)),
    answer(backend, 'resendCodeByPhone', (payload) => backend.resendCodeByPhone(payload)),
    answer(backend, 'forgotPassword', (payload) => backend.forgotPassword(payload)),
    answer(backend, 'changeForgottenPassword', (payload) =>
      backend.changeForgottenPassword(payload),
    ),
    ...own.map((name) =>
      answerCaller(backend, name, (caller, payload) =>
        (backend[name] as (caller: unknown, payload: unknown) => unknown)(caller, payload),
      ),
    ),
    createUploadedAvatarHandler(backend),
  ];
}
