import type { HttpHandler } from 'msw';
import type { Backend } from '../../backend.ts';
import { answerCaller } from '../answer.ts';

/** The calls that a rule answers from the caller and the payload alone. */
const plain = [
  'listUsers',
  'retrieveUser',
  'getUserUsage',
  'listUserTransactions',
  'listUserSessions',
  'updateUser',
  'setUserActive',
  'setUsersActive',
  'setUserStaff',
  'sendUserResetCode',
  'deleteUser',
  'exportUsers',
] as const;

const creating = ['grantUserUsage', 'assignUserService'] as const;

/** The administration of users. */
export function createUserHandlers(backend: Backend): HttpHandler[] {
  const answer = (name: (typeof plain)[number] | (typeof creating)[number], status?: number) =>
    answerCaller(
      backend,
      name,
      (caller, payload) =>
        (backend[name] as (caller: unknown, payload: unknown) => unknown)(caller, payload),
      status,
    );
  return [...plain.map((name) => answer(name)), ...creating.map((name) => answer(name, 201))];
}
