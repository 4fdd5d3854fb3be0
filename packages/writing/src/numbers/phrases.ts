import { foldPersian } from '../fold.ts';
import type { Token } from '../token.ts';

const longestPhrase = 3;

/** The keys of a list of words: a space parts two of them, a «_» the tokens within one. */
export function phrases(list: string): string[] {
  return list.split(' ').map((phrase) => phrase.split('_').map(foldPersian).join('_'));
}

/** The longest phrase of a table that begins at a token. */
export function phraseAt<Value>(
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
