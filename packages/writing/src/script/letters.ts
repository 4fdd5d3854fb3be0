/** The half-space: it parts two pieces of one word. */
export const halfSpace = '\u200C';

// The stretching line is a part of this one.
const lunarYear = 'هـ';

const arabicLetters: readonly (readonly [RegExp, string])[] = [
  // A yeh that carries a hamza is a letter of its own, «ئ», in two code points.
  [/[يى](?!\u0654)/g, 'ی'],
  [/ك/g, 'ک'],
  [/(?<=[\p{Lo}\p{M}])\u0640+|\u0640+(?=\p{Lo})/gu, ''],
  [/ۀ|\u06D5\u0654|ه\u200C+\u0654|هء$/g, 'ه\u0654'],
];

/** Writes Arabic ي, ى, ك and all spellings of «هٔ» in their Persian form, and leaves out stretching lines. */
export function withPersianLetters(word: string): string {
  return word === lunarYear
    ? word
    : arabicLetters.reduce((written, [letters, letter]) => written.replace(letters, letter), word);
}

/** Leaves one half-space where several stand, and none at the edges of a word. */
export function withTidyHalfSpaces(word: string): string {
  const tidy = word.replaceAll(/^\u200C+|\u200C+$/g, '').replaceAll(/\u200C{2,}/g, halfSpace);
  return tidy === '' ? word : tidy;
}

/** A word as it stands in the lists: Persian letters, no vowel signs, but آ, أ, ئ and the hamza above as they are. */
export function plain(word: string): string {
  return withPersianLetters(withTidyHalfSpaces(word)).replaceAll(
    /[\u064B-\u0653\u0655-\u065F\u0670\u0640]/g,
    '',
  );
}

/** Whether a token consists of letters alone, so that something can be joined to it. */
export function isOfLetters(word: string): boolean {
  return word !== lunarYear && /^[\p{L}\p{M}\u200C]+$/u.test(word) && /\p{Lo}/u.test(word);
}

/** Joins two pieces of one word; after a letter that never joins the next one, a half-space would show nothing. */
export function joined(before: string, after: string): string {
  return before + (/[اآأدذرزژوؤ]$/.test(plain(before)) ? '' : halfSpace) + after;
}

/** Puts a half-space after the first letters of a word, counted as `plain` counts them. */
export function splitAfter(word: string, letters: number): string {
  let end = 0;
  while (end < word.length && plain(word.slice(0, end + 1)).length <= letters) {
    end += 1;
  }
  return word.slice(0, end) + halfSpace + word.slice(end);
}

/** The words of a list that is written as a text. */
export function listOf(words: string): readonly string[] {
  return words.trim().split(/\s+/u);
}
