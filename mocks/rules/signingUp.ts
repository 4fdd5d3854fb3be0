import type { PayloadOf, Contract } from '@nevisa/api';
import type { Account } from '../fixtures/accounts.ts';
import type { Clock } from './clock.ts';
import { refuseField, refuseForNow } from './refusal.ts';
import type { Codes } from './codes.ts';
import { checkEmail, checkPhone } from './contactShapes.ts';
import { checkNewPassword } from './newPassword.ts';
import type { People } from './people.ts';
import { makeSignedInBody } from './makeUserBody.ts';

/** Wait before the same user may sign up again, in ms. */
const waitBeforeAgain = 60_000;

type ByPhone = PayloadOf<Contract['signUpByPhone']>;
type ByEmail = PayloadOf<Contract['signUpByEmail']>;

/** Rules of sign-up, from the form to the code. */
export function createSigningUpRules({
  people,
  codes,
  clock,
}: {
  people: People;
  codes: Codes;
  clock: Clock;
}) {
  return {
    signUpByPhone(payload: ByPhone) {
      checkPhone(payload.phone);
      return signUp(payload, { phone: payload.phone, email: null });
    },

    signUpByEmail(payload: ByEmail) {
      checkEmail(payload.email);
      return signUp(payload, { phone: null, email: payload.email.toLowerCase() });
    },

    // The answer has a token, as the real one does; it must not sign the user in (T-15).
    verifySignUp({ id, otp }: PayloadOf<Contract['verifySignUp']>) {
      const account = codes.use(people.withId(id), otp);
      account.verified = true;
      return { message: 'حساب شما فعال شد.', user: makeSignedInBody(account) };
    },
  };

  function signUp(
    { username, password, password_confirmation }: ByPhone | ByEmail,
    contact: Pick<Account, 'phone' | 'email'>,
  ) {
    refuseTaken('username', username, 'این نام کاربری را کس دیگری برداشته است.');
    refuseTaken('phone', contact.phone, 'با این شمارهٔ همراه پیش‌تر حسابی ساخته شده است.');
    refuseTaken('email', contact.email, 'با این ایمیل پیش‌تر حسابی ساخته شده است.');
    checkNewPassword(password, password_confirmation);
    const account = people.add({ username: username.toLowerCase(), password, ...contact });
    codes.send(account);
    return {
      message: 'کد تأیید فرستاده شد.',
      user: { id: account.id, username: account.username, ...contact },
    };
  }

  function refuseTaken(field: string, identifier: string | null, text: string): void {
    const account = identifier === null ? undefined : people.known(identifier);
    if (account?.verified) {
      throw refuseField(field, text);
    }
    const wait = account ? waitBeforeAgain - (clock.now() - (codes.sentAt(account) ?? 0)) : 0;
    if (wait > 0) {
      throw refuseForNow('wait', 'کد تأیید هم‌اکنون فرستاده شد. کمی صبر کنید.', wait);
    }
  }
}
