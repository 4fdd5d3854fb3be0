import type { PayloadOf, Contract } from '@nevisa/api';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from './clock.ts';
import { Refusal, refuseField } from './refusal.ts';
import type { People } from './people.ts';
import { makeSignedInBody, makeUserBody } from './makeUserBody.ts';

const googlePrefix = 'google:';

/** A Google credential that this backend accepts for the owner of an e-mail address. */
export function createGoogleCredential(email: string): string {
  return googlePrefix + email;
}

/** Rules of sign-in and of the signed-in account. */
export function createSigningInRules({ people, clock }: { people: People; clock: Clock }) {
  return {
    login({ username_or_phone_or_email, password }: PayloadOf<Contract['login']>) {
      const account = people.known(username_or_phone_or_email);
      if (account?.password !== password) {
        throw new Refusal(400, { non_field_errors: ['نام کاربری یا رمز عبور درست نیست.'] });
      }
      if (!account.verified) {
        throw new Refusal(400, {
          non_field_errors: ['حساب شما هنوز تأیید نشده است. دوباره ثبت‌نام کنید.'],
        });
      }
      refuseBlocked(account);
      account.last_login = toIsoTime(clock.now());
      return { message: 'خوش آمدید.', user: makeSignedInBody(account) };
    },

    verifyGoogleCredential({ credential }: PayloadOf<Contract['verifyGoogleCredential']>) {
      const email = credential.startsWith(googlePrefix)
        ? credential.slice(googlePrefix.length).toLowerCase()
        : '';
      if (!email.includes('@')) {
        throw refuseField('credential', 'ورود با گوگل تأیید نشد.');
      }
      const account =
        people.known(email) ??
        people.add({ username: email, email, phone: null, password: credential });
      refuseBlocked(account);
      account.verified = true;
      account.last_login = toIsoTime(clock.now());
      return { message: 'خوش آمدید.', user: makeSignedInBody(account) };
    },

    // The user without an envelope.
    retrieveAccount: (account: Account) => makeUserBody(account),
  };
}

function refuseBlocked({ is_active }: Account): void {
  if (!is_active) {
    throw new Refusal(400, { non_field_errors: ['حساب شما مسدود است.'] });
  }
}
