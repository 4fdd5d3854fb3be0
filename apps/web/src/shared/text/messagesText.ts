/** The message centre. */
export const messagesText = {
  filterAll: 'همه',
  filterNotification: 'اطلاعیه‌ها',
  filterOffer: 'پیشنهادها',
  filterLabel: 'نوع پیام',
  typeNotification: 'اطلاعیه',
  typeOffer: 'پیشنهاد',
  view: 'مشاهده',
  delete: 'حذف',
  deleteAll: 'حذف همهٔ پیام‌ها',
  deleteAllTitle: 'حذف همهٔ پیام‌ها',
  deleteAllText: 'همهٔ پیام‌ها برای همیشه از فهرست شما حذف می‌شود.',
  cancel: 'انصراف',
  empty: 'پیامی برای نمایش وجود ندارد',
  newDot: 'پیام جدید',
  deleteAria: 'حذف پیام «{title}»',
  viewAria: 'مشاهدهٔ پیام «{title}»',
} as const;
