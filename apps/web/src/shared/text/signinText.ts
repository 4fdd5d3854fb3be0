/** The sign-in screen. */
export const signinText = {
  title: 'ورود به نویسا',
  identifier: 'نام کاربری، شمارهٔ همراه یا ایمیل',
  identifierPlaceholder: 'مثلاً ۰۹۱۲۳۴۵۶۷۸۹',
  password: 'رمز عبور',
  submit: 'ورود',
  submitting: 'در حال ورود…',
  noAccount: 'حساب ندارید؟',
  toSignup: 'ثبت‌نام',
  toForgot: 'رمز عبور را فراموش کرده‌اید؟',
  social: 'ورود با گوگل',
  socialBusy: 'در حال ورود با گوگل…',
  or: 'یا',
  afterSignup: 'حساب شما فعال شد. اکنون وارد شوید.',
  afterReset: 'رمز عبور تغییر کرد. با رمز جدید وارد شوید.',
  expired: 'زمان نشست شما به پایان رسیده است. دوباره وارد شوید.',
} as const;
