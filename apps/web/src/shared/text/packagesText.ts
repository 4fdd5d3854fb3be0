/** The packages of the user and the packages on sale. */
export const packagesText = {
  none: 'بستهٔ فعالی ندارید',
  noneText: 'برای تایپ صوتی زنده یک بسته بخرید.',
  remaining: '{t} از {total} مانده است',
  hours: '{n} ساعت تبدیل گفتار',
  perHour: 'هر ساعت {n} تومان',
  infinite: 'تبدیل نامحدود',
  buy: 'خرید بسته',
  empty: 'اکنون بسته‌ای برای فروش نیست',
  requireService: 'برای تایپ صوتی زنده به بستهٔ فعال نیاز دارید.',
} as const;
