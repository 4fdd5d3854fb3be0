import { emptyProfile } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import { accounts, withoutService, type Account, type AccountName } from '../fixtures/accounts.ts';
import { makeManyUsers } from '../fixtures/administration/manyUsers.ts';
import { toIsoTime, type Clock } from './clock.ts';
import { createReadings } from './readings.ts';
import { refuse } from './refusal.ts';

/** The accounts of one backend in their current state. */
export interface People {
  /** A named account, to read or change in tests. */
  named(name: AccountName): Account;
  /** Every account, those of the generated users included. */
  everyone(): readonly Account[];
  /** A moment for `as_of`, in ms: an account that is added from now on arrives after it. */
  takeMoment(): number;
  arrivedAt(account: Account): number;
  /** @throws Refusal 401 when no account has this token, or a blocked one */
  withToken(token: string | null): Account;
  /** An id of another JSON type is unknown. */
  withId(id: Id): Account | undefined;
  /** Finds an account by username, phone or e-mail. */
  known(identifier: string): Account | undefined;
  /** Adds an account and removes unverified ones with the same username, phone or e-mail. */
  add(newcomer: Newcomer): Account;
  /** Gives the account another token; the one before is unknown from now on. */
  renewToken(account: Account): string;
  /** Removes the account: its token and its names are unknown from now on. */
  remove(account: Account): void;
}

type Newcomer = Pick<Account, 'username' | 'phone' | 'email' | 'password'>;

export function createPeople(clock: Clock): People {
  const named = structuredClone(accounts);
  let all: Account[] = Object.values(named);
  // 5,000 users are made when administration asks for them.
  let manyUsers: readonly Account[] | null = null;
  const readManyUsers = () => (manyUsers ??= makeManyUsers());
  // Analytics reads everyone for each day.
  let everyone: readonly Account[] | null = null;
  const readings = createReadings(clock);
  const arrivals = new WeakMap<Account, number>();
  let added = 0;
  let renewed = 0;
  return {
    named: (name) => named[name],
    withToken: (token) => {
      const account = all.find((one) => one.token === token);
      if (account === undefined || !account.is_active) {
        throw refuse('invalid_token', 'توکن نامعتبر است.');
      }
      return account;
    },
    everyone: () => (everyone ??= [...all, ...readManyUsers()]),
    takeMoment: () => readings.takeMoment(),
    arrivedAt: (account) => arrivals.get(account) ?? Date.parse(account.date_joined),
    withId: (id) => all.find((one) => one.id === id),
    known: (identifier) => {
      const wanted = identifier.trim().toLowerCase();
      return all.find(({ username, phone, email }) => [username, phone, email].includes(wanted));
    },
    add: (newcomer) => {
      added += 1;
      const account = makeAccount(newcomer, added, toIsoTime(clock.now()));
      arrivals.set(account, readings.arrive());
      everyone = null;
      all = [...all.filter((one) => one.verified || !shareName(one, newcomer)), account];
      return account;
    },
    renewToken: (account) => {
      renewed += 1;
      account.token = `${account.username}-renewed-${String(renewed).padStart(8, '0')}`;
      return account.token;
    },
    remove: (account) => {
      everyone = null;
      all = all.filter((one) => one !== account);
      manyUsers = manyUsers?.filter((one) => one !== account) ?? null;
    },
  };
}

function makeAccount(newcomer: Newcomer, place: number, joined: string): Account {
  const number = String(place).padStart(12, '0');
  return {
    ...newcomer,
    id: `ac000000-0000-4000-9000-${number}`,
    token: `new-account-${number}`,
    is_staff: false,
    is_active: true,
    verified: false,
    date_joined: joined,
    last_login: null,
    revision: 1,
    invitation_link: null,
    profile: { ...emptyProfile },
    avatar: null,
    nevisa_service_account: structuredClone(withoutService),
    messages: [],
    transactions: [],
    conversations: [],
  };
}

function shareName(one: Newcomer, other: Newcomer): boolean {
  return (['username', 'phone', 'email'] as const).some(
    (name) => one[name] !== null && one[name] === other[name],
  );
}
