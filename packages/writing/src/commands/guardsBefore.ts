import type { Token } from '../tokenize.ts';
import { foldPersian, foldWords } from '../fold.ts';
import type { Guard } from './guard.ts';
import { carriesEzafe, counts, endsNumber, isNumber } from './nounSigns.ts';
import { beforeFrom, beforeNouns, labels, numbered, pronouns } from './nounWords.ts';
import { findSentenceEnd } from './sentenceEnd.ts';
import { isBetweenSilences } from './silence.ts';
import {
  findOverlappingPhrase,
  findPhrase,
  findPhraseBefore,
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
// «این ۳ نقطه», «بین ۲ نقطه»
const choosing = foldWords('این آن همین همان هر بین');
const openings = foldWords('افتتاح احداث راه‌اندازی');
const aboutWriting = foldWords(
  'رعایت کاربرد کلید دکمه نویسه کاراکتر علامت بدون نبود نبودن وجود مفهوم اهمیت درباره مبحث موضوع از فقط',
);
const nounPhrases = new Set(
  lineCommands.flatMap(({ phrasesAfterSentence = [] }) => phrasesAfterSentence.map(foldPersian)),
);
const [until, one, fromWord] = ['تا', 'یک', 'از'].map(foldPersian);

/** The phrase is part of one that stayed in words: the «نقطه» of «این دو نقطه». */
export const isPartOfRefused: Guard = (tokens, { from }) => {
  const refused = findOverlappingPhrase(tokens, from);
  return refused === null || endsNumber(tokens, refused.from) || isListNumber(tokens, refused)
    ? null
    : 'word';
};

/** No line begins with a colon: «خط بعد دو نقطه نان» is the second of a list. */
export const beginsLine: Guard = (tokens, spoken) => (isListNumber(tokens, spoken) ? 'word' : null);

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

/**
 * A half-space with no word to join, or after a word about writing: «نیم‌فاصله مهم است»,
 * «رعایت نیم‌فاصله». It would remove its own words and leave no trace.
 */
export const isNamedSign: Guard = (tokens, { from }) => {
  const before = tokens.slice(0, from).findLast(({ kind }) => kind !== 'mark');
  const isFirst = before === undefined || before.kind === 'break';
  return isFirst || aboutWriting.has(before.key) ? 'rather-word' : null;
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
  if (key === '' || (isQuestion && (askable.has(key) || isHowMany(tokens, from)))) {
    return null;
  }
  const bindsTo =
    (beforeNouns.has(key) && !endsNumber(tokens, from - 1)) ||
    (counts(tokens, from - 1) && isDigits(key) && choosing.has(tokens[from - 2]?.key ?? '')) ||
    (isQuestion && doubtful.has(key)) ||
    (command.id === 'slash' && backward.has(key)) ||
    (command.id === 'newLine' && openings.has(key)) ||
    /.{2}ترین$/u.test(key) ||
    carriesEzafe(text);
  return bindsTo && !endsSentence(tokens, spoken) ? 'word' : null;
};

// «بعد از آن نقطه», «ساعت یک نقطه», «یک ویرگول دو»: no noun follows a pronoun or a number.
function endsSentence(tokens: readonly Token[], spoken: SpokenPhrase): boolean {
  const { command, from, to } = spoken;
  const word = readWordBefore(tokens, from);
  const isCount = word.key === until && isNumber(tokens[from - 2]);
  const before = readWordBefore(tokens, isCount ? from - 2 : word.from);
  // «ماده یک دو نقطه», «نود و نه اسلش یک اسلش پنج»
  const isLabelled = numbered.has(before.key) || (command.id === 'colon' && labels.has(before.key));
  if (word.key === one && (isLabelled || isBetweenSlashes(tokens, spoken))) {
    return true;
  }
  // «این سه نقطه» are three points.
  if ((!pronouns.has(word.key) && !isCount) || isNumber(tokens[from])) {
    return false;
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

function isDigits(key: string): boolean {
  return /^\d+$/u.test(key);
}

// «دو نقطه» and «سه نقطه» as two words, behind a spoken or written line break
function isListNumber(tokens: readonly Token[], { command, from, to }: SpokenPhrase): boolean {
  const isNumbered =
    command.id === 'colon' ||
    (command.id === 'ellipsis' && tokens[to]?.kind === 'word' && findPhrase(tokens, to) === null);
  const isLineStart =
    tokens[from - 1]?.kind === 'break' || findPhraseBefore(tokens, from)?.command.id === 'newLine';
  return isNumbered && to - from === 2 && isNumber(tokens[from]) && isLineStart;
}

// «چند تا علامت سؤال»
function isHowMany(tokens: readonly Token[], from: number): boolean {
  return tokens[from - 1]?.key === until && askable.has(tokens[from - 2]?.key ?? '');
}

function isBetweenSlashes(tokens: readonly Token[], { command, from, to }: SpokenPhrase): boolean {
  return (
    command.id === 'slash' &&
    isNumber(tokens[to]) &&
    (from === 1 || findPhraseBefore(tokens, from - 1)?.command.id === 'slash')
  );
}

// The engine's marks around an utterance do not count as its words.
function findNeighbour(tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from;
  while (tokens[at]?.kind === 'mark' && Math.abs(at - from) < 3) {
    at += step;
  }
  return tokens[at];
}
