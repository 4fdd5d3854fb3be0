/** Editing a saved transcript. */
export const editorText = {
  title: 'ویرایش نوشته',
  follow: 'دنبال کردن متن هنگام پخش',
  find: 'یافتن',
  lowConfidence: 'نمایش کلمه‌های نامطمئن',
  nextLow: 'کلمهٔ نامطمئن بعدی',
  speaker: 'گوینده',
  speakerName: 'نام گوینده',
  versions: 'نسخه‌های قبلی',
  conflictTitle: 'این نوشته در جای دیگری تغییر کرده است',
  conflictMine: 'نگه داشتن نسخهٔ من',
  conflictBoth: 'نگه داشتن هر دو',
  cleanup: 'ویرایش نگارشی',
  cleanupChanges: '{n} تغییر پیشنهاد می‌شود',
} as const;
