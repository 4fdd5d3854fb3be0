import { isSameId } from '@nevisa/api';
import type { Id, StaffServiceRecord, StaffUser } from '@nevisa/api/types';
import type { Account } from '../../../fixtures/accounts.ts';
import type { People } from '../../people.ts';
import { refuse } from '../../refusal.ts';
import { getPersonName } from '../personName.ts';

/** The users as administration finds them. */
export interface Directory {
  everyone(): readonly Account[];
  /** An id is found in either JSON type. @throws Refusal 404 */
  find(id: Id): Account;
  /** The form in which administration sees an account: nothing else of it leaves the server. */
  show(account: Account): StaffUser;
  /** Whether no active administrator would remain without this account. */
  isLastAdmin(account: Account): boolean;
}

export function createDirectory(people: People): Directory {
  const isLastAdmin = (account: Account) =>
    isAdmin(account) && people.everyone().filter(isAdmin).length === 1;
  return {
    everyone: () => people.everyone(),
    find: (id) => {
      const account = people.everyone().find((one) => isSameId(one.id, id));
      if (account === undefined) {
        throw refuse('not_found', 'این کاربر پیدا نشد.');
      }
      return account;
    },
    show: (account) => toStaffUser(account, isLastAdmin(account)),
    isLastAdmin,
  };
}

/** A user as the object of a row of the audit list. */
export function toAuditObject(account: Account) {
  return { kind: 'USER', id: account.id, name: getPersonName(account) } as const;
}

function isAdmin({ is_staff, is_active }: Account): boolean {
  return is_staff && is_active;
}

function toStaffUser(account: Account, isLastAdmin: boolean): StaffUser {
  const { id, username, email, phone, is_staff, is_active, date_joined, last_login } = account;
  const { first_name, last_name, avatar_url } = account.profile;
  const credit = account.nevisa_service_account;
  return {
    id,
    username,
    email,
    phone,
    is_staff,
    is_active,
    is_verified: account.verified,
    is_last_admin: isLastAdmin,
    date_joined,
    last_login,
    revision: account.revision,
    profile: { first_name, last_name, avatar_url },
    nevisa_service_account: {
      has_service: credit.has_service,
      current_charge: credit.current_charge,
      usage_remained: credit.usage_remained,
      is_usage_infinite: credit.is_usage_infinite,
      current_service_record: toStaffRecord(credit.current_service_record),
      reserved_service_record: toStaffRecord(credit.reserved_service_record),
    },
  };
}

// Without the key, with which a client could dictate at the cost of the user.
function toStaffRecord(
  record: Account['nevisa_service_account']['current_service_record'],
): StaffServiceRecord | null {
  if (record === null) {
    return null;
  }
  const { id, start_time, end_time, service } = record;
  return { id, start_time, end_time, service: { id: service.id, name: service.name } };
}
