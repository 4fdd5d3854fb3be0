import type { Token } from '../token.ts';
import { pieceOf } from './command.ts';
import { isPause } from './engineMarks.ts';
import { phraseAt, phraseBefore, type Spoken } from './phrases.ts';

/** The silence that sets a spoken mark off from the words beside it, in ms. */
const shortestSilence = 200;

/** Whether the engine tells when the phrase was said. */
export function isTimed(tokens: readonly Token[], { from, to }: Spoken): boolean {
  return startOf(tokens, from) !== null && endOf(tokens, to - 1) !== null;
}

/** Whether the phrase is set off on one side: by silence, by a mark of the engine, or by another spoken mark. */
export function isSetOff(tokens: readonly Token[], spoken: Spoken): boolean {
  return isSetOffBefore(tokens, spoken) || isSetOffAfter(tokens, spoken);
}

function isSetOffBefore(tokens: readonly Token[], { command, from }: Spoken): boolean {
  if (from === 0) {
    // A text may begin with a dash, a quotation or a new line, and never with what ends a phrase.
    return pieceOf(command)?.kind !== 'closing';
  }
  return (
    isPause(tokens[from - 1]) ||
    phraseBefore(tokens, from) !== null ||
    isSilence(endOf(tokens, from - 1), startOf(tokens, from))
  );
}

function isSetOffAfter(tokens: readonly Token[], { to }: Spoken): boolean {
  return (
    to === tokens.length ||
    isPause(tokens[to]) ||
    phraseAt(tokens, to) !== null ||
    isSilence(endOf(tokens, to - 1), startOf(tokens, to))
  );
}

// Without a time there is nothing that speaks against a mark.
function isSilence(end: number | null, start: number | null): boolean {
  return end === null || start === null || Math.round((start - end) * 1000) >= shortestSilence;
}

function startOf(tokens: readonly Token[], at: number): number | null {
  return tokens[at]?.start ?? null;
}

function endOf(tokens: readonly Token[], at: number): number | null {
  return tokens[at]?.end ?? null;
}
