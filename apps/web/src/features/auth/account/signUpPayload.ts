import type { Contract, PayloadOf } from '@nevisa/api';
import type { NewAccount } from '@nevisa/machines';

type ByPhone = PayloadOf<Contract['signUpByPhone']>;
type ByEmail = PayloadOf<Contract['signUpByEmail']>;

/** Returns the registration call and its payload: one contact, and the referrer or an empty text. */
export type SignUpCall =
  | { name: 'signUpByPhone'; payload: ByPhone }
  | { name: 'signUpByEmail'; payload: ByEmail };

/** Passwords go out as they were typed: their rules are the server's. */
export function toSignUpCall(
  { username, password, confirmation, contact }: NewAccount,
  referrer: string | null,
): SignUpCall {
  const common = {
    username,
    password,
    password_confirmation: confirmation,
    invitation_key: referrer ?? '',
  };
  return contact.type === 'phone'
    ? { name: 'signUpByPhone', payload: { ...common, phone: contact.value } }
    : { name: 'signUpByEmail', payload: { ...common, email: contact.value } };
}
