import { type Token, tokenize } from '../tokenize.ts';

/** A token with its place in the text, in UTF-16 units. */
export interface PlacedToken extends Token {
  readonly from: number;
  readonly to: number;
}

const asForeign = { key: '', kind: 'foreign' } as const;
const code = /```.*?```|`[^`\n]*`/gsu;

/** The tokens of a written text, line by line; code is foreign. */
export function listPlacedTokens(text: string): PlacedToken[][] {
  const isCode = createCodeTest(text);
  const lines: PlacedToken[][] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push([...placeTokens(line, start, isCode)]);
    start += line.length + 1;
  }
  return lines;
}

/** Whether a range of the text lies within certain other ranges. */
export type IsWithin = (place: { readonly from: number; readonly to: number }) => boolean;

/** Returns a test for ranges within code. */
export function createCodeTest(text: string): IsWithin {
  const found = Array.from(text.matchAll(code), ({ 0: all, index }) => ({
    from: index,
    to: index + all.length,
  }));
  return ({ from, to }) => found.some((range) => from < range.to && to > range.from);
}

/** The tokens of a line that begins at `start` of the text, one by one. */
export function* placeTokens(
  line: string,
  start: number,
  isCode: IsWithin,
): Generator<PlacedToken, void, void> {
  for (const { 0: chunk, index } of line.matchAll(/\S+/gu)) {
    let from = index;
    for (const token of tokenize({ id: 'text', text: chunk })) {
      // The mark «…» may be three full stops in the text.
      const length = line.startsWith(token.text, from) ? token.text.length : 3;
      const place = { from: start + from, to: start + from + length };
      yield { ...token, ...place, ...(isCode(place) ? asForeign : {}) };
      from += length;
    }
  }
}
