type Range = readonly [first: number, last: number];

/**
 * The characters of the Persian file of the interface font: all that a Persian page
 * needs. Space, digits and punctuation are here and not in the Latin file, because a
 * line whose spaces come from another font changes its width.
 */
export const persianRanges: readonly Range[] = [
  [0x20, 0x40], // space, Latin digits, marks
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa0, 0xa0], // no-break space
  [0xab, 0xab], // «
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb], // »
  [0xd7, 0xd7], // ×
  [0xf7, 0xf7], // ÷
  [0x60c, 0x60c], // ،
  [0x61b, 0x61b], // ؛
  [0x61f, 0x61f], // ؟
  [0x621, 0x63a], // letters, with the Arabic forms that are pasted
  [0x640, 0x655], // kashida, letters, diacritics
  [0x660, 0x66d], // Arabic-Indic digits, ٪ ٫ ٬
  [0x670, 0x671],
  [0x67e, 0x67e], // پ
  [0x686, 0x686], // چ
  [0x698, 0x698], // ژ
  [0x6a9, 0x6a9], // ک
  [0x6af, 0x6af], // گ
  [0x6c0, 0x6c0], // ۀ
  [0x6cc, 0x6cc], // ی
  [0x6d5, 0x6d5],
  [0x6f0, 0x6f9], // Persian digits
  [0x200b, 0x200f], // joiners and direction marks
  [0x2010, 0x2015], // hyphens and dashes
  [0x2018, 0x201e], // quotation marks
  [0x2022, 0x2022], // •
  [0x2026, 0x2026], // …
  [0x202a, 0x202f], // direction marks, narrow no-break space
  [0x2039, 0x203a], // ‹ ›
  [0x2212, 0x2212], // minus
];

/** The characters of the Latin file; the browser loads it only when one of them appears. */
export const latinRanges: readonly Range[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
];

/** All characters of the ranges as one string. */
export function listCharacters(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** Formats the ranges as the `unicode-range` of a font face. */
export function formatUnicodeRange(ranges: readonly Range[]): string {
  return ranges
    .map(([first, last]) => `U+${toHex(first)}${last === first ? '' : `-${toHex(last)}`}`)
    .join(', ');
}

function toHex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}
