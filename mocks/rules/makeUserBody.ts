import type { SignedInUser, User } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';

/** An account in the form of `/account/retrieve`. The counter is the current number of NEW messages. */
export function makeUserBody(account: Account) {
  const { id, username, email, phone, is_staff, date_joined, invitation_link, messages } = account;
  return {
    id,
    username,
    email,
    phone,
    is_staff,
    is_active: account.is_active,
    is_telegram_user: false,
    date_joined,
    invitation_link,
    profile: account.profile,
    new_messages_count: messages.filter((one) => one.status_for_user === 'NEW').length,
    nevisa_service_account: account.nevisa_service_account,
  } satisfies User & Record<string, unknown>;
}

/** The same with the token, as the sign-in calls answer it. */
export function makeSignedInBody(account: Account) {
  return { ...makeUserBody(account), token: account.token } satisfies SignedInUser;
}
