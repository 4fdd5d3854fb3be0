/** The verification of a new account. */
export const verifyText = {
  sentPhone: 'کد تأیید به شمارهٔ همراه شما پیامک شد.',
  sentEmail: 'کد تأیید به ایمیل شما ارسال شد.',
  code: 'کد تأیید',
  codeHint: 'کد شش‌رقمی را وارد کنید.',
  submitting: 'در حال بررسی…',
  resend: 'ارسال دوبارهٔ کد',
  resending: 'در حال ارسال…',
  toSignin: 'بازگشت به صفحهٔ ورود',
  remaining: '{t} تا پایان اعتبار کد',
  expired: 'زمان کد به پایان رسید. کد جدید بگیرید.',
  resent: 'کد جدید ارسال شد.',
} as const;
