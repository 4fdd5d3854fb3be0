import { remember } from '../remember.ts';

/** The half-space (ZWNJ), which separates the parts of one word. */
export const halfSpace = '\u200C';

// Abbreviation of the lunar year; its tatweel is part of it.
const lunarYear = 'هـ';

const arabicLetters: readonly (readonly [RegExp, string])[] = [
  // Yeh with a combining hamza is the letter «ئ» in two code points.
  [/[يى](?!\u0654)/g, 'ی'],
  [/ك/g, 'ک'],
  [/(?<=[\p{Lo}\p{M}])\u0640+|\u0640+(?=\p{Lo})/gu, ''],
  [/ۀ|\u06D5\u0654|ه\u200C+\u0654|هء$/g, 'ه\u0654'],
];

/** Converts Arabic ي, ى, ك and all spellings of «هٔ» to Persian letters, and removes tatweel. */
export function withPersianLetters(word: string): string {
  return word === lunarYear
    ? word
    : arabicLetters.reduce((written, [letters, letter]) => written.replace(letters, letter), word);
}

/** Reduces several half-spaces to one, and removes those at the edges of a word. */
export function withTidyHalfSpaces(word: string): string {
  const tidy = word.replaceAll(/^\u200C+|\u200C+$/g, '').replaceAll(/\u200C{2,}/g, halfSpace);
  return tidy === '' ? word : tidy;
}

/** The form of a word in the word lists: Persian letters without vowel signs; آ, أ, ئ and hamza above stay. */
export const plain = remember((word) =>
  withPersianLetters(withTidyHalfSpaces(word)).replaceAll(
    /[\u064B-\u0653\u0655-\u065F\u0670\u0640]/g,
    '',
  ),
);

/** Whether a token consists of letters only, so that a word can be joined to it. */
export const hasOnlyLetters = remember(
  (word) => word !== lunarYear && /^[\p{L}\p{M}\u200C]+$/u.test(word) && /\p{Lo}/u.test(word),
);

/** Joins two parts of a word; after a letter that never connects, the half-space is omitted. */
export function joinLetters(before: string, after: string): string {
  return before + (/[اآأدذرزژوؤ]$/.test(plain(before)) ? '' : halfSpace) + after;
}

/** Inserts a half-space after the first `letters` letters, counted in the plain form. */
export function splitAfter(word: string, letters: number): string {
  let end = 0;
  while (end < word.length && plain(word.slice(0, end + 1)).length <= letters) {
    end += 1;
  }
  return word.slice(0, end) + halfSpace + word.slice(end);
}

/** Splits a list of words at white space. */
export function splitWords(words: string): readonly string[] {
  return words.trim().split(/\s+/u);
}
