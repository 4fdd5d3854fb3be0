/** Texts of the review of uncertain words, which the deck does not have. */
export const reviewText = {
  settingHint: 'در نوشته‌های تاریخچه زیر کلمه‌هایی که با اطمینان کم تشخیص داده شده‌اند نقطه‌چین می‌آید.',
  addOffer: '«{spoken}» را دو بار به «{word}» تغییر دادید.',
  accept: 'کلمهٔ نامطمئن درست است',
  previous: 'کلمهٔ نامطمئن قبلی',
} as const;
