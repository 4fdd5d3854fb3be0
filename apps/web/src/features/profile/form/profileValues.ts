import type { ProfileChange, User } from '@nevisa/api/types';
import { cleanName, type ProfileField, profileFields, type ProfileValues } from '@nevisa/machines';

/** The profile of an account as its form shows it. */
export function toValues({ profile }: Pick<User, 'profile'>): ProfileValues {
  return Object.fromEntries(
    profileFields.map((field) => [field, profile?.[field] ?? '']),
  ) as Record<ProfileField, string>;
}

/** The whole profile for the server: names have no marks of direction, and an empty text is null. */
export function toChange(values: ProfileValues): ProfileChange {
  const text = (field: ProfileField) => cleanName(values[field]) || null;
  const { gender } = values;
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    gender: gender === 'F' || gender === 'M' ? gender : null,
    birthday: text('birthday'),
    country: text('country'),
    province: text('province'),
    city: text('city'),
  };
}
