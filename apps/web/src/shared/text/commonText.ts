/** Words of many screens. */
export const commonText = {
  noResults: 'نتیجه‌ای برای «{query}» یافت نشد',
  loading: 'در حال بارگذاری…',
  retry: 'تلاش دوباره',
  stay: 'ماندن در صفحه',
  copied: 'کپی شد',
  apply: 'اعمال',
  cancel: 'انصراف',
  clear: 'پاک کردن',
  unlimited: 'نامحدود',
  close: 'بستن',
  save: 'ذخیره',
  saving: 'در حال ذخیره…',
  saveChanges: 'ذخیرهٔ تغییرات',
  undo: 'بازگردانی',
  never: 'هرگز',
} as const;
