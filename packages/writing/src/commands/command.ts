import type { Piece } from '../match.ts';

/** Where a command stands in the help (copy `commands.group*`). */
export type CommandGroup = 'marks' | 'lines' | 'edit' | 'control';

/**
 * What a command does: it writes something anywhere in a text, writes something
 * only beside a number, or acts, and then only as a whole utterance.
 */
export type CommandEffect =
  | { readonly kind: 'writes'; readonly piece: Piece }
  | { readonly kind: 'writes-in-numbers'; readonly piece: Piece }
  | { readonly kind: 'acts' };

/** Something that is said to give an order. */
export interface Command<Id extends string = string> {
  /** The last part of its name in the copy deck: `commands.period`. */
  readonly id: Id;
  readonly group: CommandGroup;
  /** All that may be said for it, the deck's own phrase first; spellings that `foldPersian` makes one are given once. */
  readonly phrases: readonly [string, ...string[]];
  readonly effect: CommandEffect;
}

/** What a command writes; null where it acts. */
export function pieceOf({ effect }: Command): Piece | null {
  return effect.kind === 'acts' ? null : effect.piece;
}
