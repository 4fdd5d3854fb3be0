import { foldPersian } from '../fold.ts';
import type { Token } from '../tokenize.ts';

const longestPhrase = 3;

/** Parses a list of phrases into folded keys: a space separates phrases, «_» the tokens of one. */
export function parsePhrases(list: string): string[] {
  return list.split(' ').map((phrase) => phrase.split('_').map(foldPersian).join('_'));
}

/** The longest phrase of a table that begins at a token. */
export function findPhrase<Value>(
  table: ReadonlyMap<string, Value>,
  tokens: readonly Token[],
  at: number,
): { readonly value: Value; readonly to: number } | null {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    const value = table.get(part.map(({ key }) => key).join('_'));
    if (value !== undefined && part.length === length) {
      return { value, to: at + length };
    }
  }
  return null;
}
