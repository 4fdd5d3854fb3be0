import type { User } from './types.ts';

/** A profile in which nothing is filled in. */
export const emptyProfile: NonNullable<User['profile']> = {
  first_name: null,
  last_name: null,
  avatar_url: null,
  gender: null,
  birthday: null,
  country: null,
  province: null,
  city: null,
};
