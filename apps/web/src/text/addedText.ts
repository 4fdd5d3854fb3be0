/** Texts that the deck (docs/copy.fa.json) does not have; additions of this app. */
export const addedText = {
  beingBuilt: 'این بخش در دست ساخت است.',
  paymentResult: 'نتیجهٔ پرداخت',
  returnStopped: 'بازگشت خودکار متوقف شد.',
  demoTitle: 'حساب‌های نمایشی',
  connectionLostTitle: 'ارتباط قطع شد',
  cannotListenTitle: 'تایپ صوتی در دسترس نیست',
  messagesWithNew: '{messages}، {new}',
  windowBlocked: 'مرورگر پنجرهٔ گوگل را باز نکرد. اجازهٔ آن را بدهید و دوباره تلاش کنید.',
  verifyFirst: 'برای وارد کردن کد تأیید، نخست ثبت‌نام کنید.',
  resetFirst: 'برای تعیین رمز جدید، نخست کد تأیید بگیرید.',
  messagesNotLoaded: 'پیام‌ها بارگذاری نشد',
  packagesNotLoaded: 'بسته‌ها بارگذاری نشد',
  transactionsNotLoaded: 'تراکنش‌ها بارگذاری نشد',
  messageDeleted: 'پیام حذف شد',
  messageSeen: 'پیام دیده شد',
  copyFailed: 'کپی ممکن نشد. متن را انتخاب و دستی کپی کنید.',
} as const;
