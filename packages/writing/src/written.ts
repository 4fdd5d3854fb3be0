import { separator } from './compose.ts';
import type { Piece, Rule } from './match.ts';
import { type Item, parse } from './parse.ts';
import { tokensOf } from './token.ts';

/** The pieces of some items as one text. */
export function textOfItems(items: readonly Item[], autoSpace: boolean): string {
  let text = '';
  let before: Piece | undefined;
  for (const piece of items.flatMap(({ pieces }) => pieces)) {
    text += separator(before, piece, autoSpace) + piece.text;
    before = piece;
  }
  return text;
}

/** What these rules make of a text. */
export function writtenBy(rules: readonly Rule[], text: string, autoSpace = true): string {
  return textOfItems(parse(tokensOf({ id: 'text', text }), rules), autoSpace);
}
