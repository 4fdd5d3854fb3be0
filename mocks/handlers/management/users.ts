import type { HttpHandler } from 'msw';
import type { Backend } from '../../backend.ts';
import { answerCaller, answerDone } from '../answer.ts';

/** The calls that a rule answers from the caller and the payload alone. */
const plain = [
  'listUsers',
  'retrieveUser',
  'getUserUsage',
  'listUserTransactions',
  'listUserSessions',
  'setUsersActive',
  'sendUserResetCode',
  'deleteUser',
  'exportUsers',
] as const;

/** The changes of one user, whose answer the contract does not show. */
const changes = [
  'updateUser',
  'setUserActive',
  'setUserStaff',
  'grantUserUsage',
  'assignUserService',
] as const;

/** The administration of users. */
export function createUserHandlers(backend: Backend): HttpHandler[] {
  const getRule = (name: (typeof plain | typeof changes)[number]) =>
    backend[name] as (caller: unknown, payload: unknown) => unknown;
  return [
    ...plain.map((name) => answerCaller(backend, name, getRule(name))),
    ...changes.map((name) => answerDone(backend, name, getRule(name))),
  ];
}
