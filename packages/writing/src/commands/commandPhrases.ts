import { foldPersian } from '../fold.ts';
import type { Token } from '../tokenize.ts';
import type { Command } from './command.ts';
import { type CommandId, commandTable } from './commandTable.ts';

/** A spoken command phrase: the tokens from `from` up to, not including, `to`. */
export interface SpokenPhrase {
  readonly command: Command<CommandId>;
  readonly from: number;
  readonly to: number;
}

/** Commands by folded phrase. */
export type PhraseBook = ReadonlyMap<string, Command<CommandId>>;

export function buildPhraseBook(
  contains: (command: Command<CommandId>) => boolean = () => true,
): PhraseBook {
  return new Map(
    commandTable
      .filter(contains)
      .flatMap((command) =>
        [...command.phrases, ...(command.phrasesAfterSentence ?? [])].map(
          (phrase) => [foldPersian(phrase), command] as const,
        ),
      ),
  );
}

/** Phrases of marks and lines, which are written anywhere in a text. */
const writingPhrases = buildPhraseBook(({ effect }) => effect.kind === 'writes');

/** Largest number of words in a phrase; a half-space separates two words. */
const mostWords = Math.max(
  ...commandTable.flatMap(({ phrases }) =>
    phrases.map((phrase) => phrase.split(/[\s\u200C]/u).length),
  ),
);

/** Finds the longest phrase that begins at the token `from`. */
export function findPhrase(
  tokens: readonly Token[],
  from: number,
  book: PhraseBook = writingPhrases,
): SpokenPhrase | null {
  let longest: SpokenPhrase | null = null;
  let key = '';
  for (let at = from; at < from + mostWords; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') {
      break;
    }
    key += token.key;
    const command = book.get(key);
    longest = command === undefined ? longest : { command, from, to: at + 1 };
  }
  return longest;
}

/** Largest number of tokens between the starts of two phrases that may overlap. */
const phraseLookBack = 4;

/** Finds a phrase that ends directly before the token `to`. */
export function findPhraseBefore(tokens: readonly Token[], to: number): SpokenPhrase | null {
  for (let from = to - 1; from >= to - phraseLookBack + 1; from -= 1) {
    const command = writingPhrases.get(joinKeys(tokens, from, to) ?? '');
    if (command !== undefined) {
      return { command, from, to };
    }
  }
  return null;
}

/**
 * Finds the phrase that begins before `at`, extends beyond it, and overlaps no earlier
 * phrase: in «دو نقطه ویرگول» the tokens of «دو نقطه» exclude «نقطه ویرگول».
 */
export function findOverlappingPhrase(
  tokens: readonly Token[],
  at: number,
  earliest = Math.max(at - phraseLookBack, 0),
): SpokenPhrase | null {
  for (let from = at - 1; from >= earliest; from -= 1) {
    const longer = findPhrase(tokens, from);
    if (
      longer !== null &&
      longer.to > at &&
      findOverlappingPhrase(tokens, from, earliest) === null
    ) {
      return longer;
    }
  }
  return null;
}

/** Joins the keys of the tokens from `from` up to `to`; null when one of them is no word. */
export function joinKeys(tokens: readonly Token[], from: number, to: number): string | null {
  const part = tokens.slice(Math.max(from, 0), Math.max(to, 0));
  return part.length === to - from && part.every(({ kind }) => kind === 'word')
    ? part.map(({ key }) => key).join('')
    : null;
}
