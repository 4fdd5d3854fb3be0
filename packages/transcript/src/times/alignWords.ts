import { foldPersian } from '@nevisa/writing';
import { diffArrays } from 'diff';
import type { SegmentWord } from '../segments/segment.ts';

/** A word of an edited text and its time. Characters `from` to `to` of the text. */
export interface TimedToken {
  readonly from: number;
  readonly to: number;
  /** In seconds of the recording. */
  readonly start: number;
  readonly end: number;
  /** The words that it was recognised as: those from `firstWord` on and before `lastWord`; none for an inserted word. */
  readonly firstWord: number;
  readonly lastWord: number;
  /** The text is that of the recognised word, but for marks and forms of letters. */
  readonly isUnchanged: boolean;
}

/** The time in which a text was said, in seconds. */
export interface TimeSpan {
  readonly start: number | null;
  readonly end: number | null;
}

interface Written {
  readonly from: number;
  readonly to: number;
  readonly key: string;
}

/** Words `words` became tokens `tokens`; both are half-open, and one of them may be empty. */
interface Run {
  readonly isSame: boolean;
  readonly words: readonly [from: number, to: number];
  readonly tokens: readonly [from: number, to: number];
}

/**
 * The time of each word of an edited text. An unchanged word keeps the time of the
 * recognised one; words that were replaced share the time of all of them by letters; inserted
 * words share the gap between their neighbours; the time of a deleted word becomes such a gap.
 * The times never decrease and lie within `span`. Empty for a text that has no time.
 */
export function alignWords(
  words: readonly SegmentWord[],
  text: string,
  span: TimeSpan = { start: null, end: null },
): readonly TimedToken[] {
  const tokens = findTokens(text);
  const first = words.at(0)?.start ?? span.start;
  const last = words.at(-1)?.end ?? span.end;
  if (first === null || last === null || (words.length === 0 && span.start === null)) {
    return [];
  }
  const start = Math.max(0, span.start ?? first);
  const end = Math.max(start, span.end ?? last);
  const times = withOrderedTimes(words, start, end);
  const timed: TimedToken[] = [];
  for (const run of findRuns(words, tokens)) {
    const part = tokens.slice(...run.tokens);
    if (run.isSame) {
      timed.push(...part.map((token, at) => place(token, times[run.words[0] + at], run, at)));
    } else {
      timed.push(...shareTime(part, findRunTime(times, run.words, start, end), run));
    }
  }
  return timed;
}

/** The words of a text; each has a letter or digit, or is a mark between spaces. */
function findTokens(text: string): Written[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: written, index }) => ({
    from: index,
    to: index + written.length,
    key: readKey(written),
  }));
}

function readKey(written: string): string {
  return foldPersian(written.replaceAll(/^\p{P}+|\p{P}+$/gu, ''));
}

interface Time {
  readonly start: number;
  readonly end: number;
}

// An engine may give times that overlap: the word before ends where the next one begins.
function withOrderedTimes(words: readonly SegmentWord[], first: number, last: number): Time[] {
  let from = first;
  const starts = words.map(({ start }) => {
    from = Math.min(last, Math.max(from, start));
    return from;
  });
  return words.map(({ end }, at) => {
    const start = starts[at] ?? first;
    return { start, end: Math.min(Math.max(start, end), starts[at + 1] ?? last) };
  });
}

function findRuns(words: readonly SegmentWord[], tokens: readonly Written[]): Run[] {
  const before = words.map(({ text }) => readKey(text));
  const after = tokens.map(({ key }) => key);
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) {
    head += 1;
  }
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === after.at(-1 - tail)) {
    tail += 1;
  }
  const [wordEnd, tokenEnd] = [before.length - tail, after.length - tail];
  return [
    { isSame: true, words: [0, head], tokens: [0, head] },
    ...diffRuns(before.slice(head, wordEnd), after.slice(head, tokenEnd), head),
    { isSame: true, words: [wordEnd, before.length], tokens: [tokenEnd, after.length] },
  ];
}

/** Words of a segment that differ; with more of them all words between the equal ends count as replaced. */
const maxEditLength = 2_000;

function diffRuns(before: string[], after: string[], head: number): Run[] {
  const runs: Run[] = [];
  const all = [
    { count: before.length, added: false, removed: true },
    { count: after.length, added: true, removed: false },
  ];
  let [word, token] = [head, head];
  for (const { count, added, removed } of diffArrays(before, after, { maxEditLength }) ?? all) {
    const isSame = !added && !removed;
    const [nextWord, nextToken] = [added ? word : word + count, removed ? token : token + count];
    const last = runs.at(-1);
    if (last !== undefined && !isSame && !last.isSame) {
      runs[runs.length - 1] = {
        isSame,
        words: [last.words[0], nextWord],
        tokens: [last.tokens[0], nextToken],
      };
    } else {
      runs.push({ isSame, words: [word, nextWord], tokens: [token, nextToken] });
    }
    [word, token] = [nextWord, nextToken];
  }
  return runs;
}

/** The time of replaced words, or the gap where none was. */
function findRunTime(
  times: readonly Time[],
  [from, to]: readonly [number, number],
  start: number,
  end: number,
): Time {
  return from < to
    ? { start: times[from]?.start ?? start, end: times[to - 1]?.end ?? end }
    : { start: times[from - 1]?.end ?? start, end: times[from]?.start ?? end };
}

function shareTime(tokens: readonly Written[], { start, end }: Time, { words }: Run): TimedToken[] {
  const [firstWord, lastWord] = words;
  const total = tokens.reduce((sum, token) => sum + measure(token), 0);
  const at = (letters: number) => Math.min(end, start + ((end - start) * letters) / total);
  let letters = 0;
  return tokens.map((token) => {
    const before = letters;
    letters += measure(token);
    const share = { start: at(before), end: at(letters) };
    return { from: token.from, to: token.to, ...share, firstWord, lastWord, isUnchanged: false };
  });
}

function measure({ from, to, key }: Written): number {
  return key.length === 0 ? to - from : key.length;
}

function place({ from, to }: Written, time: Time | undefined, run: Run, at: number): TimedToken {
  const word = run.words[0] + at;
  const { start, end } = time ?? { start: 0, end: 0 };
  return { from, to, start, end, firstWord: word, lastWord: word + 1, isUnchanged: true };
}
