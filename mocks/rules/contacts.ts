import type { Contract, PayloadOf } from '@nevisa/api';
import type { Account } from '../fixtures/accounts.ts';
import type { Codes } from './codes.ts';
import { checkEmail, checkPhone } from './contactShapes.ts';
import type { People } from './people.ts';
import { refuseField } from './refusal.ts';
import { makeUserBody } from './makeUserBody.ts';

type Contact = Pick<Account, 'phone'> | Pick<Account, 'email'>;

/** Rules of another phone or e-mail address for an account: it counts once its code was entered. */
export function createContactRules({ people, codes }: { people: People; codes: Codes }) {
  const waiting = new Map<string, Contact>();
  return {
    addContact(account: Account, payload: PayloadOf<Contract['addContact']>) {
      const [field, value] =
        'phone' in payload
          ? (['phone', payload.phone] as const)
          : (['email', payload.email.toLowerCase()] as const);
      if (field === 'phone') {
        checkPhone(value);
      } else {
        checkEmail(value);
      }
      const owner = people.known(value);
      if (owner === account) {
        throw refuseField(field, 'این نشانی هم‌اکنون در حساب شماست.');
      }
      if (owner?.verified === true) {
        throw refuseField(
          field,
          field === 'phone'
            ? 'با این شمارهٔ همراه پیش‌تر حسابی ساخته شده است.'
            : 'با این ایمیل پیش‌تر حسابی ساخته شده است.',
        );
      }
      waiting.set(account.id, field === 'phone' ? { phone: value } : { email: value });
      codes.send(account);
      return { message: 'کد تأیید فرستاده شد.', user: { id: account.id } };
    },

    verifyContact(account: Account, { id, otp }: PayloadOf<Contract['verifyContact']>) {
      const contact = id === account.id ? waiting.get(account.id) : undefined;
      if (contact === undefined) {
        throw refuseField('id', 'کدی برای این حساب فرستاده نشده است.');
      }
      codes.use(account, otp);
      waiting.delete(account.id);
      Object.assign(account, contact, { revision: account.revision + 1 });
      return { message: 'تأیید شد.', user: makeUserBody(account) };
    },
  };
}
