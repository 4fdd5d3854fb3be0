import type { ServiceRecord, User } from '@nevisa/api/types';

/**
 * What the server stores about a person, without what is no word of theirs: counters and rights.
 * The key of a package opens the live service, so it stays out of a file that is passed on.
 */
export function toProfileData(user: User) {
  const { id, username, email, phone, date_joined, invitation_link, profile } = user;
  const account = user.nevisa_service_account;
  return {
    id,
    username,
    email,
    phone,
    date_joined,
    invitation_link,
    profile,
    service: account && {
      ...account,
      current_service_record: withoutKey(account.current_service_record),
      reserved_service_record: withoutKey(account.reserved_service_record),
    },
  };
}

function withoutKey(record: ServiceRecord | null) {
  if (record === null) {
    return null;
  }
  const { key: _key, ...rest } = record;
  return rest;
}
