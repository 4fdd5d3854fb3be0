import type { Token } from './token.ts';

/**
 * How a piece stands beside its neighbours: a word is set off by spaces, a
 * closing mark leans on what is before it, an opening one on what follows, a
 * joint holds both together, and a break begins a new line.
 */
export type PieceKind = 'word' | 'closing' | 'opening' | 'joint' | 'break';

/** Something to write. */
export interface Piece {
  readonly text: string;
  readonly kind: PieceKind;
}

/** What a rule makes of some tokens. */
export interface Match {
  /** How many tokens it takes; at least 1, at most `longestMatch`. */
  readonly length: number;
  /** What is written instead; nothing where the tokens are left out. */
  readonly pieces: readonly Piece[];
  /** The id of the spoken command that was carried out. */
  readonly command?: string;
}

/** Says what is written for the tokens from `at` on; null where that is not its concern. */
export type Rule = (tokens: readonly Token[], at: number) => Match | null;

/** The most tokens that a rule may look at, from `at` on, and so the most that a match may take. */
export const longestMatch = 48;

/** The most tokens before `at` that a rule may look back to. */
export const longestLookBack = 4;

/** A word as it stands. */
export function asWord(text: string): Piece {
  return { text, kind: 'word' };
}
