import { toLatinDigits } from '@nevisa/writing';

/**
 * Finds a code in typed or pasted text, in Latin digits: a group of exactly `length`
 * digits, else all digits.
 */
export function codeIn(words: string, length: number): string {
  const latin = toLatinDigits(words);
  const together = new RegExp(String.raw`(?<!\d)\d(?:[\s\u200c-]?\d){${length - 1}}(?!\d)`);
  return digitsOf(together.exec(latin)?.[0] ?? latin).slice(0, length);
}

function digitsOf(words: string): string {
  return words.replaceAll(/\D/g, '');
}
