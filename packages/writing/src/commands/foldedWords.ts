import { foldPersian } from '../fold.ts';

/** A list of words set apart by spaces, as they are compared; a half-space holds several words together. */
export function foldedWords(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(foldPersian));
}
