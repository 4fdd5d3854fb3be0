/** The longest texts of a message, in letters as a person counts them. */
export const longestMessage = { title: 100, text: 2_000 } as const;

const letters = new Intl.Segmenter('fa', { granularity: 'grapheme' });

/** Counts letters as a person does: an emoji of several parts and a letter with its marks are one. */
export function countLetters(text: string): number {
  let count = 0;
  for (const _ of letters.segment(text)) {
    count += 1;
  }
  return count;
}

/** Whether a text has a letter that can be seen. */
export function isVisible(text: string): boolean {
  return text.replaceAll(invisible, '') !== '';
}

// Spaces, half-spaces, marks of direction and the soft hyphen.
const invisible = /[\s\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g;

/** The text without what reverses the words after it, and without control characters; a message is plain text. */
export function toPlainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '');
}

// The marks U+200E and U+200F stay: they mend a mixed line and reverse nothing.
const controls = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
