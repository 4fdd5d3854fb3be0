import { toLatinDigits } from '@nevisa/writing';

const shownFirst = 6;
const shownLast = 4;

/**
 * Masks a card number except at most its first six and last four digits (P08, SD-4): «6037-99**-****-1234».
 *
 * @returns null when the text is not a card number.
 */
export function maskCard(text: string): string | null {
  const places = toLatinDigits(text)
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[xX•]/g, '*');
  if (!/^[\d*]{12,19}$/.test(places) || !/^\d|\d$/.test(places)) {
    return null;
  }
  const hidden = places.length - shownFirst - shownLast;
  const masked = places.slice(0, shownFirst) + '*'.repeat(hidden) + places.slice(-shownLast);
  return masked.length === 16 ? masked.replaceAll(/.{4}(?=.)/g, '$&-') : masked;
}
