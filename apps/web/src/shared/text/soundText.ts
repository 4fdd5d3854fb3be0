/** Texts about the sounds of a device that the deck (docs/copy.fa.json) does not have. */
export const soundText = {
  soundSending: 'صدا در حال ارسال است: {n}',
  soundRepeated: 'سرور بخشی از صدا را نداشت؛ دوباره فرستاده می‌شود: {n}',
  soundOffline: 'صدا روی این دستگاه است و پس از اتصال به اینترنت فرستاده می‌شود.',
  soundBusy: 'صدا روی این دستگاه است؛ سرور پاسخ نداد و ارسال دوباره انجام می‌شود.',
  soundFull: 'صدا روی این دستگاه است؛ سرور جا ندارد و ارسال بعداً دوباره انجام می‌شود.',
  soundTooLarge: 'صدا فقط روی این دستگاه است؛ برای سرور بزرگ بود.',
  soundFormat: 'صدا فقط روی این دستگاه است؛ سرور قالب آن را نپذیرفت.',
  soundGone: 'صدا فقط روی این دستگاه است؛ سرور دیگر آن را نمی‌گیرد.',
  soundRefused: 'صدا فقط روی این دستگاه است؛ سرور آن را نپذیرفت.',
  soundsFreed: 'این دستگاه جا نداشت. صدای {n} نوشتهٔ قدیمی که سرور هم دارد، از این دستگاه پاک شد.',
  keepAudioDays: '{n} روز',
  keepAudioAlways: 'هیچ‌وقت',
  keepAudioDaysHint: 'روی این دستگاه هم پاک می‌شود؛ متن می‌ماند.',
} as const;
