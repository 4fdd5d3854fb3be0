import { type Token, tokenize } from '../tokenize.ts';

/** A token with its place in the text, in UTF-16 units. */
export interface PlacedToken extends Token {
  readonly from: number;
  readonly to: number;
}

const asForeign = { key: '', kind: 'foreign' } as const;
const code = /```.*?```|`[^`\n]*`/gsu;

/** The tokens of a written text, line by line; code is foreign. */
export function placedTokens(text: string): PlacedToken[][] {
  const isCode = createRangeTest(text, code);
  const lines: PlacedToken[][] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push(placeLine(line, start, isCode));
    start += line.length + 1;
  }
  return lines;
}

/** Whether a range of the text lies within certain other ranges. */
export type IsWithin = (place: { readonly from: number; readonly to: number }) => boolean;

function createRangeTest(text: string, pattern: RegExp): IsWithin {
  const found = Array.from(text.matchAll(pattern), ({ 0: all, index }) => ({
    from: index,
    to: index + all.length,
  }));
  return ({ from, to }) => found.some((range) => from < range.to && to > range.from);
}

function placeLine(line: string, start: number, isCode: IsWithin): PlacedToken[] {
  const placed: PlacedToken[] = [];
  for (const { 0: chunk, index } of line.matchAll(/\S+/gu)) {
    let from = index;
    for (const token of tokenize({ id: 'text', text: chunk })) {
      // The mark «…» may be three full stops in the text.
      const length = line.startsWith(token.text, from) ? token.text.length : 3;
      const place = { from: start + from, to: start + from + length };
      placed.push({ ...token, ...place, ...(isCode(place) ? asForeign : {}) });
      from += length;
    }
  }
  return placed;
}
