import { remember } from '../remember.ts';
import { toWordToken, type Rule } from '../rule.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../tokenize.ts';
import { joinComparative } from './comparativeJoin.ts';
import { joinCompound, joinPair } from './compoundJoin.ts';
import { joinCopula } from './copulaJoin.ts';
import { withSplitVerb } from './gluedVerb.ts';
import { farthestFollower, type Join, type Joined, type Word, toWord } from './join.ts';
import { hasOnlyLetters, plain, withPersianLetters, withTidyHalfSpaces } from './letters.ts';
import { joinPlural } from './pluralJoin.ts';
import { contextual } from './prefixContext.ts';
import { joinEachOther, joinPrefix } from './prefixJoin.ts';
import { endsInSilentHeh, addEzafe, withEzafe } from './silentHeh.ts';
import { joinVerb } from './verbJoin.ts';

/** Largest number of words in one joined word. */
const longestChain = 8;

/** Applies Persian orthography: half-spaces, Persian letters, the ezafe after «ه». */
export function createScriptRule(settings: WritingSettings): Rule {
  const joins = getJoins(settings);
  const readWord = remember((text) => toWord(formatWord(text, settings)));
  return (tokens, at) => {
    const token = tokens[at];
    if (token?.kind !== 'word' || isAddress(token.text)) {
      return null;
    }
    let word = readWord(token.text);
    let length = 1;
    const before = contextual.has(word.plain) ? readPlainBefore(tokens, at) : '';
    let join = hasOnlyLetters(word.text)
      ? applyJoins(joins, word, listFollowers(tokens, at + 1, readWord), before)
      : null;
    while (join !== null && length < longestChain) {
      word = toWord(join.text);
      length += join.taken;
      join = applyJoins(joins, word, listFollowers(tokens, at + length, readWord));
    }
    const { text } = word;
    return length === 1 && text === token.text ? null : { length, output: [toWordToken(text)] };
  };
}

function applyJoins(
  joins: readonly Join[],
  word: Word,
  next: readonly Word[],
  before = '',
): Joined | null {
  for (const join of joins) {
    const joined = join(word, next, before);
    if (joined !== null) {
      return joined;
    }
  }
  return null;
}

function formatWord(text: string, settings: WritingSettings): string {
  const lettered = settings.arabicChars ? withPersianLetters(text) : text;
  const tidy = settings.halfSpace ? withTidyHalfSpaces(lettered) : lettered;
  const written = withEzafe(tidy, settings.ezafe);
  return settings.halfSpace && hasOnlyLetters(written) ? withSplitVerb(written) : written;
}

function getJoins({ halfSpace, ezafe }: WritingSettings): readonly Join[] {
  const joinEzafe: Join = (word, [ye]) => {
    const takesEzafe = ye?.plain === 'ی' && word.text.endsWith('ه') && endsInSilentHeh(word.plain);
    const text = takesEzafe ? addEzafe(word.text, ezafe) : null;
    return text === null ? null : { text, taken: 1 };
  };
  const halfSpaced = [
    joinVerb,
    joinPlural,
    joinComparative,
    joinCopula,
    joinPair,
    joinCompound,
    joinPrefix,
    joinEachOther,
  ];
  return [joinEzafe, ...(halfSpace ? halfSpaced : [])];
}

// Not '' after a mark: a spoken one is still a word here, and would be a mark the next time.
function readPlainBefore(tokens: readonly Token[], at: number): string {
  return plain(tokens[at - 1]?.text ?? '');
}

// An address may consist of Persian letters: «ثبت.ایران».
function isAddress(text: string): boolean {
  return text.includes('.');
}

function listFollowers(
  tokens: readonly Token[],
  from: number,
  readWord: (text: string) => Word,
): Word[] {
  const found: Word[] = [];
  for (let at = from; at < from + farthestFollower; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || !hasOnlyLetters(token.text)) {
      break;
    }
    found.push(readWord(token.text));
  }
  return found;
}
