/** Texts of the review of uncertain words, which the deck does not have. */
export const reviewText = {
  addOffer: '«{spoken}» را دو بار به «{word}» تغییر دادید.',
  none: 'میزان اطمینان کلمه‌های این متن ثبت نشده است.',
  accept: 'کلمهٔ نامطمئن درست است',
  previous: 'کلمهٔ نامطمئن قبلی',
} as const;
