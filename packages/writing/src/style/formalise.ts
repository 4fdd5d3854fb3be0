import { withPersianLetters, withTidyHalfSpaces } from '../script/letters.ts';
import { type PlacedToken, listPlacedTokens } from '../script/listPlacedTokens.ts';
import { toWrittenWord } from './toWrittenWord.ts';
import { isObjectMarker } from './objectMarker.ts';
import { createQuotationTest } from './quotations.ts';

/** A proposed replacement of a colloquial word by its formal form. */
export interface FormalChange {
  /** Range in the text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
}

/**
 * Finds colloquial words and proposes their formal form. Quotations, addresses and code
 * are skipped.
 */
export function formalise(text: string): FormalChange[] {
  const isQuoted = createQuotationTest(text);
  return listPlacedTokens(text)
    .flatMap((line) => findFormalChanges(line, text))
    .filter((change) => !isQuoted(change));
}

/** The proposals for the tokens of one line, or of a part of it. */
export function findFormalChanges(line: readonly PlacedToken[], text: string): FormalChange[] {
  const changes: FormalChange[] = [];
  let at = 0;
  while (at < line.length) {
    const change = findChange(line, at);
    if (change !== null) {
      const { from, to, after } = change;
      changes.push({ from, to, before: text.slice(from, to), after });
    }
    at += change?.length ?? 1;
  }
  return changes;
}

function findChange(line: readonly PlacedToken[], at: number) {
  const [token, next] = line.slice(at, at + 2);
  if (token?.kind !== 'word') {
    return null;
  }
  const { from, to } = token;
  const word = tidySpelling(token);
  if (next?.kind === 'word' && isPrefix(word)) {
    const verb = toWrittenWord(`${word} ${tidySpelling(next)}`);
    return verb === null ? null : { from, to: next.to, after: verb, length: 2 };
  }
  const before = line[at - 1];
  const isObject =
    before !== undefined && isObjectMarker(tidySpelling(before), word, findVerbAt(line, at + 1));
  const after = isObject ? 'را' : toWrittenWord(word);
  return after === null ? null : { from, to, after, length: 1 };
}

// «می خوام» is one verb in two words.
function findVerbAt(line: readonly PlacedToken[], at: number): string {
  const [first = '', second = ''] = line.slice(at, at + 2).map(tidySpelling);
  return isPrefix(first) ? `${first}\u200C${second}` : first;
}

function isPrefix(word: string): boolean {
  return /^(?:بر|در|باز)?ن?می$/.test(word);
}

function tidySpelling({ kind, text }: PlacedToken): string {
  return kind === 'word' ? withPersianLetters(withTidyHalfSpaces(text)) : '';
}
