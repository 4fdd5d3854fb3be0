import type { Contract, PayloadOf } from '@nevisa/api';
import type { StaffUser, Transaction, UserSessions, UserUsage } from '@nevisa/api/types';
import type { Account } from '../../../fixtures/accounts.ts';
import { makeSessions, makeUsage } from '../../../fixtures/administration/activity.ts';
import type { Clock } from '../../clock.ts';
import type { Directory } from './directory.ts';

type ById = PayloadOf<Contract['retrieveUser']>;

/** The parts of one user, each with a call of its own. */
export function createUserPartRules({ directory, clock }: { directory: Directory; clock: Clock }) {
  return {
    retrieveUser: (_: Account, { id }: ById): StaffUser => directory.show(directory.find(id)),

    getUserUsage(_: Account, { id, from, to }: PayloadOf<Contract['getUserUsage']>): UserUsage {
      const account = directory.find(id);
      return makeUsage(account.id, {
        from: Date.parse(from),
        to: Math.min(Date.parse(to), clock.now()),
        since: Date.parse(account.date_joined),
      });
    },

    listUserTransactions: (_: Account, { id }: ById): Transaction[] =>
      directory.find(id).transactions,

    listUserSessions(_: Account, { id }: ById): UserSessions {
      const { id: known, is_active, last_login } = directory.find(id);
      return makeSessions(known, is_active ? last_login : null);
    },
  };
}
