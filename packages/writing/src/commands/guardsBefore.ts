import type { Token } from '../token.ts';
import { foldedWords } from './foldedWords.ts';
import type { Guard } from './guard.ts';
import { carriesEzafe, endsNumber } from './nounSigns.ts';
import { beforeNouns } from './nounWords.ts';
import { phraseAround } from './phrases.ts';

// «قیمتش چند علامت سؤال» asks; «زیر علامت سؤال» is a saying.
const askable = foldedWords('چند');
const doubtful = foldedWords('زیر');
const backward = foldedWords('بک');

/** Part of a phrase that was left as words: the «نقطه» of «این دو نقطه». */
export const isPartOfRefused: Guard = (tokens, { from }) => {
  const refused = phraseAround(tokens, from);
  return refused === null || endsNumber(tokens, refused.from) ? null : 'word';
};

/** The «دو نقطه» of «سی و دو نقطه» is no colon. */
export const isInsideNumber: Guard = (tokens, { from, to }) =>
  to - from > 1 && endsNumber(tokens, from) ? 'word' : null;

/** Somebody said this and nothing else. */
export const isWholeUtterance: Guard = (tokens, { from, to }) => {
  const before = outside(tokens, from - 1, -1)?.segmentId;
  const after = outside(tokens, to, 1)?.segmentId;
  const isAlone = before !== tokens[from]?.segmentId && after !== tokens[to - 1]?.segmentId;
  return isAlone ? 'mark' : null;
};

/** A determiner, a preposition, a superlative or an ezafe stands before it. */
export const followsNounWord: Guard = (tokens, { command, from }) => {
  const token = tokens[from - 1];
  if (token?.kind !== 'word') {
    return null;
  }
  const isQuestion = command.id === 'question';
  if (isQuestion && askable.has(token.key)) {
    return null;
  }
  const bindsTo =
    (beforeNouns.has(token.key) && !endsNumber(tokens, from - 1)) ||
    (isQuestion && doubtful.has(token.key)) ||
    (command.id === 'slash' && backward.has(token.key)) ||
    /.{2}ترین$/u.test(token.key) ||
    carriesEzafe(token.text);
  return bindsTo ? 'word' : null;
};

// The marks of the engine belong to the utterance and are none of its words.
function outside(tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from;
  while (tokens[at]?.kind === 'mark' && Math.abs(at - from) < 3) {
    at += step;
  }
  return tokens[at];
}
