/** Texts of the word that is said, which the deck does not have. */
export const spokenWordText = {
  playFromHere: 'پخش از این‌جا',
  playFromCaret: 'پخش از جای مکان‌نما',
  playHint: 'برای پخش از یک کلمه، Alt را نگه دارید و روی آن بزنید.',
  touchHint: 'برای پخش از یک کلمه، انگشت را روی آن نگه دارید.',
  backToPlaying: 'بازگشت به محل پخش',
  noTime: 'برای این متن صدایی نیست.',
  followState: '{follow}: {state}',
} as const;
