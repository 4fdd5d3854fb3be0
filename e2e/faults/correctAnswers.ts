import type { CallName } from '@nevisa/api';
import { accounts } from '@nevisa/mocks/accounts';

const { reza, sara } = accounts;
// The answers name Reza, who has no package: the account that the app loads after the sign-in has none
// either, so both lead to the same first page.
const { id, username, token } = reza;
const signedIn = JSON.stringify({ user: { id, username, token } });

/** Id of the account that a registration creates. */
export const newAccountId = 'ac000000-0000-4000-9000-000000000001';

/** The nine calls that meet the transport faults, each with a body that the client accepts as a success. */
export const correctAnswers = {
  login: signedIn,
  signUpByPhone: JSON.stringify({ user: { id: newAccountId } }),
  verifySignUp: signedIn,
  resendCodeByPhone: '{}',
  forgotPassword: JSON.stringify({ user: { id: sara.id } }),
  changeForgottenPassword: signedIn,
  retrieveAccount: JSON.stringify({ id: sara.id, username: sara.username }),
  listMessages: JSON.stringify(sara.messages.slice(0, 1)),
  changeMessageStatus: '{}',
} satisfies Partial<Record<CallName, string>>;

export type FaultedCall = keyof typeof correctAnswers;
