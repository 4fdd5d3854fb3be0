import type { StaffUser } from '@nevisa/api/types';

/** First and last name where both are known, otherwise the username. */
export function formatUserName({
  profile,
  username,
}: Pick<StaffUser, 'profile' | 'username'>): string {
  const [first, last] = [profile.first_name?.trim(), profile.last_name?.trim()];
  return first !== undefined && last !== undefined && first !== '' && last !== ''
    ? `${first} ${last}`
    : username;
}

export type UserState = 'active' | 'blocked' | 'unverified';

/** The state of an account; a blocked one is blocked, verified or not. */
export function chooseUserState({ is_active, is_verified }: StaffUser): UserState {
  if (!is_active) {
    return 'blocked';
  }
  return is_verified ? 'active' : 'unverified';
}
