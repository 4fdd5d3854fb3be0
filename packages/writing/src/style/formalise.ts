import { withPersianLetters, withTidyHalfSpaces } from '../script/letters.ts';
import { type PlacedToken, placedTokens } from '../script/placedTokens.ts';
import { writtenWord } from './writtenWord.ts';
import { isObjectMarker } from './objectMarker.ts';
import { quoted } from './quoted.ts';

/** A place where written Persian would say it otherwise, for a person to agree to. */
export interface FormalChange {
  /** Where it stands, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
}

/**
 * Finds what is spoken in everyday forms and tells its form in written Persian.
 * Nothing is changed: each is a proposal. What somebody is quoted with,
 * addresses and code are left as they are.
 */
export function formalise(text: string): FormalChange[] {
  const isQuoted = quoted(text);
  return placedTokens(text)
    .flatMap((line) => changesIn(line, text))
    .filter((change) => !isQuoted(change));
}

function changesIn(line: readonly PlacedToken[], text: string): FormalChange[] {
  const changes: FormalChange[] = [];
  let at = 0;
  while (at < line.length) {
    const change = changeOf(line, at);
    if (change !== null) {
      const { from, to, after } = change;
      changes.push({ from, to, before: text.slice(from, to), after });
    }
    at += change?.length ?? 1;
  }
  return changes;
}

function changeOf(line: readonly PlacedToken[], at: number) {
  const [token, next] = line.slice(at, at + 2);
  if (token?.kind !== 'word') {
    return null;
  }
  const { from, to } = token;
  const word = spelled(token);
  if (next?.kind === 'word' && isPrefix(word)) {
    const verb = writtenWord(`${word} ${spelled(next)}`);
    return verb === null ? null : { from, to: next.to, after: verb, length: 2 };
  }
  const before = line[at - 1];
  const isObject =
    before !== undefined && isObjectMarker(spelled(before), word, verbAt(line, at + 1));
  const after = isObject ? 'را' : writtenWord(word);
  return after === null ? null : { from, to, after, length: 1 };
}

// «می خوام» are two words and one verb.
function verbAt(line: readonly PlacedToken[], at: number): string {
  const [first = '', second = ''] = line.slice(at, at + 2).map(spelled);
  return isPrefix(first) ? `${first}\u200C${second}` : first;
}

function isPrefix(word: string): boolean {
  return /^(?:بر|در|باز)?ن?می$/.test(word);
}

function spelled({ kind, text }: PlacedToken): string {
  return kind === 'word' ? withPersianLetters(withTidyHalfSpaces(text)) : '';
}
