/** The frame of the application: titles, start-up, offers of help. */
export const appText = {
  name: 'نویسا',
  tagline: 'تبدیل گفتار فارسی به نوشتار',
  title: '{page} | نویسا',
  loadingLogo: 'نشان نویسا، در حال آماده‌سازی',
  initError: 'بارگذاری حساب شما ممکن نشد.',
  initRetry: 'تلاش دوباره',
  unexpected: 'مشکلی پیش آمد. متن‌های شما روی این دستگاه محفوظ است.',
  reload: 'بارگذاری دوبارهٔ صفحه',
  supportPhone: 'تلفن پشتیبانی: {phone}',
  supportPhoneAria: 'تماس با پشتیبانی، {phone}',
  offline: 'اتصال اینترنت قطع است. تغییرات شما روی همین دستگاه نگهداری می‌شود.',
  loading: 'در حال بارگذاری…',
} as const;
