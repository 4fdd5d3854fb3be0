import { toLatinDigits } from './digits.ts';

const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u064B-\u065F\u0670\u0640]/g, ''], // vowel signs, hamza above, dagger alef, and the stretching line
  [/[يىئ]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[أإآٱ]/g, 'ا'],
  [/ؤ/g, 'و'],
  [/[ةۀ]/g, 'ه'],
  [/ء/g, ''],
  [/[\s\u200B-\u200F\u00AD\u2066-\u2069]/g, ''], // spaces, half-spaces and marks of direction
];

/**
 * Writes a text as it is compared: one form of ی, ک, ا and ه, Latin digits,
 * small letters, no vowel signs and no space or half-space, so that «مي بد» and
 * «میبد» find «می‌بد». It is for matching only and never for showing.
 */
export function foldPersian(text: string): string {
  return alike.reduce(
    (folded, [letters, letter]) => folded.replaceAll(letters, letter),
    toLatinDigits(text.normalize('NFKC')).toLowerCase(),
  );
}

/** Whether a text contains what was typed, however its letters were typed. */
export function matchesPersian(text: string, typed: string): boolean {
  return foldPersian(text).includes(foldPersian(typed));
}
