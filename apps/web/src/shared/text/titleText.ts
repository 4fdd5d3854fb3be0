/** The name of each page: its heading, its entry in the tab, its announcement. */
export const titleText = {
  dashboard: 'داشبورد',
  analytics: 'آمار و تحلیل',
  packages: 'بسته‌ها',
  profile: 'پروفایل',
  settings: 'تنظیمات نگارش',
  live: 'تایپ صوتی زنده',
  history: 'تاریخچه',
  users: 'مدیریت کاربران',
  discounts: 'مدیریت تخفیف‌ها',
  adminMessages: 'مدیریت پیام‌ها',
  messages: 'پیام‌ها',
  signup: 'ساخت حساب نویسا',
  verify: 'تأیید حساب',
  signin: 'ورود به نویسا',
  forgot: 'بازیابی رمز عبور',
  changePassword: 'تعیین رمز عبور جدید',
} as const;
