import type { AnswerOf, Contract, PayloadOf } from '@nevisa/api';
import type { Recipient } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import { getPersonName } from './personName.ts';
import { createMatcher } from './users/userSearch.ts';

/** The most people that a search answers. */
const mostFound = 20;

/** Finds people by a search text, by whole names or by their ids: no more of them than their name and phone. */
export function findRecipients(
  accounts: readonly Account[],
  { search, names, ids }: PayloadOf<Contract['findRecipients']>,
): AnswerOf<Contract['findRecipients']> {
  const verified = accounts.filter((account) => account.verified && account.is_active);
  const byName = new Map(
    verified.flatMap((account) =>
      [account.username, account.phone, account.email].flatMap((name) =>
        name === null ? [] : [[name.toLowerCase(), account] as const],
      ),
    ),
  );
  const wanted = new Set(ids.map(String));
  const isMeant = createMatcher(search.trim());
  const named = names.map((name) => byName.get(name.trim().toLowerCase()));
  const found = new Set([
    ...verified.filter(({ id }) => wanted.has(id)),
    ...named.filter((account) => account !== undefined),
    ...(isMeant === null ? [] : verified.filter(isMeant).slice(0, mostFound)),
  ]);
  return {
    users: [...found].map(toRecipient),
    unknown: names.filter((_, place) => named[place] === undefined),
  };
}

function toRecipient(account: Account): Recipient {
  const { id, username, phone } = account;
  const name = getPersonName(account);
  return { id, username, name: name === username ? null : name, phone };
}
