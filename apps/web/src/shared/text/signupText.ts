/** The register screen. */
export const signupText = {
  username: 'نام کاربری',
  usernameHint: 'حداقل یک حرف انگلیسی داشته باشد.',
  contact: 'ایمیل یا شمارهٔ همراه',
  contactHint: 'شمارهٔ همراه را با ۰۹ شروع کنید.',
  password: 'رمز عبور',
  passwordConfirmation: 'تکرار رمز عبور',
  agreement: 'قوانین و مقررات را می‌پذیرم',
  agreementLink: 'قوانین و مقررات',
  agreementRequired: 'پذیرش قوانین و مقررات الزامی است',
  submit: 'ثبت‌نام',
  submitting: 'در حال ثبت‌نام…',
  haveAccount: 'قبلاً ثبت‌نام کرده‌اید؟',
  toSignin: 'ورود',
  social: 'ثبت‌نام با گوگل',
  invitedCode: 'کد دعوت شما: {code}',
} as const;
