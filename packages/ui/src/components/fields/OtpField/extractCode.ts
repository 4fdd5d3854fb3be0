import { toLatinDigits } from '@nevisa/writing';

/**
 * Finds a code in typed or pasted text, in Latin digits: a group of exactly `length`
 * digits, else all digits.
 */
export function extractCode(words: string, length: number): string {
  const latin = toLatinDigits(words);
  const together = new RegExp(String.raw`(?<!\d)\d(?:[\s\u200c-]?\d){${length - 1}}(?!\d)`);
  return stripNonDigits(together.exec(latin)?.[0] ?? latin).slice(0, length);
}

function stripNonDigits(words: string): string {
  return words.replaceAll(/\D/g, '');
}
