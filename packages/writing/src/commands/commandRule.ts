import { longestLookBack, longestMatch, type RuleMatch, type Rule } from '../rule.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../tokenize.ts';
import { getOutput } from './command.ts';
import { skipMarks, countReplacedMarks, replacesBefore } from './engineMarks.ts';
import { classifyPhrase } from './guards.ts';
import { findPhrase, type SpokenPhrase } from './commandPhrases.ts';
import { isSetOff, isTimed } from './silence.ts';

/**
 * Converts spoken marks and lines: the longest phrase wins, phrases that are
 * part of the sentence stay words, and a spoken mark replaces the
 * engine's mark at the same place.
 */
export function createCommandRule({
  convertPunctuations,
}: Pick<WritingSettings, 'convertPunctuations'>): Rule {
  return convertPunctuations ? convertSpokenMark : () => null;
}

/** Largest number of tokens behind a phrase that decide about it. */
const farthestGuard = 8;

function convertSpokenMark(tokens: readonly Token[], at: number): RuleMatch | null {
  const from = skipMarks(tokens, at);
  const spoken = findMark(tokens, from);
  const output = spoken === null ? null : getOutput(spoken.command);
  if (
    spoken === null ||
    output === null ||
    !replacesBefore(spoken.command, tokens.slice(at, from))
  ) {
    return null;
  }
  const { command, to } = spoken;
  return {
    length: to - at + countReplacedMarks(command, tokens, to),
    output: [output],
    command: command.id,
  };
}

/**
 * The phrase at `from` that is meant as a mark. Where the longest phrase continues in the
 * next segment and is none, the shorter one that was spoken before stays.
 */
function findMark(tokens: readonly Token[], from: number): SpokenPhrase | null {
  const longest = findPhrase(tokens, from);
  if (longest === null || isMeantAsMark(tokens, longest)) {
    return longest;
  }
  const border = endOfSegment(tokens, from);
  const shorter = border < longest.to ? findPhrase(tokens.slice(from, border), 0) : null;
  const spoken = shorter && { ...shorter, from, to: from + shorter.to };
  return spoken !== null && isMeantAsMark(tokens, spoken) ? spoken : null;
}

/**
 * The guards read up to the border of the segment in which the phrase ends, since that
 * border is a pause. A mark on the page is not taken back by what is said later; words may
 * become a mark when the next segments are read too.
 */
function isMeantAsMark(tokens: readonly Token[], spoken: SpokenPhrase): boolean {
  const farthest = Math.min(tokens.length, spoken.to + farthestGuard);
  let end = spoken.to - 1;
  do {
    end = endOfSegment(tokens, end);
    if (isMarkBefore(tokens, spoken, end)) {
      return true;
    }
  } while (end < farthest);
  return false;
}

function isMarkBefore(
  tokens: readonly Token[],
  { command, from, to }: SpokenPhrase,
  end: number,
): boolean {
  const start = Math.max(0, from - longestLookBack);
  const near = tokens.slice(start, end);
  const spoken = { command, from: from - start, to: to - start };
  const timed = isTimed(near, spoken);
  switch (classifyPhrase(near, spoken)) {
    case 'mark':
      return true;
    case 'word':
      return false;
    case 'rather-word':
      return timed && isSetOff(near, spoken);
    case 'open':
      return !timed || isInfix(spoken) || isSetOff(near, spoken);
  }
}

/** Index of the first token of the next segment, within the reach of a rule. */
function endOfSegment(tokens: readonly Token[], at: number): number {
  const id = tokens[at]?.segmentId;
  let end = at + 1;
  while (end < at + longestMatch && tokens[end]?.segmentId === id && tokens[end] !== undefined) {
    end += 1;
  }
  return end;
}

// Half-spaces and slashes are spoken within a word, without a silence.
function isInfix({ command }: SpokenPhrase): boolean {
  return getOutput(command)?.kind === 'infix';
}
