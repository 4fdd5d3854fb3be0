import { type Token, tokensOf } from '../token.ts';

/** A token with its place in the text it is of: UTF-16 offsets. */
export interface PlacedToken extends Token {
  readonly from: number;
  readonly to: number;
}

const asForeign = { key: '', kind: 'foreign' } as const;
const code = /```.*?```|`[^`\n]*`/gsu;

/** The tokens of a text that is already written, line by line, each with its place; code is foreign. */
export function placedTokens(text: string): PlacedToken[][] {
  const isCode = within(text, code);
  const lines: PlacedToken[][] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push(tokensOfLine(line, start, isCode));
    start += line.length + 1;
  }
  return lines;
}

/** Says of a stretch of text whether it lies in another. */
export type IsWithin = (place: { readonly from: number; readonly to: number }) => boolean;

function within(text: string, pattern: RegExp): IsWithin {
  const found = Array.from(text.matchAll(pattern), ({ 0: all, index }) => ({
    from: index,
    to: index + all.length,
  }));
  return ({ from, to }) => found.some((range) => from < range.to && to > range.from);
}

function tokensOfLine(line: string, start: number, isCode: IsWithin): PlacedToken[] {
  const placed: PlacedToken[] = [];
  for (const { 0: chunk, index } of line.matchAll(/\S+/gu)) {
    let from = index;
    for (const token of tokensOf({ id: 'text', text: chunk })) {
      // «...» is one mark, written shorter.
      const length = line.startsWith(token.text, from) ? token.text.length : 3;
      const place = { from: start + from, to: start + from + length };
      placed.push({ ...token, ...place, ...(isCode(place) ? asForeign : {}) });
      from += length;
    }
  }
  return placed;
}
