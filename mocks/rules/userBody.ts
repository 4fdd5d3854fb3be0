import type { SignedInUser, User } from '@nevisa/api/types';
import type { Account } from '../accounts.ts';

/** An account as `/account/retrieve` writes it. The counter is the number of NEW messages, counted anew. */
export function userBody(account: Account) {
  const { id, username, email, phone, is_staff, date_joined, messages } = account;
  return {
    id,
    username,
    email,
    phone,
    is_staff,
    is_active: true,
    is_telegram_user: false,
    date_joined,
    profile: account.profile,
    new_messages_count: messages.filter((one) => one.status_for_user === 'NEW').length,
    nevisa_service_account: account.nevisa_service_account,
  } satisfies User & Record<string, unknown>;
}

/** The same with the token, as the calls that sign in write it. */
export function signedInBody(account: Account) {
  return { ...userBody(account), token: account.token } satisfies SignedInUser;
}
