import { foldPersian } from '../fold.ts';
import type { Token } from '../token.ts';
import { and, cardinalValues, half, ordinalValues } from './numberWords.ts';

/** What a word of a number is: a value under a thousand, a scale («هزار», «میلیون»), an ordinal, «و», or «نیم». */
export type AtomKind = 'small' | 'scale' | 'ordinal' | 'and' | 'half';

/** One word of a number; several may stand in one token («بیست‌و‌سه»). */
export interface Atom {
  readonly kind: AtomKind;
  readonly value: number;
  /** The token that it stands in. */
  readonly token: number;
  /** Whether the token ends with it, so that a number may end here. */
  readonly last: boolean;
}

// The longest number under 10¹⁵ has 33 words; the unit after it still has to be within `longestMatch`.
const mostTokens = 40;

const words = [...cardinalValues.keys(), ...ordinalValues.keys(), and, half].toSorted(
  (one, other) => other.length - one.length,
);
const nextWord = new RegExp(words.join('|'), 'uy');
const startsLikeNumber = new RegExp(
  `^(?:${[...cardinalValues.keys()].join('|')}|${foldPersian('سوم')})`,
  'u',
);
// A word without «و» or a scale in it may be another word: «سینه» is not «سی» and «نه».
const glue = new RegExp(`${and}|هزار|میلیون|میلیارد`, 'u');
const colloquialOne = 'یه';

/** Whether a number can begin with this token; cheap, for every token is asked. */
export function canBeginNumber(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.kind === 'word' &&
    (token.key === colloquialOne || startsLikeNumber.test(token.key))
  );
}

/** The words of a number from a token on, up to the first that belongs to none. */
export function atomsFrom(tokens: readonly Token[], from: number): Atom[] {
  const atoms: Atom[] = [];
  for (let at = from; at < Math.min(tokens.length, from + mostTokens); at += 1) {
    const [token, next] = tokens.slice(at, at + 2);
    const values = token === undefined ? [] : wordsOf(token, next);
    if (values.length === 0) {
      break;
    }
    atoms.push(...values.map((key, index) => atom(key, at, index === values.length - 1)));
  }
  return atoms;
}

/** Whether a word is an ordinal by itself: «سوم». */
export function isOrdinal(token: Token | undefined): boolean {
  return token !== undefined && ordinalValues.has(token.key);
}

function wordsOf(token: Token, next: Token | undefined): string[] {
  const { key, kind } = token;
  if (kind !== 'word') {
    return [];
  }
  if (isWord(key)) {
    return [key];
  }
  // «یه» is an article; only before a scale is it surely a number.
  if (key === colloquialOne) {
    return next !== undefined && (cardinalValues.get(next.key) ?? 0) >= 1_000
      ? [foldPersian('یک')]
      : [];
  }
  return wordsInside(key);
}

/** The words of «بیست‌و‌سه», «هفتصدهزار» and «صدو»; none where something else stands in it. */
function wordsInside(key: string): string[] {
  const found: string[] = [];
  nextWord.lastIndex = 0;
  for (let word = nextWord.exec(key); word !== null; word = nextWord.exec(key)) {
    found.push(word[0]);
    if (nextWord.lastIndex === key.length) {
      return joinsAll(found) ? found : [];
    }
  }
  return [];
}

// Words without «و» between them are one number only where the second is a scale.
function joinsAll(found: readonly string[]): boolean {
  return (
    found[0] !== and &&
    found.some((word) => glue.test(word)) &&
    found.every((word, index) => {
      const before = found[index - 1];
      return (
        before === undefined ||
        (word === and) !== (before === and) ||
        (word !== and && (cardinalValues.get(word) ?? 0) >= 1_000)
      );
    })
  );
}

function isWord(key: string): boolean {
  return cardinalValues.has(key) || ordinalValues.has(key) || key === and || key === half;
}

function atom(key: string, token: number, last: boolean): Atom {
  const ordinal = ordinalValues.get(key);
  if (ordinal !== undefined) {
    return { kind: 'ordinal', value: ordinal, token, last };
  }
  const value = cardinalValues.get(key);
  if (value !== undefined) {
    return { kind: value >= 1_000 ? 'scale' : 'small', value, token, last };
  }
  return { kind: key === and ? 'and' : 'half', value: 0, token, last };
}
