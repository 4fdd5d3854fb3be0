import type { Token } from '../tokenize.ts';
import { foldWords } from '../fold.ts';
import type { Guard } from './guard.ts';
import { carriesEzafe, endsNumber } from './nounSigns.ts';
import { beforeNouns } from './nounWords.ts';
import { findOverlappingPhrase } from './commandPhrases.ts';

// «قیمتش چند علامت سؤال» is a question; «زیر علامت سؤال» is an idiom.
const askable = foldWords('چند');
const doubtful = foldWords('زیر');
const backward = foldWords('بک');

/** The phrase is part of one that stayed in words: the «نقطه» of «این دو نقطه». */
export const isPartOfRefused: Guard = (tokens, { from }) => {
  const refused = findOverlappingPhrase(tokens, from);
  return refused === null || endsNumber(tokens, refused.from) ? null : 'word';
};

/** The «دو» of «سی و دو نقطه» belongs to the number, not to a colon. */
export const isInsideNumber: Guard = (tokens, { from, to }) =>
  to - from > 1 && endsNumber(tokens, from) ? 'word' : null;

/** The phrase is the whole utterance. */
export const isWholeUtterance: Guard = (tokens, { from, to }) => {
  const before = findNeighbour(tokens, from - 1, -1)?.segmentId;
  const after = findNeighbour(tokens, to, 1)?.segmentId;
  const isAlone = before !== tokens[from]?.segmentId && after !== tokens[to - 1]?.segmentId;
  return isAlone ? 'mark' : null;
};

/** A determiner, a preposition, a superlative or an ezafe precedes the phrase. */
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

// The engine's marks around an utterance do not count as its words.
function findNeighbour(tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from;
  while (tokens[at]?.kind === 'mark' && Math.abs(at - from) < 3) {
    at += step;
  }
  return tokens[at];
}
