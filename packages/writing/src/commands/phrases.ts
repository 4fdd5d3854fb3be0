import { foldPersian } from '../fold.ts';
import { longestLookBack } from '../match.ts';
import type { Token } from '../token.ts';
import type { Command } from './command.ts';
import { type CommandId, commandTable } from './commandTable.ts';

/** The phrase of a command in its place: the tokens from `from` up to `to`. */
export interface Spoken {
  readonly command: Command<CommandId>;
  readonly from: number;
  readonly to: number;
}

/** The commands that are known by their phrases. */
export type PhraseBook = ReadonlyMap<string, Command<CommandId>>;

/** What can be said, by what is compared. */
export function phraseBook(
  contains: (command: Command<CommandId>) => boolean = () => true,
): PhraseBook {
  return new Map(
    commandTable
      .filter(contains)
      .flatMap((command) =>
        command.phrases.map((phrase) => [foldPersian(phrase), command] as const),
      ),
  );
}

/** What is written wherever it is said: marks and lines. */
const writingPhrases = phraseBook(({ effect }) => effect.kind === 'writes');

/** The most words of a phrase, each half of one with a half-space counted. */
const mostWords = Math.max(
  ...commandTable.flatMap(({ phrases }) =>
    phrases.map((phrase) => phrase.split(/[\s\u200C]/u).length),
  ),
);

/** The longest phrase that begins with the token at `from`. */
export function phraseAt(
  tokens: readonly Token[],
  from: number,
  book: PhraseBook = writingPhrases,
): Spoken | null {
  let longest: Spoken | null = null;
  let key = '';
  for (const [index, token] of tokens.slice(from, from + mostWords).entries()) {
    if (token.kind !== 'word') {
      break;
    }
    key += token.key;
    const command = book.get(key);
    longest = command === undefined ? longest : { command, from, to: from + index + 1 };
  }
  return longest;
}

/** A phrase that ends before the token at `to`, no further back than a rule may look from there. */
export function phraseBefore(tokens: readonly Token[], to: number): Spoken | null {
  for (let from = to - 1; from >= to - longestLookBack + 1; from -= 1) {
    const command = writingPhrases.get(keyOf(tokens, from, to) ?? '');
    if (command !== undefined) {
      return { command, from, to };
    }
  }
  return null;
}

/**
 * The phrase that begins before `at` and goes on there, and begins in no other:
 * in «دو نقطه ویرگول» there is none for «ویرگول», because «دو نقطه» was first.
 */
export function phraseAround(
  tokens: readonly Token[],
  at: number,
  earliest = Math.max(at - longestLookBack, 0),
): Spoken | null {
  for (let from = at - 1; from >= earliest; from -= 1) {
    const longer = phraseAt(tokens, from);
    if (longer !== null && longer.to > at && phraseAround(tokens, from, earliest) === null) {
      return longer;
    }
  }
  return null;
}

/** What is compared of the tokens from `from` up to `to`; null where they are not all words. */
export function keyOf(tokens: readonly Token[], from: number, to: number): string | null {
  const part = tokens.slice(Math.max(from, 0), Math.max(to, 0));
  return part.length === to - from && part.every(({ kind }) => kind === 'word')
    ? part.map(({ key }) => key).join('')
    : null;
}
