import type { HttpHandler } from 'msw';
import { answer, answerCaller } from './answer.ts';
import type { Backend } from '../backend.ts';

/** Sign-in, sign-up and password recovery. */
export function accountHandlers(backend: Backend): HttpHandler[] {
  return [
    answer(backend, 'login', (payload) => backend.login(payload)),
    answer(backend, 'verifyGoogleCredential', (payload) => backend.verifyGoogleCredential(payload)),
    answerCaller(backend, 'retrieveAccount', (caller) => backend.retrieveAccount(caller)),
    answer(backend, 'signUpByPhone', (payload) => backend.signUpByPhone(payload)),
    answer(backend, 'signUpByEmail', (payload) => backend.signUpByEmail(payload)),
    answer(backend, 'verifySignUp', (payload) => backend.verifySignUp(payload)),
    answer(backend, 'resendCodeByEmail', (payload) => backend.resendCodeByEmail(payload)),
    answer(backend, 'resendCodeByPhone', (payload) => backend.resendCodeByPhone(payload)),
    answer(backend, 'forgotPassword', (payload) => backend.forgotPassword(payload)),
    answer(backend, 'changeForgottenPassword', (payload) =>
      backend.changeForgottenPassword(payload),
    ),
  ];
}
