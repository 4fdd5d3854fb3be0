import {
  longestLookBack,
  longestMatch,
  type RuleMatch,
  type OutputKind,
  type Rule,
} from './rule.ts';
import type { Token, TokenKind } from './tokenize.ts';

/** A match and its range: the tokens from `from` up to, not including, `to`. */
export interface PlacedMatch extends RuleMatch {
  readonly from: number;
  readonly to: number;
}

/** Whether the user has turned the command that begins here back into words. */
export type RejectsCommand = (token: Token) => boolean;

/**
 * Rewrites the tokens from `from` on: at each token the first matching rule wins.
 * Rules apply to words and punctuation of the engine, never to foreign tokens or line breaks.
 * A rejected command stays in words: no other command begins within it.
 * Linear in the number of tokens, because no rule looks further than `longestMatch`.
 */
export function applyRules(
  tokens: readonly Token[],
  rules: readonly Rule[],
  from = 0,
  rejectsCommand: RejectsCommand = () => false,
): PlacedMatch[] {
  const matches: PlacedMatch[] = [];
  let at = from;
  let wordsUntil = findEndOfRejected(tokens, from, rules, rejectsCommand);
  while (at < tokens.length) {
    const [match, rejectedTo] = findMatch(tokens, at, rules, rejectsCommand, wordsUntil);
    wordsUntil = Math.max(wordsUntil, rejectedTo);
    matches.push({ ...match, from: at, to: at + match.length });
    at += match.length;
  }
  return matches;
}

/** The end of a rejected command that begins before `from`; 0 without one. */
function findEndOfRejected(
  tokens: readonly Token[],
  from: number,
  rules: readonly Rule[],
  rejectsCommand: RejectsCommand,
): number {
  let end = 0;
  for (let at = Math.max(0, from - longestLookBack); at < from; at += 1) {
    const token = tokens[at];
    if (token !== undefined && rejectsCommand(token)) {
      end = Math.max(end, findMatch(tokens, at, rules, rejectsCommand)[1]);
    }
  }
  return end;
}

/**
 * The first word of a match, the token that `RejectsCommand` receives. A match may
 * begin with punctuation of the engine that a spoken mark replaces.
 */
export function findFirstWord(
  tokens: readonly Token[],
  { from, to }: Pick<PlacedMatch, 'from' | 'to'>,
): Token | undefined {
  return tokens.slice(from, to).find(({ kind }) => kind === 'word');
}

/** Number of leading matches that further tokens cannot change. */
export function countSettledMatches(matches: readonly PlacedMatch[], tokenCount: number): number {
  let count = matches.length;
  while (count > 0 && (matches[count - 1]?.from ?? 0) > tokenCount - longestMatch) {
    count -= 1;
  }
  return count;
}

/**
 * The first match that is not rejected, and the end of the rejected ones; 0 without one.
 * The words before `wordsUntil` begin no command.
 */
function findMatch(
  tokens: readonly Token[],
  at: number,
  rules: readonly Rule[],
  rejectsCommand: RejectsCommand,
  wordsUntil = 0,
): [match: RuleMatch, rejectedTo: number] {
  const token = tokens[at];
  let rejectedTo = 0;
  if (token === undefined || token.kind === 'foreign' || token.kind === 'break') {
    return [keepToken(token), rejectedTo];
  }
  for (const rule of rules) {
    const match = rule(tokens, at);
    const said =
      match?.command === undefined
        ? undefined
        : findFirstWord(tokens, { from: at, to: at + match.length });
    if (match !== null && said !== undefined && rejectsCommand(said)) {
      rejectedTo = Math.max(rejectedTo, at + match.length);
    } else if (match !== null && (said === undefined || tokens.indexOf(said, at) >= wordsUntil)) {
      return [match, rejectedTo];
    }
  }
  return [keepToken(token), rejectedTo];
}

function keepToken(token: Token | undefined): RuleMatch {
  const { text = '', kind = 'word', isOpening = false } = token ?? {};
  return { length: 1, output: [{ text, kind: toOutputKind(kind, isOpening) }] };
}

function toOutputKind(kind: TokenKind, isOpening: boolean): OutputKind {
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
