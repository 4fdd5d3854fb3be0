import { accounts } from '@nevisa/mocks/accounts';
import type { Page } from 'playwright';
import { paths } from '../../apps/web/src/shared/paths.ts';
import { openWithState } from '../openWithState.ts';
import { type FaultedCall, newAccountId } from './correctAnswers.ts';
import { words } from './faultResult.ts';

/** A form that makes one call of the account. */
export interface FormCase {
  call: FaultedCall;
  /** Opens the page of the form at the origin of the app. */
  open: (page: Page, origin: string) => Promise<void>;
  /** What is typed, which must remain after a failure. */
  fields: readonly [label: string, value: string][];
  /** Whether the form has a checkbox that must be checked. */
  hasCheckbox?: true;
  button: string;
  /** The text under the form for every answered failure: the server's own when absent, none when null. */
  sentence?: string | null;
  /** The heading of the page that a success leads to, or null where the page remains. */
  nextHeading: string | null;
}

const otp: FormCase['fields'] = [['کد تأیید', '۱۲۳۴۵۶']];

const goTo = (path: string) => async (page: Page, origin: string) => {
  await page.goto(origin + path);
};

const goToWithState = (path: string, state: object) => (page: Page, origin: string) =>
  openWithState(page, origin, path, state);

export const formCases: readonly FormCase[] = [
  {
    call: 'login',
    open: goTo(paths.signIn),
    fields: [
      ['نام کاربری، شمارهٔ همراه یا ایمیل', 'sara'],
      ['رمز عبور', 'sara-1405'],
    ],
    button: 'ورود',
    nextHeading: 'بسته‌ها',
  },
  {
    call: 'signUpByPhone',
    open: goTo(paths.signUp),
    fields: [
      ['نام کاربری', 'nika'],
      ['ایمیل یا شمارهٔ همراه', '09131234567'],
      ['رمز عبور', 'nika-1405'],
      ['تکرار رمز عبور', 'nika-1405'],
    ],
    hasCheckbox: true,
    button: 'ثبت‌نام',
    nextHeading: 'تأیید حساب',
  },
  {
    call: 'verifySignUp',
    open: goToWithState(paths.verifySignUp, { id: newAccountId, type: 'phone' }),
    fields: otp,
    button: 'فعال‌سازی حساب',
    sentence: words.wrongCode,
    nextHeading: 'ورود به نویسا',
  },
  {
    call: 'resendCodeByPhone',
    open: goToWithState(paths.verifySignUp, { id: newAccountId, type: 'phone', deadline: 0 }),
    fields: otp,
    button: 'ارسال دوبارهٔ کد',
    sentence: null,
    nextHeading: null,
  },
  {
    call: 'forgotPassword',
    open: goTo(paths.forgotPassword),
    fields: [['ایمیل یا شمارهٔ همراه', '09121234567']],
    button: 'بازیابی رمز عبور',
    sentence: words.forgot,
    nextHeading: 'تعیین رمز عبور جدید',
  },
  {
    call: 'changeForgottenPassword',
    open: goToWithState(paths.changePassword, { id: accounts.sara.id, type: 'phone' }),
    fields: [...otp, ['رمز عبور جدید', 'sara-1406'], ['تکرار رمز عبور جدید', 'sara-1406']],
    button: 'تغییر رمز عبور',
    sentence: words.wrongCode,
    nextHeading: 'ورود به نویسا',
  },
];
