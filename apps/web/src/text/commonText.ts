/** Words of many screens. */
export const commonText = {
  retry: 'تلاش دوباره',
  copied: 'کپی شد',
  cancel: 'انصراف',
  clear: 'پاک کردن',
  unlimited: 'نامحدود',
  close: 'بستن',
} as const;
