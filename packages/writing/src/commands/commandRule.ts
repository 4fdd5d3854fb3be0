import type { RuleMatch, Rule } from '../rule.ts';
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
export function commandRule({
  convertPunctuations,
}: Pick<WritingSettings, 'convertPunctuations'>): Rule {
  return convertPunctuations ? convertSpokenMark : () => null;
}

function convertSpokenMark(tokens: readonly Token[], at: number): RuleMatch | null {
  const from = skipMarks(tokens, at);
  const spoken = findPhrase(tokens, from);
  const output = spoken === null ? null : getOutput(spoken.command);
  if (
    spoken === null ||
    output === null ||
    !replacesBefore(spoken.command, tokens.slice(at, from)) ||
    !isMeantAsMark(tokens, spoken)
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

function isMeantAsMark(tokens: readonly Token[], spoken: SpokenPhrase): boolean {
  const timed = isTimed(tokens, spoken);
  switch (classifyPhrase(tokens, spoken)) {
    case 'mark':
      return true;
    case 'word':
      return false;
    case 'rather-word':
      return timed && isSetOff(tokens, spoken);
    case 'open':
      return !timed || isInfix(spoken) || isSetOff(tokens, spoken);
  }
}

// Half-spaces and slashes are spoken within a word, without a silence.
function isInfix({ command }: SpokenPhrase): boolean {
  return getOutput(command)?.kind === 'infix';
}
