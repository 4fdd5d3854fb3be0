import { removeUnseenCharacters } from '@nevisa/machines';
import { toLatinDigits } from '@nevisa/writing';

/** The longest code that the contract takes. */
const longest = 32;

/**
 * A discount code as the server knows it: upper case, Latin digits, without spaces, half-spaces
 * and marks of direction (X-205, T-72). Empty for no code.
 */
export function readCode(typed: string): string {
  return removeUnseenCharacters(toLatinDigits(typed.normalize('NFKC')))
    .toUpperCase()
    .slice(0, longest);
}
