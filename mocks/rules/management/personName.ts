import type { Account } from '../../fixtures/accounts.ts';

/** First and last name where both are known, otherwise the username. */
export function getPersonName({
  profile,
  username,
}: Pick<Account, 'profile' | 'username'>): string {
  const { first_name: first, last_name: last } = profile;
  return first !== null && last !== null ? `${first} ${last}` : username;
}
