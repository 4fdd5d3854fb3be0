/** Editing a saved transcript. */
export const editorText = {
  conflictTitle: 'این نوشته در جای دیگری تغییر کرده است',
  conflictMine: 'نگه داشتن نسخهٔ من',
  conflictBoth: 'نگه داشتن هر دو',
  cleanup: 'ویرایش نگارشی',
  cleanupChanges: '{n} تغییر پیشنهاد می‌شود',
} as const;
