import { accounts, withoutService, type Account, type AccountName } from '../accounts.ts';
import { isoOf, type Clock } from '../clock.ts';
import { Refusal } from '../refusal.ts';

/** The accounts of one backend, as they are by now. */
export interface People {
  /** A named account, to look at or to arrange. */
  named(name: AccountName): Account;
  /** @throws Refusal 401 when nobody has this token */
  withToken(token: string | null): Account;
  withId(id: string): Account | undefined;
  /** By username, phone or e-mail. */
  known(identifier: string): Account | undefined;
  /** Takes in a new person, in place of unverified accounts of the same name, phone or e-mail. */
  add(newcomer: Newcomer): Account;
}

type Newcomer = Pick<Account, 'username' | 'phone' | 'email' | 'password'>;

export function createPeople(clock: Clock): People {
  const named = structuredClone(accounts);
  let all: Account[] = Object.values(named);
  let added = 0;
  return {
    named: (name) => named[name],
    withToken: (token) => {
      const account = all.find((one) => one.token === token);
      if (account === undefined) {
        throw new Refusal(401, { detail: 'توکن نامعتبر است.', code: 'invalid_token' });
      }
      return account;
    },
    withId: (id) => all.find((one) => one.id === id),
    known: (identifier) => {
      const wanted = identifier.trim().toLowerCase();
      return all.find(({ username, phone, email }) => [username, phone, email].includes(wanted));
    },
    add: (newcomer) => {
      added += 1;
      const number = String(added).padStart(12, '0');
      const account: Account = {
        ...newcomer,
        id: `ac000000-0000-4000-9000-${number}`,
        token: `new-account-${number}`,
        is_staff: false,
        verified: false,
        date_joined: isoOf(clock.now()),
        profile: { first_name: null, last_name: null, avatar_url: null },
        nevisa_service_account: structuredClone(withoutService),
        messages: [],
        transactions: [],
        conversations: [],
      };
      all = [...all.filter((one) => one.verified || !shareName(one, newcomer)), account];
      return account;
    },
  };
}

function shareName(one: Newcomer, other: Newcomer): boolean {
  return (['username', 'phone', 'email'] as const).some(
    (name) => one[name] !== null && one[name] === other[name],
  );
}
