/** The offer of a newer version: apart from `appText`, because no first visit needs it. */
export const updateText = {
  updateReady: 'نسخهٔ جدیدی از نویسا آماده است.',
  updateNow: 'بارگذاری دوباره',
} as const;
