import type { Token } from '../tokenize.ts';
import { foldPersian, foldWords } from '../fold.ts';
import type { Guard } from './guard.ts';
import { carriesEzafe, endsNumber, isNumber } from './nounSigns.ts';
import { beforeFrom, beforeNouns, numbered, pronouns } from './nounWords.ts';
import { findSentenceEnd } from './sentenceEnd.ts';
import { isBetweenSilences } from './silence.ts';
import {
  findOverlappingPhrase,
  findPhrase,
  joinKeys,
  type SpokenPhrase,
} from './commandPhrases.ts';
import { lineCommands } from './lineCommands.ts';
import { isPause } from './engineMarks.ts';
import { readWordBefore } from './joinedWords.ts';

// «قیمتش چند علامت سؤال» is a question; «زیر علامت سؤال» is an idiom.
const askable = foldWords('چند');
const doubtful = foldWords('زیر');
const backward = foldWords('بک');
const nounPhrases = new Set(
  lineCommands.flatMap(({ phrasesAfterSentence = [] }) => phrasesAfterSentence.map(foldPersian)),
);
const [until, one, fromWord] = ['تا', 'یک', 'از'].map(foldPersian);

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

/** The phrase is a noun unless a sentence ends before it: «خط بعدی». */
export const lacksSentence: Guard = (tokens, { from, to }) => {
  if (!nounPhrases.has(joinKeys(tokens, from, to) ?? '')) {
    return null;
  }
  const end = findSentenceEnd(tokens, from);
  return end === null || end === 'question-of' ? 'word' : null;
};

/** A determiner, a preposition, a superlative or an ezafe precedes the phrase. */
export const followsNounWord: Guard = (tokens, spoken) => {
  const { command, from } = spoken;
  const { key, text } = readWordBefore(tokens, from);
  const isQuestion = command.id === 'question';
  if (key === '' || (isQuestion && askable.has(key))) {
    return null;
  }
  const bindsTo =
    (beforeNouns.has(key) && !endsNumber(tokens, from - 1)) ||
    (isQuestion && doubtful.has(key)) ||
    (command.id === 'slash' && backward.has(key)) ||
    /.{2}ترین$/u.test(key) ||
    carriesEzafe(text);
  return bindsTo && !endsSentence(tokens, spoken) ? 'word' : null;
};

// «بعد از آن نقطه», «ساعت یک نقطه», «یک ویرگول دو»: no noun follows a pronoun or a number.
function endsSentence(tokens: readonly Token[], spoken: SpokenPhrase): boolean {
  const { command, from, to } = spoken;
  const word = readWordBefore(tokens, from);
  const isCount = word.key === until && isNumber(tokens[from - 2]);
  // «این سه نقطه» are three points.
  if ((!pronouns.has(word.key) && !isCount) || isNumber(tokens[from])) {
    return false;
  }
  const before = readWordBefore(tokens, isCount ? from - 2 : word.from);
  if (word.key === one && numbered.has(before.key)) {
    return true;
  }
  if (word.key === one && command.id === 'comma' && isNumber(tokens[to])) {
    return true;
  }
  const isBound =
    beforeNouns.has(before.key) &&
    !pronouns.has(before.key) &&
    !(before.key === fromWord && beforeFrom.has(tokens[before.from - 1]?.key ?? ''));
  const isLast = to === tokens.length || findPhrase(tokens, to) !== null || isPause(tokens[to]);
  return !isBound && (isLast || isBetweenSilences(tokens, spoken));
}

// The engine's marks around an utterance do not count as its words.
function findNeighbour(tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from;
  while (tokens[at]?.kind === 'mark' && Math.abs(at - from) < 3) {
    at += step;
  }
  return tokens[at];
}
