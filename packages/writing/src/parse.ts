import { asWord, longestMatch, type Match, type Piece, type Rule } from './match.ts';
import type { Token } from './token.ts';

/** A match in its place: the tokens from `from` up to `to`. */
export interface Item extends Match {
  readonly from: number;
  readonly to: number;
}

/** Whether the person wants the command that begins here as the word itself. */
export type WantsWord = (place: Pick<Token, 'segmentId' | 'index'>) => boolean;

/** Reads tokens from `from` on, the first rule that knows them taking them. Linear: no rule looks further than `longestMatch`. */
export function parse(
  tokens: readonly Token[],
  rules: readonly Rule[],
  from = 0,
  wantsWord: WantsWord = () => false,
): Item[] {
  const items: Item[] = [];
  let at = from;
  while (at < tokens.length) {
    const match = matchAt(tokens, at, rules, wantsWord);
    items.push({ ...match, from: at, to: at + match.length });
    at += match.length;
  }
  return items;
}

/** How many of the items, from the first on, stay as they are whatever is said next. */
export function settledItems(items: readonly Item[], tokenCount: number): number {
  let count = items.length;
  while (count > 0 && (items[count - 1]?.from ?? 0) > tokenCount - longestMatch) {
    count -= 1;
  }
  return count;
}

function matchAt(
  tokens: readonly Token[],
  at: number,
  rules: readonly Rule[],
  wantsWord: WantsWord,
): Match {
  const [token] = tokens.slice(at, at + 1);
  if (token === undefined || token.kind === 'foreign') {
    return { length: 1, pieces: [asWord(token?.text ?? '')] };
  }
  if (token.kind === 'mark') {
    return { length: 1, pieces: [markPiece(token.text)] };
  }
  for (const rule of rules) {
    const match = rule(tokens, at);
    if (match !== null && !(match.command !== undefined && wantsWord(token))) {
      return match;
    }
  }
  return { length: 1, pieces: [asWord(token.text)] };
}

/** A mark that the engine has written. */
function markPiece(text: string): Piece {
  return { text, kind: /[«(“]/u.test(text) ? 'opening' : 'closing' };
}
