import type { NewAccount } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { toSignUpCall } from './signUpPayload.ts';

const account: NewAccount = {
  username: 'sara',
  password: ' ۱۲۳۴ ',
  confirmation: 'دیگر',
  contact: { type: 'phone', value: '09121234567' },
};
const common = { username: 'sara', password: ' ۱۲۳۴ ', password_confirmation: 'دیگر' };

describe('the sign-up call', () => {
  it('R-089, T-11, T-12, T-13: the payload has only a phone, an empty referrer and no agreement', () => {
    expect(toSignUpCall(account, null)).toEqual({
      name: 'signUpByPhone',
      payload: { ...common, invitation_key: '', phone: '09121234567' },
    });
  });

  it('R-088, R-089, R-091: the payload has only an email address, the referrer and the passwords unchanged', () => {
    const contact = { type: 'email', value: 'sara@example.ir' } as const;
    expect(toSignUpCall({ ...account, contact }, 'friend-7')).toEqual({
      name: 'signUpByEmail',
      payload: { ...common, invitation_key: 'friend-7', email: 'sara@example.ir' },
    });
  });
});
