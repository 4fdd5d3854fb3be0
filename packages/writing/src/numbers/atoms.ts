import { foldPersian } from '../fold.ts';
import { longestMatch } from '../match.ts';
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

// An ordinal ends its token: «صدمیلیون» does not begin with «صدم».
const nextWord = new RegExp(
  `(?:${[...ordinalValues.keys()].join('|')})$|${longestFirst([...cardinalValues.keys(), and, half]).join('|')}`,
  'uy',
);
const startsLikeNumber = new RegExp(
  `^(?:${[...cardinalValues.keys()].join('|')}|${foldPersian('سوم')})`,
  'u',
);
const colloquialOne = 'یه';

/** Whether a number can begin with this token; cheap, for every token is asked. */
export function canBeginNumber(token: Token | undefined): boolean {
  return token !== undefined && (token.key === colloquialOne || startsLikeNumber.test(token.key));
}

/** The words of a number from a token on, up to the first that belongs to none. */
export function atomsFrom(tokens: readonly Token[], from: number): Atom[] {
  const atoms: Atom[] = [];
  for (const [index, { key }] of tokens.slice(from, from + longestMatch).entries()) {
    const at = from + index;
    const found = wordsOf(key, tokens[at + 1]);
    if (found.length === 0) {
      break;
    }
    atoms.push(...found.map((word, place) => atom(word, at, place === found.length - 1)));
  }
  return atoms;
}

/** Whether a word is an ordinal by itself: «سوم». */
export function isOrdinal(token: Token | undefined): boolean {
  return token !== undefined && ordinalValues.has(token.key);
}

function wordsOf(key: string, next: Token | undefined): string[] {
  // «یه» is an article; only before a scale is it surely a number.
  if (key === colloquialOne) {
    return isScale(next?.key ?? '') ? [foldPersian('یک')] : [];
  }
  return wordsInside(key);
}

/** The words of «سه», «بیست‌و‌سه», «هفتصدهزار», «صدو» and «وبیست»; none where something else stands in it. */
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

// Words without «و» between them are one number only where the second is a scale: «سینه» is not «سی» and «نه».
function joinsAll(found: readonly string[]): boolean {
  return found.every((word, index) => {
    const before = found[index - 1];
    return before === undefined || (word === and) !== (before === and) || isScale(word);
  });
}

function isScale(key: string): boolean {
  return (cardinalValues.get(key) ?? 0) >= 1_000;
}

function longestFirst(keys: readonly string[]): string[] {
  return keys.toSorted((one, other) => other.length - one.length);
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
