import type { PayloadOf, Contract } from '@nevisa/api';
import { refuse, refuseField } from './refusal.ts';
import type { Codes } from './codes.ts';
import { checkNewPassword } from './newPassword.ts';
import type { People } from './people.ts';
import { makeSignedInBody } from './makeUserBody.ts';

type Resend = PayloadOf<Contract['resendCodeByPhone']>;

/** Rules of password recovery and of resent codes. */
export function createRecoveringRules({ people, codes }: { people: People; codes: Codes }) {
  return {
    resendCodeByPhone: (payload: Resend) => resend(payload, 'phone'),
    resendCodeByEmail: (payload: Resend) => resend(payload, 'email'),

    forgotPassword(payload: PayloadOf<Contract['forgotPassword']>) {
      const account = people.known('phone' in payload ? payload.phone : payload.email);
      if (account === undefined) {
        throw refuse('not_found', 'حسابی با این مشخصات پیدا نشد.');
      }
      codes.send(account);
      return { message: 'کد فرستاده شد.', user: { id: account.id } };
    },

    // The answer has a token, but the specification still leads to sign-in.
    changeForgottenPassword(payload: PayloadOf<Contract['changeForgottenPassword']>) {
      checkNewPassword(payload.password, payload.password_confirmation);
      const account = codes.use(people.withId(payload.id), payload.otp);
      account.password = payload.password;
      return { message: 'رمز عبور تغییر کرد.', user: makeSignedInBody(account) };
    },
  };

  function resend({ id }: Resend, channel: 'phone' | 'email') {
    const account = people.withId(id);
    if (account === undefined || account[channel] === null) {
      throw refuseField('id', 'حسابی برای فرستادن کد پیدا نشد.');
    }
    codes.send(account);
    return { message: 'کد جدید فرستاده شد.' };
  }
}
