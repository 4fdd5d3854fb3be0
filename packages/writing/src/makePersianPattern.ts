import { foldPersian } from './fold.ts';

/** Longest query in characters; the rest of a longer one is not searched for. */
export const longestQuery = 200;

export interface PatternOptions {
  /** No letter, digit or half-space joins the hit with a further letter. @default false */
  wholeWord?: boolean;
  /** Only the characters as they are typed: no other form of a letter, digit or space. @default false */
  exactLetters?: boolean;
}

/**
 * The pattern that finds a query in a text as it is written, so that the places of its hits
 * are exact. A letter matches each of its forms, as in `foldPersian`; vowel signs,
 * tatweel and half-spaces between two letters are ignored; a space matches a run of spaces
 * and half-spaces; a digit matches that of each script. All other signs match themselves. A
 * hit includes the vowel signs of its last letter.
 *
 * The pattern has the flags `g` and `u`; a hit never reaches over a line break. Null for a
 * query without a character that can be found.
 */
export function makePersianPattern(
  query: string,
  { wholeWord = false, exactLetters = false }: PatternOptions = {},
): RegExp | null {
  const letters = Array.from(query).slice(0, longestQuery).join('').trim();
  if (letters === '') {
    return null;
  }
  // A query of nothing but vowel signs or half-spaces is searched for as it is.
  const isFoldable = !exactLetters && foldPersian(letters) !== '';
  const source = isFoldable ? writeFolded(letters) : writeExact(letters);
  return new RegExp(wholeWord ? withEdges(source, letters) : source, 'gu');
}

// Characters that `foldPersian` leaves out, except for spaces and the half-space.
const signs =
  '\\u064B-\\u065F\\u0670\\u0640\\u0621\\u200B\\u200D-\\u200F\\u00AD\\u2066-\\u2069' +
  '\\uFC5E-\\uFC63\\uFCF2-\\uFCF4\\uFE70-\\uFE72\\uFE74\\uFE76-\\uFE80';
const spaces = ' \\t\\v\\f\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF';
const betweenLetters = `[${signs}\\u200C]*`;
// Each character fits one part only, so that a long run of them is read once.
const betweenWords = `[${signs}]*[${spaces}\\u200C][${signs}${spaces}\\u200C]*`;

function writeFolded(query: string): string {
  const words = query
    .split(/[^\S\n\r]+/u)
    .map((word) => writeWord(word))
    .filter((word) => word !== '');
  return `${words.join(betweenWords)}[${signs}]*`;
}

function writeWord(word: string): string {
  const letters = Array.from(word).filter((letter) => foldPersian(letter) !== '');
  return letters.map(writeLetter).join(betweenLetters);
}

function writeLetter(letter: string): string {
  const folded = Array.from(foldPersian(letter));
  if (folded.length === 1) {
    return writeClass([letter, ...findAlike(folded[0] ?? '')]);
  }
  // A ligature is a letter in the text and several letters where it is written out.
  const writtenOut = folded.map((one) => writeClass(findAlike(one))).join(betweenLetters);
  return `(?:${writeExact(letter)}|${writtenOut})`;
}

function writeClass(letters: readonly string[]): string {
  return `[${[...new Set(letters)].map(writeExact).join('')}]`;
}

function writeExact(text: string): string {
  return Array.from(text, (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`).join('');
}

const partOfWord = /[\p{L}\p{N}_]/u;
const joining = '[\\p{M}\\u0640\\u200C\\u200D]*';

function withEdges(source: string, query: string): string {
  const letters = Array.from(query).filter((letter) => !/[\p{M}\u0640\u200C\u200D]/u.test(letter));
  const before = partOfWord.test(letters.at(0) ?? '') ? `(?<![\\p{L}\\p{N}_]${joining})` : '';
  const after = partOfWord.test(letters.at(-1) ?? '') ? `(?!${joining}[\\p{L}\\p{N}_])` : '';
  return `${before}${source}${after}`;
}

/** All letters that fold to this one; the letter of a script with cases in both cases. */
function findAlike(folded: string): readonly string[] {
  const cases = [folded, folded.toUpperCase()].filter((one) => foldPersian(one) === folded);
  return [...cases, ...(readArabicForms().get(folded) ?? [])];
}

// The Arabic block, and the letter shapes of old PDF files.
const arabicBlocks = [
  [0x620, 0x6ff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
] as const;

let arabicForms: ReadonlyMap<string, readonly string[]> | null = null;

function readArabicForms(): ReadonlyMap<string, readonly string[]> {
  arabicForms ??= groupArabicForms();
  return arabicForms;
}

function groupArabicForms(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const [first, last] of arabicBlocks) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const folded = foldPersian(letter);
      forms.set(folded, [...(forms.get(folded) ?? []), letter]);
    }
  }
  // Digits of the third script are outside of these blocks.
  for (let digit = 0; digit <= 9; digit += 1) {
    const latin = String(digit);
    forms.set(latin, [...(forms.get(latin) ?? []), latin]);
  }
  return forms;
}
