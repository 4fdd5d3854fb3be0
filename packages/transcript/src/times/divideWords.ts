import type { SegmentWord } from '../segments/segment.ts';
import { alignWords, type TimedToken, type TimeSpan } from './alignWords.ts';

/** What one part of a divided segment keeps. */
export interface WordShare extends TimeSpan {
  readonly words: readonly SegmentWord[];
}

/**
 * Divides the words and the time of a segment between the parts of its text. Each
 * word goes to exactly one part: to that of the token that has its time, and a deleted word
 * to the part before it.
 */
export function divideWords(
  words: readonly SegmentWord[],
  parts: readonly string[],
  span: TimeSpan,
): readonly WordShare[] {
  const tokens = alignWords(words, parts.join('\n'), span);
  const findPart = findParts(parts);
  const shares = parts.map((_, part) => tokens.filter(({ from }) => findPart(from) === part));
  const owners = words.map((word, at) => findOwner(tokens, word, at));
  return shares.map((own, part) => ({
    words: words.filter((_, at) => findPart(owners[at]?.from ?? 0) === part),
    start: part === 0 ? span.start : (own.at(0)?.start ?? null),
    end: part === parts.length - 1 ? span.end : (own.at(-1)?.end ?? null),
  }));
}

function findParts(parts: readonly string[]): (at: number) => number {
  let end = 0;
  const ends = parts.map((part) => {
    end += part.length + 1;
    return end;
  });
  return (at) => ends.findIndex((one) => at < one);
}

/** The token that was said when the word was; the one before a deleted word. */
function findOwner(
  tokens: readonly TimedToken[],
  { start, end }: SegmentWord,
  at: number,
): TimedToken | undefined {
  const own = tokens.filter(({ firstWord, lastWord }) => firstWord <= at && at < lastWord);
  const middle = (start + end) / 2;
  return (
    own.find((token) => middle < token.end) ??
    own.at(-1) ??
    tokens.findLast(({ lastWord }) => lastWord <= at)
  );
}
