import { codeLetters, codeShape } from '@nevisa/api/management';
import { removeUnseenCharacters } from '@nevisa/machines';
import { toLatinDigits } from '@nevisa/writing';

/** A typed code in upper case and with Latin digits, without spaces and marks of direction. */
export function cleanCode(typed: string): string {
  const latin = toLatinDigits(typed.normalize('NFKC')).replaceAll(/[‐‑‒–—−]/g, '-');
  return removeUnseenCharacters(latin).toUpperCase().normalize('NFKC');
}

export function isCode(code: string): boolean {
  return codeShape.test(code);
}

/** The number of letters of a random code: 27⁸ codes are too many for one to be found by trying. */
const usualLength = 8;

/**
 * A random code without letters that look alike.
 *
 * @param fillBytes fills an array with random bytes
 */
export function makeRandomCode(
  fillBytes: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
  length = usualLength,
): string {
  // A byte beyond the last whole round would favour the first letters.
  const bound = 256 - (256 % codeLetters.length);
  let code = '';
  while (code.length < length) {
    const bytes = new Uint8Array(length);
    fillBytes(bytes);
    const fair = [...bytes].filter((byte) => byte < bound);
    code += fair.map((byte) => codeLetters[byte % codeLetters.length]).join('');
  }
  return code.slice(0, length);
}
