import type { Match, Rule } from '../match.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../token.ts';
import { pieceOf } from './command.ts';
import { afterMarks, replacedAfter, replacesBefore } from './engineMarks.ts';
import { verdictOn } from './guards.ts';
import { phraseAt, type Spoken } from './phrases.ts';
import { isSetOff, isTimed } from './silence.ts';

/**
 * Writes the marks and lines that are spoken: the longest phrase first,
 * words where they are a part of the sentence, and in place
 * of what the engine wrote at the same place.
 */
export function commandRule({
  convertPunctuations,
}: Pick<WritingSettings, 'convertPunctuations'>): Rule {
  return convertPunctuations ? spokenMark : () => null;
}

function spokenMark(tokens: readonly Token[], at: number): Match | null {
  const from = afterMarks(tokens, at);
  const spoken = phraseAt(tokens, from);
  const piece = spoken === null ? null : pieceOf(spoken.command);
  if (
    spoken === null ||
    piece === null ||
    !replacesBefore(spoken.command, tokens.slice(at, from)) ||
    !isMeantAsMark(tokens, spoken)
  ) {
    return null;
  }
  const { command, to } = spoken;
  return {
    length: to - at + replacedAfter(command, tokens, to),
    pieces: [piece],
    command: command.id,
  };
}

function isMeantAsMark(tokens: readonly Token[], spoken: Spoken): boolean {
  const timed = isTimed(tokens, spoken);
  switch (verdictOn(tokens, spoken)) {
    case 'mark':
      return true;
    case 'word':
      return false;
    case 'rather-word':
      return timed && isSetOff(tokens, spoken);
    case 'open':
      return !timed || isJoint(spoken) || isSetOff(tokens, spoken);
  }
}

// Half-spaces and slashes are said inside a word, in one breath with it.
function isJoint({ command }: Spoken): boolean {
  return pieceOf(command)?.kind === 'joint';
}
