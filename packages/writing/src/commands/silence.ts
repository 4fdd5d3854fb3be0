import type { Token } from '../tokenize.ts';
import { getOutput } from './command.ts';
import { isPause } from './engineMarks.ts';
import { findPhrase, findPhraseBefore, type SpokenPhrase } from './commandPhrases.ts';

/** Shortest silence beside a spoken mark, in ms. */
const shortestSilence = 200;

/** Whether the engine gives the times of the phrase. */
export function isTimed(tokens: readonly Token[], { from, to }: SpokenPhrase): boolean {
  return getStart(tokens, from) !== null && getEnd(tokens, to - 1) !== null;
}

/** Whether a silence, a mark of the engine or another spoken mark separates the phrase on one side. */
export function isSetOff(tokens: readonly Token[], spoken: SpokenPhrase): boolean {
  return isSetOffBefore(tokens, spoken) || isSetOffAfter(tokens, spoken);
}

/** Whether the times of the words show a silence on both sides. */
export function isBetweenSilences(tokens: readonly Token[], spoken: SpokenPhrase): boolean {
  const { from, to } = spoken;
  const [before, after] = [getEnd(tokens, from - 1), getStart(tokens, to)];
  return (
    isTimed(tokens, spoken) &&
    before !== null &&
    after !== null &&
    isSilence(before, getStart(tokens, from)) &&
    isSilence(getEnd(tokens, to - 1), after)
  );
}

function isSetOffBefore(tokens: readonly Token[], { command, from }: SpokenPhrase): boolean {
  if (from === 0) {
    // A text may begin with a dash, a quotation mark or a new line, but not with a closing mark.
    return getOutput(command)?.kind !== 'closing';
  }
  return (
    isPause(tokens[from - 1]) ||
    findPhraseBefore(tokens, from) !== null ||
    isSilence(getEnd(tokens, from - 1), getStart(tokens, from))
  );
}

function isSetOffAfter(tokens: readonly Token[], { to }: SpokenPhrase): boolean {
  return (
    to === tokens.length ||
    isPause(tokens[to]) ||
    findPhrase(tokens, to) !== null ||
    isSilence(getEnd(tokens, to - 1), getStart(tokens, to))
  );
}

// Without times the phrase counts as separated.
function isSilence(end: number | null, start: number | null): boolean {
  return end === null || start === null || Math.round((start - end) * 1000) >= shortestSilence;
}

function getStart(tokens: readonly Token[], at: number): number | null {
  return tokens[at]?.start ?? null;
}

function getEnd(tokens: readonly Token[], at: number): number | null {
  return tokens[at]?.end ?? null;
}
