import { expect, it } from 'vitest';
import { normaliseSignInName } from './contact.ts';
import { makeNewAccount } from './makeNewAccount.ts';

const typed = {
  username: ' \u200eسارا۲ ',
  contact: '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  password: ' رمز ۱۲۳ ',
  password_confirmation: ' دیگر ',
};

it('R-089, R-091, R-251, X-74: the passwords of a new account are those that were typed, with their spaces and digits', () => {
  expect(makeNewAccount(typed)).toEqual({
    username: 'سارا2',
    contact: { type: 'phone', value: '09121234567' },
    password: ' رمز ۱۲۳ ',
    confirmation: ' دیگر ',
  });
});

it('R-078, R-089: the user name of a new account is the one that its sign-in sends', () => {
  expect(makeNewAccount(typed).username).toBe(normaliseSignInName(typed.username));
});
