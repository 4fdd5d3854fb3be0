/**
 * Texts that the deck (docs/copy.fa.json) does not have, of sign-in and its sisters and of failures: apart
 * from `addedText`, because every first visit loads them.
 */
export const startText = {
  serviceFailed: 'مشکلی از سوی نویسا پیش آمد. کمی بعد دوباره تلاش کنید.',
  activateAccount: 'فعال‌سازی حساب',
  paymentResult: 'نتیجهٔ پرداخت',
  pageNotLoaded: 'این صفحه بارگذاری نشد. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
  pageNotLoadedTitle: 'بارگذاری نشد',
  offlineTitle: 'اینترنت وصل نیست',
  offlinePage: 'این صفحه هنوز بارگذاری نشده است. با وصل شدن اینترنت خودش باز می‌شود.',
  downloadDeviceTexts: 'دانلود متن‌های این دستگاه',
  deviceTextsFile: 'متن‌های این دستگاه',
  deviceTextPartial: '[بخشی از این متن خوانده نشد و همچنان روی این دستگاه است.]',
  deviceTextsUnread: 'متن‌های این دستگاه خوانده نشد.',
  noDeviceTexts: 'متنی روی این دستگاه نیست.',
  demoTitle: 'حساب‌های نمایشی',
  windowBlocked: 'مرورگر پنجرهٔ گوگل را باز نکرد. اجازهٔ آن را بدهید و دوباره تلاش کنید.',
  socialUnanswered: 'پاسخی از گوگل نرسید. دوباره تلاش کنید یا فرم را پر کنید.',
  verifyFirst: 'برای وارد کردن کد تأیید، ابتدا ثبت‌نام کنید.',
  resetFirst: 'برای تعیین رمز جدید، ابتدا کد تأیید بگیرید.',
  passwordUnsure:
    'پاسخی از نویسا نرسید و شاید رمز تغییر کرده باشد. با رمز جدید وارد شوید؛ اگر نشد، با رمز قبلی.',
  accountDeleted: 'حساب شما و همهٔ نوشته‌های آن حذف شد.',
  moreThan: 'بیش از {t}',
} as const;
