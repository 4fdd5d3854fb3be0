import type { Rule } from './rule.ts';
import { findFirstWord, type PlacedMatch, applyRules, countSettledMatches } from './applyRules.ts';
import { type Segment, type Token, tokenize } from './tokenize.ts';
import { renderText } from './renderText.ts';

/** A spoken command that was applied, and its place. */
export interface AppliedCommand {
  readonly id: string;
  /** The spoken words. */
  readonly spoken: string;
  readonly segmentId: string;
  /** Index of its first word among the tokens of its segment. */
  readonly index: number;
}

/** The formatted text of one segment. */
export interface FormattedSegment {
  readonly id: string;
  /** Empty when a match of an earlier segment covers the words, or when all were removed. */
  readonly text: string;
  readonly commands: readonly AppliedCommand[];
}

export interface FormatterOptions {
  rules: readonly Rule[];
  autoSpace: boolean;
  /** Whether the user has turned a command back into words. */
  rejectsCommand?: (command: Pick<AppliedCommand, 'segmentId' | 'index'>) => boolean;
}

/** Formats consecutive segments as one text. */
export interface Formatter {
  /**
   * Adds the next segment and returns the segments whose text changed, up to and
   * including the new one: a command or a number may have begun in an earlier
   * segment. The result equals that of formatting all segments at once;
   * the work does not grow with the number of earlier segments.
   */
  push: (segment: Segment) => FormattedSegment[];
}

export function createIncrementalFormatter({
  rules,
  autoSpace,
  rejectsCommand,
}: FormatterOptions): Formatter {
  const tokens: Token[] = [];
  const segments: { id: string; from: number }[] = [];
  const matches: PlacedMatch[] = [];
  const written: FormattedSegment[] = [];

  return {
    push(segment) {
      matches.length = countSettledMatches(matches, tokens.length);
      const from = matches.at(-1)?.to ?? 0;
      segments.push({ id: segment.id, from: tokens.length });
      tokens.push(...tokenize(segment));
      matches.push(...applyRules(tokens, rules, from, rejectsCommand));
      const first = segments.findLastIndex((one) => one.from <= from);
      const next = formatSegments(first);
      const same = next.findIndex((one, at) => one.text !== written[first + at]?.text);
      written.splice(first, Infinity, ...next);
      return next.slice(same);
    },
  };

  // A match belongs to the segment of its first token.
  function formatSegments(first: number): FormattedSegment[] {
    return segments.slice(first).map(({ id, from }, at) => {
      const to = segments[first + at + 1]?.from ?? Infinity;
      const own = getMatchesBetween(from, to);
      return {
        id,
        text: renderText(own, autoSpace),
        commands: own.flatMap((match) => readCommand(match, tokens)),
      };
    });
  }

  function getMatchesBetween(from: number, to: number): PlacedMatch[] {
    const own: PlacedMatch[] = [];
    for (let at = matches.length - 1; at >= 0; at -= 1) {
      const match = matches[at];
      if (match === undefined || match.from < from) {
        break;
      }
      if (match.from < to) {
        own.unshift(match);
      }
    }
    return own;
  }
}

function readCommand(match: PlacedMatch, tokens: readonly Token[]): AppliedCommand[] {
  const token = findFirstWord(tokens, match);
  if (match.command === undefined || token === undefined) {
    return [];
  }
  const spoken = tokens
    .slice(match.from, match.to)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ');
  return [{ id: match.command, spoken, segmentId: token.segmentId, index: token.index }];
}
