/** Texts of the link and the discount code of a message, which the deck (docs/copy.fa.json) does not have. */
export const messageMoreText = {
  newTab: '، در برگهٔ تازه',
  code: 'کد تخفیف:',
} as const;
