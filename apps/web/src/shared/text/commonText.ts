/** Words of many screens. */
export const commonText = {
  noResults: 'نتیجه‌ای برای «{query}» پیدا نشد',
  loading: 'در حال بارگذاری…',
  retry: 'تلاش دوباره',
  unsavedTitle: 'تغییرات ذخیره نشده است',
  unsavedText: 'اگر از این صفحه خارج شوید، تغییرات ذخیره‌نشده از دست می‌رود.',
  stay: 'ماندن در صفحه',
  leave: 'خروج بدون ذخیره',
  copied: 'کپی شد',
  apply: 'اعمال',
  cancel: 'انصراف',
  clear: 'پاک کردن',
  unlimited: 'نامحدود',
  close: 'بستن',
  clearFilters: 'پاک کردن فیلترها',
  on: 'روشن',
  off: 'خاموش',
  clearSelection: 'لغو انتخاب',
  save: 'ذخیره',
  saving: 'در حال ذخیره…',
  saveChanges: 'ذخیرهٔ تغییرات',
  undo: 'بازگردانی',
  never: 'هرگز',
} as const;

/** Texts that the specification defines (§5, §8). */
export const specText = {
  required: 'این فیلد الزامی است',
  network: 'خطا در شبکه',
  wrongCode: 'کد وارد شده صحیح نیست',
} as const;

/** Numbers with their units; `{n}` is filled with Persian digits. */
export const unitText = {
  free: 'رایگان',
  toman: '{n} تومان',
  day: '{n} روز',
  minute: '{n} دقیقه',
  hour: '{n} ساعت',
  second: '{n} ثانیه',
  hourMinute: '{h} ساعت و {m} دقیقه',
  minuteSecond: '{m} دقیقه و {s} ثانیه',
} as const;
