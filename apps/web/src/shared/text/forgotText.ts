/** The way back to a forgotten password. */
export const forgotText = {
  contact: 'ایمیل یا شمارهٔ همراه',
  submit: 'بازیابی رمز عبور',
  submitting: 'در حال بررسی…',
  toSignin: 'بازگشت به صفحهٔ ورود',
  failed: 'اطلاعات وارد شده صحیح نیست',
  typePhone: 'شمارهٔ همراه',
  typeEmail: 'ایمیل',
} as const;
