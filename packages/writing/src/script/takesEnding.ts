import type { Token } from '../tokenize.ts';
import { joinComparative } from './comparativeJoin.ts';
import { joinCopula } from './copulaJoin.ts';
import { farthestFollower, type Join, toWord, type Word } from './join.ts';
import { hasOnlyLetters } from './letters.ts';
import { joinPlural } from './pluralJoin.ts';

const endings: readonly Join[] = [joinPlural, joinComparative, joinCopula];

/** Whether the next token is an ending of the word at a token: «بسته های», «حرفی ام». The two are one word. */
export function takesEnding(tokens: readonly Token[], at: number): boolean {
  return withEnding(tokens, at) !== null;
}

/** The word at a token with its ending in the next token; null when it takes none. */
export function withEnding(tokens: readonly Token[], at: number): string | null {
  const following = tokens.slice(at, at + 1 + farthestFollower);
  const end = following.findIndex(({ kind, text }) => kind !== 'word' || !hasOnlyLetters(text));
  const [word, ...next] = (end === -1 ? following : following.slice(0, end)).map(({ text }) =>
    toWord(text),
  );
  return word === undefined ? null : findEnding(word, next);
}

function findEnding(word: Word, next: readonly Word[]): string | null {
  for (const join of endings) {
    const joined = join(word, next);
    if (joined !== null) {
      return joined.text;
    }
  }
  return null;
}
