import type { Token } from './tokenize.ts';

/**
 * Spacing of an output token: a word has spaces around it, a closing mark none
 * before it, an opening mark none after it, an infix (slash, half-space) none on
 * either side, and a break starts a new line.
 */
export type OutputKind = 'word' | 'closing' | 'opening' | 'infix' | 'break';

/** One token of the formatted text. */
export interface OutputToken {
  readonly text: string;
  readonly kind: OutputKind;
}

/** The rewriting of some tokens by a rule. */
export interface RuleMatch {
  /** Number of tokens it covers, from 1 to `longestMatch`. */
  readonly length: number;
  /** Replaces the covered tokens; empty to remove them. */
  readonly output: readonly OutputToken[];
  /** The id of the spoken command that was applied. */
  readonly command?: string;
}

/** Rewrites the tokens from `at` on, or returns null when the rule does not apply. */
export type Rule = (tokens: readonly Token[], at: number) => RuleMatch | null;

/** Largest number of tokens, from `at` on, that a rule may read, and so the largest match. */
export const longestMatch = 48;

/** Largest number of tokens before `at` that a rule may read. */
export const longestLookBack = 10;

export function toWordToken(text: string): OutputToken {
  return { text, kind: 'word' };
}
