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

/** The terms that a new account agrees to. */
export const termsText = {
  title: 'قوانین و مقررات',
  accept: 'می‌پذیرم',
  close: 'بستن',
  body: 'با ساخت حساب می‌پذیرید که از نویسا مطابق قوانین جاری کشور استفاده کنید. صدای شما برای تبدیل به متن پردازش می‌شود و تنها در صورت روشن بودن گزینهٔ «نگهداری متن‌ها و صداها» در حساب شما می‌ماند. هر زمان می‌توانید متن‌ها و صداهای خود را پاک کنید.',
} as const;
