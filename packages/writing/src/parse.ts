import { longestMatch, type Match, type PieceKind, type Rule } from './match.ts';
import type { Token, TokenKind } from './token.ts';

/** A match in its place: the tokens from `from` up to `to`. */
export interface Item extends Match {
  readonly from: number;
  readonly to: number;
}

/** Whether the person wants the command that begins here as the word itself. */
export type WantsWord = (token: Token) => boolean;

/**
 * Reads tokens from `from` on, the first rule that knows them taking them; a
 * rule is asked at words and at the engine's marks, never at what is foreign.
 * Linear: no rule looks further than `longestMatch`.
 */
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

/**
 * The first word that an item took: what `WantsWord` is asked about. An item may
 * begin with a mark of the engine that the spoken one replaces.
 */
export function firstWord(
  tokens: readonly Token[],
  { from, to }: Pick<Item, 'from' | 'to'>,
): Token | undefined {
  return tokens.slice(from, to).find(({ kind }) => kind === 'word');
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
  if (token === undefined || token.kind === 'foreign' || token.kind === 'break') {
    return asItStands(token);
  }
  for (const rule of rules) {
    const match = rule(tokens, at);
    if (match !== null && !isUnwanted(match, tokens, at, wantsWord)) {
      return match;
    }
  }
  return asItStands(token);
}

function isUnwanted(
  { command, length }: Match,
  tokens: readonly Token[],
  at: number,
  wantsWord: WantsWord,
): boolean {
  const said = firstWord(tokens, { from: at, to: at + length });
  return command !== undefined && said !== undefined && wantsWord(said);
}

function asItStands(token: Token | undefined): Match {
  const { text = '', kind = 'word', isOpening = false } = token ?? {};
  return { length: 1, pieces: [{ text, kind: pieceKindOf(kind, isOpening) }] };
}

function pieceKindOf(kind: TokenKind, isOpening: boolean): PieceKind {
  switch (kind) {
    case 'mark':
      return isOpening ? 'opening' : 'closing';
    case 'break':
      return 'break';
    case 'word':
    case 'foreign':
      return 'word';
  }
}
