import type { Contract, PayloadOf } from '@nevisa/api';
import type { Account } from '../fixtures/accounts.ts';
import { toTehranDay, type Clock } from './clock.ts';
import { checkNewPassword } from './newPassword.ts';
import type { People } from './people.ts';
import { Refusal, refuseField } from './refusal.ts';
import { makeUserBody } from './makeUserBody.ts';

type Profile = PayloadOf<Contract['updateProfile']>;

/** The longest text of a field of the profile, in characters. */
const longest = 100;

/** The first day of 1300 in the Persian calendar. */
const firstBirthday = '1921-03-21';

/** Rules of what a person changes of their own account: profile, password, and its end. */
export function createAccountChangeRules({ people, clock }: { people: People; clock: Clock }) {
  return {
    updateProfile(account: Account, change: Profile) {
      refuseInvalid(change, toTehranDay(clock.now()));
      account.profile = { ...account.profile, ...change };
      account.revision += 1;
      return { message: 'پروفایل ذخیره شد.', user: makeUserBody(account) };
    },

    // The token changes, so that every other device has to sign in again.
    changePassword(account: Account, payload: PayloadOf<Contract['changePassword']>) {
      if (payload.old_password !== account.password) {
        throw refuseField('old_password', 'رمز عبور کنونی درست نیست.');
      }
      checkNewPassword(payload.password, payload.password_confirmation);
      account.password = payload.password;
      return { message: 'رمز عبور تغییر کرد.', token: people.renewToken(account) };
    },

    deleteAccount(
      account: Account,
      { username, password }: PayloadOf<Contract['deleteAccount']>,
    ): void {
      if (username.trim().toLowerCase() !== account.username) {
        throw refuseField('username', 'نام کاربری درست نیست.');
      }
      if (password !== account.password) {
        throw refuseField('password', 'رمز عبور درست نیست.');
      }
      people.remove(account);
    },
  };
}

function refuseInvalid(change: Profile, today: string): void {
  const tooLong = Object.entries(change).filter(([, value]) => (value?.length ?? 0) > longest);
  const { birthday } = change;
  const errors = {
    ...Object.fromEntries(tooLong.map(([name]) => [name, ['بیش از ۱۰۰ نویسه پذیرفته نمی‌شود.']])),
    ...(birthday !== null &&
      (birthday < firstBirthday || birthday > today) && {
        birthday: ['تاریخ تولد درست نیست.'],
      }),
  };
  if (Object.keys(errors).length > 0) {
    throw new Refusal(400, errors);
  }
}
