/** The download of texts as files. */
export const exportText = {
  title: 'دانلود نوشته',
  format: 'قالب',
  txt: 'متن ساده (txt)',
  md: 'مارک‌داون (md)',
  json: 'داده (json)',
  submit: 'دانلود',
  done: 'فایل آماده شد',
  failed: 'ساخت فایل ممکن نشد.',
} as const;
