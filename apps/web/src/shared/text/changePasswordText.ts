/** Choosing another password. */
export const changePasswordText = {
  code: 'کد تأیید',
  sentTo: 'کد تأیید به {type} شما ارسال شد.',
  password: 'رمز عبور جدید',
  passwordConfirmation: 'تکرار رمز عبور جدید',
  submit: 'تغییر رمز عبور',
  submitting: 'در حال تغییر…',
  toSignin: 'بازگشت به صفحهٔ ورود',
} as const;
