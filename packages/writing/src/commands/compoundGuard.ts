import { foldPersian } from '../fold.ts';
import type { Token } from '../tokenize.ts';
import { findPhrase, joinKeys, type SpokenPhrase } from './commandPhrases.ts';
import type { CommandId } from './commandTable.ts';
import {
  compounds,
  compoundsOfPhrase,
  compoundsOfPlace,
  looseCompounds,
  pointAdjectives,
  waitingWords,
  wordsOfObject,
} from './compounds.ts';
import type { Guard, Verdict } from './guard.ts';
import { endsHeading } from './heading.ts';
import { readWordAfter } from './joinedWords.ts';
import { closingVerbs, introducers } from './nounWords.ts';
import { findSentenceEnd, isLightVerb } from './sentenceEnd.ts';

const mostWords = 3;
const newLines = new Set(['خط\u200Cجدید', 'خط\u200Cتازه'].map(foldPersian));
const plural = /ها(?:ی(?:ی|م|ت|ش|مان|تان|شان)?)?$/u;
const perfect = /(?<=ه)(?:ام|ای|ایم|اید|اند)$/u;

/** Commands that end a sentence, so that another sentence may begin with the word behind. */
const endings: ReadonlySet<CommandId> = new Set([
  'period',
  'comma',
  'question',
  'exclamation',
  'semicolon',
  'ellipsis',
  'newLine',
  'newParagraph',
  'bullet',
]);

/** The phrase begins a compound: «نقطه ضعف». What ends before it may say otherwise. */
export const isCompound: Guard = (tokens, spoken) => {
  const { command, from, to } = spoken;
  const key = joinKeys(tokens, from, to) ?? '';
  const known = [compounds[command.id], compoundsOfPhrase.get(key), compoundsOfPlace.get(key)];
  const word = findFollower(tokens, to, known);
  if (word === null) {
    return isCountedCompound(tokens, spoken) ? 'rather-word' : null;
  }
  return endings.has(command.id)
    ? classifyCompound(tokens, spoken, word, compoundsOfPlace.has(key))
    : 'word';
};

function classifyCompound(
  tokens: readonly Token[],
  { command, from, to }: SpokenPhrase,
  word: string,
  isPlace: boolean,
): Verdict | null {
  const isLoose = looseCompounds.has(word) && command.group === 'marks';
  switch (findSentenceEnd(tokens, from)) {
    case 'command':
      return null;
    case 'verb':
      return isObjectOfVerb(tokens, from, word) || (isPlace && waitingWords.has(word))
        ? 'word'
        : null;
    case 'became':
      return isLoose || command.group === 'lines' ? null : 'rather-word';
    case 'question-of':
      return 'word';
    case 'saying':
    case null: {
      const begins = isLoose && beginsSentence(tokens, from, to, word);
      return begins ? null : isLoose ? 'rather-word' : 'word';
    }
  }
}

// «رفتم خط جدید خریدم», but not «رفتم خط بعد خریدم».
function isObjectOfVerb(tokens: readonly Token[], from: number, word: string): boolean {
  return wordsOfObject.has(word) && newLines.has(joinKeys(tokens, from, from + 2) ?? '');
}

/** The compound's second part after the phrase; null when none follows. */
function findFollower(
  tokens: readonly Token[],
  to: number,
  known: readonly (ReadonlySet<string> | undefined)[],
): string | null {
  let key = '';
  let end = to;
  for (let count = 0; count < mostWords; count += 1) {
    const next = readWordAfter(tokens, end);
    if (next.key === '') {
      return null;
    }
    key += next.key;
    end = next.to;
    const found = [key, key.replace(plural, ''), key.replace(perfect, '')].find((word) =>
      known.some((words) => words?.has(word)),
    );
    if (found !== undefined) {
      return found;
    }
  }
  return null;
}

// «نقطه شروع کردیم», «سلام نقطه خوبی علامت سؤال», «خانه نقطه روشن است چراغ»
function beginsSentence(tokens: readonly Token[], from: number, to: number, word: string): boolean {
  const next = readWordAfter(tokens, to + 1);
  return (
    isLightVerb(tokens, to + 1) ||
    findPhrase(tokens, to + 1)?.command.id === 'question' ||
    (from > 0 && pointAdjectives.has(word) && closingVerbs.has(next.key))
  );
}

// «دو نقطه ضعف» counts weaknesses; «گفت دو نقطه ضعف» contains a colon.
function isCountedCompound(tokens: readonly Token[], { command, from, to }: SpokenPhrase): boolean {
  const key = tokens[to]?.key ?? '';
  return (
    command.id === 'colon' &&
    compounds.period?.has(key) === true &&
    !pointAdjectives.has(key) &&
    !(looseCompounds.has(key) && isLightVerb(tokens, to + 1)) &&
    !introducers.has(tokens[from - 1]?.key ?? '') &&
    !(looseCompounds.has(key) && endsHeading(tokens, from))
  );
}
