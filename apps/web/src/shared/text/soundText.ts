/** Texts about the sounds of a device that the deck (docs/copy.fa.json) does not have. */
export const soundText = {
  soundSending: 'صدا در حال ارسال است: {n}',
  soundRepeated: 'بخشی از صدا نرسیده بود؛ دوباره فرستاده می‌شود: {n}',
  soundOffline: 'صدا روی این دستگاه است و پس از اتصال به اینترنت فرستاده می‌شود.',
  soundBusy: 'صدا روی این دستگاه است؛ ارسال انجام نشد و دوباره تلاش می‌شود.',
  soundFull: 'صدا روی این دستگاه است؛ تاریخچه جا ندارد و بعداً دوباره تلاش می‌شود.',
  soundTooLarge: 'صدا فقط روی این دستگاه است؛ برای ارسال بزرگ بود.',
  soundFormat: 'صدا فقط روی این دستگاه است؛ قالب آن در تاریخچه پذیرفته نشد.',
  soundGone: 'صدا فقط روی این دستگاه است؛ این نوشته دیگر صدا نمی‌گیرد.',
  soundRefused: 'صدا فقط روی این دستگاه است؛ در تاریخچه پذیرفته نشد.',
  soundsFreed:
    'این دستگاه جا نداشت. صدای {n} نوشتهٔ قدیمی که در تاریخچه هم هست، از این دستگاه پاک شد.',
  keepAudioDays: '{n} روز',
  keepAudioAlways: 'هیچ‌وقت',
  keepAudioDaysHint: 'روی این دستگاه هم پاک می‌شود؛ متن می‌ماند.',
} as const;
