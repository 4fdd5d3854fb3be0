import { toLatinDigits } from './digits.ts';

const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u064B-\u065F\u0670\u0640]/g, ''], // vowel signs, hamza above, dagger alef, and tatweel
  [/[يىئ]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[أإآٱ]/g, 'ا'],
  [/ؤ/g, 'و'],
  [/[ةۀ]/g, 'ه'],
  [/ء/g, ''],
  [/[\s\u200B-\u200F\u00AD\u2066-\u2069]/g, ''], // spaces, half-spaces and bidi marks
];

/**
 * Folds a text for comparison: one form of ی, ک, ا and ه, Latin digits, lower case,
 * no vowel signs, spaces or half-spaces, so that «مي بد» and «میبد» match «می‌بد».
 * Not for display.
 */
export function foldPersian(text: string): string {
  return alike
    .reduce(
      (folded, [letters, letter]) => folded.replaceAll(letters, letter),
      toLatinDigits(text.normalize('NFKC')).toLowerCase(),
    )
    .normalize('NFKC');
}

const sameInSearch: readonly (readonly [RegExp, string])[] = [
  [/(?<=ه)\u200C[یيى](?![\p{L}\p{M}\u200C])/gu, ''], // «خانه‌ی ما» and «خانهٔ ما»
  [/(?<=[\d٠-٩۰-۹])[٬,](?=[\d٠-٩۰-۹]{3})/g, ''], // thousands separators
  [/(?<=مس)[اأ](?=ل)/g, 'ئ'], // «مساله» and «مسئله»
  [/هی[اأ]ت/g, 'هیئت'],
];

// As `foldPersian`, with one spelling of the ezafe, of numbers and of «مسئله».
function foldForSearch(text: string): string {
  return foldPersian(
    sameInSearch.reduce((folded, [spelling, one]) => folded.replaceAll(spelling, one), text),
  );
}

/** Whether a text contains a search text, with any spelling of its letters. */
export function matchesPersian(text: string, typed: string): boolean {
  return (
    foldPersian(text).includes(foldPersian(typed)) ||
    foldForSearch(text).includes(foldForSearch(typed))
  );
}

/** The folded words of a list that is separated by spaces; a half-space keeps several words in one entry. */
export function foldWords(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(foldPersian));
}
