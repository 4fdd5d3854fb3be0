/** The download of texts as files. */
export const exportText = {
  title: 'دانلود نوشته',
  format: 'قالب',
  txt: 'متن ساده (txt)',
  docx: 'ورد (docx)',
  pdf: 'پی‌دی‌اف (pdf)',
  srt: 'زیرنویس (srt)',
  vtt: 'زیرنویس وب (vtt)',
  md: 'مارک‌داون (md)',
  json: 'داده (json)',
  audio: 'صدا',
  withTime: 'همراه با زمان',
  withSpeaker: 'همراه با نام گوینده',
  digits: 'رقم‌ها',
  submit: 'دانلود',
  done: 'فایل آماده شد',
  failed: 'ساخت فایل ممکن نشد.',
} as const;
