/** Texts of the meter of uploads, which every page may show, that the deck (docs/copy.fa.json) does not have. */
export const uploadStatusText = {
  title: '({n}) ↑ {percent}',
  moving: '{n} فایل، {percent} بارگذاری شده است',
  held: '{n} فایل، {percent} بارگذاری شده و منتظر شماست',
  converting: '{n} فایل در حال تبدیل',
} as const;
