import { foldPersian } from '../fold.ts';
import { remember } from '../remember.ts';
import { takesEnding } from '../script/takesEnding.ts';
import { longestMatch } from '../rule.ts';
import type { Token } from '../tokenize.ts';
import { and, brokenNumbers, cardinalValues, half, ordinalValues, point } from './numberWords.ts';

/** `small` is a value below 1,000, `scale` is «هزار», «میلیون» …, `and` is «و», `half` is «نیم». */
export type NumeralKind = 'small' | 'scale' | 'ordinal' | 'and' | 'half';

/** One word of a number. A text token may hold several («بیست‌و‌سه»). */
export interface NumeralToken {
  readonly kind: NumeralKind;
  readonly value: number;
  /** Index of its text token. */
  readonly token: number;
  /** Whether it is the last word of its text token, so that a number may end here. */
  readonly endsToken: boolean;
}

// An ordinal must end its token: «صدمیلیون» does not begin with «صدم».
const nextWord = new RegExp(
  `(?:${[...ordinalValues.keys()].join('|')})$|${sortLongestFirst([...cardinalValues.keys(), and, half]).join('|')}`,
  'uy',
);
const startsLikeNumber = new RegExp(
  `^(?:${[...cardinalValues.keys()].join('|')}|${foldPersian('سوم')})`,
  'u',
);
const colloquialOne = 'یه';

/** Whether a number can begin with this token. A cheap test, because it runs for every token. */
export function canBeginNumber(token: Token | undefined): boolean {
  return token !== undefined && (token.key === colloquialOne || startsLikeNumber.test(token.key));
}

/** Reads the number words from a token on, up to the first other word. */
export function readNumeralTokens(tokens: readonly Token[], from: number): NumeralToken[] {
  const numerals: NumeralToken[] = [];
  for (let at = from; at < from + longestMatch; at += 1) {
    const found = readWords(tokens[at]?.key ?? '', tokens[at + 1]);
    if (found.length === 0) {
      break;
    }
    numerals.push(
      ...found.map((word, place) => toNumeralToken(word, at, place === found.length - 1)),
    );
  }
  return numerals;
}

/** Whether a token consists of number words other than «و». */
export function isNumeral(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token !== undefined && token.key !== and && readWords(token.key, next).length > 0;
}

/** Whether the token is the «ممیز» of a decimal; «ممیزها» is a noun. */
export function isPoint(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === point && !takesEnding(tokens, at);
}

/** Whether the token is a single ordinal: «سوم». */
export function isOrdinal(token: Token | undefined): boolean {
  return token !== undefined && ordinalValues.has(token.key);
}

/** Whether the token is a number in a form that lacks its end, and so may be another word. */
export function isBroken(token: Token | undefined): boolean {
  return token !== undefined && brokenNumbers.has(token.key);
}

function readWords(key: string, next: Token | undefined): readonly string[] {
  // «یه» is usually an article, and surely a number only before a scale.
  if (key === colloquialOne) {
    return isScale(next?.key ?? '') ? [foldPersian('یک')] : [];
  }
  return splitGluedWords(key);
}

/** The number words inside «سه», «بیست‌و‌سه», «هفتصدهزار», «صدو» and «وبیست»; none when anything else is in it. */
const splitGluedWords = remember((key): readonly string[] => {
  const found: string[] = [];
  nextWord.lastIndex = 0;
  for (let word = nextWord.exec(key); word !== null; word = nextWord.exec(key)) {
    found.push(word[0]);
    if (nextWord.lastIndex === key.length) {
      return joinsAll(found) ? found : [];
    }
  }
  return [];
});

// Words without «و» between them are one number only before a scale: «سینه» is not «سی» and «نه».
function joinsAll(found: readonly string[]): boolean {
  return found.every((word, index) => {
    const before = found[index - 1];
    return before === undefined || (word === and) !== (before === and) || isScale(word);
  });
}

function isScale(key: string): boolean {
  return (cardinalValues.get(key) ?? 0) >= 1_000;
}

function sortLongestFirst(keys: readonly string[]): string[] {
  return keys.toSorted((one, other) => other.length - one.length);
}

function toNumeralToken(key: string, token: number, endsToken: boolean): NumeralToken {
  const ordinal = ordinalValues.get(key);
  if (ordinal !== undefined) {
    return { kind: 'ordinal', value: ordinal, token, endsToken };
  }
  const value = cardinalValues.get(key);
  if (value !== undefined) {
    return { kind: value >= 1_000 ? 'scale' : 'small', value, token, endsToken };
  }
  return { kind: key === and ? 'and' : 'half', value: 0, token, endsToken };
}
