import type { NewAccount } from '@nevisa/machines';
import { normaliseIdentifier, parseContact } from './contact.ts';

/** The fields of the registration form, as they were typed. */
interface TypedAccount {
  username: string;
  contact: string;
  password: string;
  password_confirmation: string;
}

/** The account that is registered: the names as a sign-in sends them, the passwords as typed. */
export function makeNewAccount(typed: TypedAccount): NewAccount {
  return {
    username: normaliseIdentifier(typed.username),
    password: typed.password,
    confirmation: typed.password_confirmation,
    contact: parseContact(typed.contact),
  };
}
