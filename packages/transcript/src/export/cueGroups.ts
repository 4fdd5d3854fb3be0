import { isShortEnough, limits, type RunWidth, widen } from './cueLines.ts';
import { computeRank } from './cueRank.ts';
import type { CueParagraph, CueWord } from './cueWords.ts';

/** The words of one cue. */
export interface CueGroup {
  readonly speaker: string | null;
  readonly words: readonly CueWord[];
}

/** The shortest part of a full cue, in its characters, that is cut at a mark. */
const leastPart = 1 / 3;

/** The fewest characters that are left for the last cue of a paragraph. */
const leastRest = 16;

/**
 * Cuts the words of each paragraph into cues: at the end of a sentence, then at the
 * end of a clause or a pause, then at a space.
 */
export function groupWords(paragraphs: readonly CueParagraph[]): CueGroup[] {
  return paragraphs.flatMap(({ speaker, words }) => {
    const groups: CueGroup[] = [];
    for (let from = 0; from < words.length;) {
      const to = findEnd(words, from);
      groups.push({ speaker, words: words.slice(from, to) });
      from = to;
    }
    return groups;
  });
}

/** Joins a cue for which there is too little time with the next one of the same person; it keeps its begin. */
export function joinHasty(groups: readonly CueGroup[]): CueGroup[] {
  const joined: CueGroup[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const room = getStart(group) - (last === undefined ? -Infinity : getStart(last)) - limits.gap;
    if (last !== undefined && room < limits.shortest && mayJoin(last, group)) {
      joined[joined.length - 1] = { ...last, words: [...last.words, ...group.words] };
    } else {
      joined.push(group);
    }
  }
  return joined;
}

export function getStart({ words }: CueGroup): number {
  return words[0]?.start ?? 0;
}

function mayJoin(one: CueGroup, other: CueGroup): boolean {
  if (one.speaker !== other.speaker || other.words[0]?.isApart !== false) {
    return false;
  }
  const words = [...one.words, ...other.words];
  return isShortEnough(words) && (words.at(-1)?.end ?? 0) - getStart(one) <= limits.longest;
}

/** The place after the last word of the cue that begins at `from`. */
function findEnd(words: readonly CueWord[], from: number): number {
  const first = words[from] as CueWord;
  let width: RunWidth | null = widen(null, first);
  for (let at = from + 1; at < words.length; at += 1) {
    const [before, word] = [words[at - 1] as CueWord, words[at] as CueWord];
    if (isBorder(before, word)) {
      return at;
    }
    width = widen(width, word);
    if (width === null || word.end - first.start > limits.longest) {
      return findCut(words, from, at);
    }
  }
  return words.length;
}

/** Words that are not shown together: of a segment with a time of its own, after a silence, or moved by an edit. */
function isBorder(before: CueWord, word: CueWord): boolean {
  return word.isApart || word.start < before.start || word.start - before.end > limits.silence;
}

/** The best place to cut the words `from` to `to`, which are as many as one cue takes. */
function findCut(words: readonly CueWord[], from: number, to: number): number {
  const least = countCharacters(words, from, to) * leastPart;
  let clause: number | null = null;
  for (let at = to; at > from; at -= 1) {
    const rank = computeRank(words[at - 1] as CueWord, words[at]);
    if (rank > 0 && countCharacters(words, from, at) < least) {
      break;
    }
    if (rank === 2) {
      return leaveRest(words, from, at, rank);
    }
    clause ??= rank === 1 ? at : null;
  }
  return clause === null ? leaveRest(words, from, to, 0) : leaveRest(words, from, clause, 1);
}

/** The cut, or an earlier one of no lower rank, before which the last cue is not a single short word. */
function leaveRest(words: readonly CueWord[], from: number, cut: number, least: number): number {
  let best = cut;
  for (let at = cut - 1; at > from && isSmallRest(words, best); at -= 1) {
    if (!mayBeRest(words, from, at)) {
      break;
    }
    if (computeRank(words[at - 1] as CueWord, words[at]) >= least) {
      best = at;
    }
  }
  return best;
}

function isSmallRest(words: readonly CueWord[], from: number): boolean {
  return words.length - from < leastRest && countCharacters(words, from, words.length) < leastRest;
}

/** Whether the words from `at` on are one cue that has no more words than the cue before it. */
function mayBeRest(words: readonly CueWord[], from: number, at: number): boolean {
  const rest = words.slice(at);
  const time = (words.at(-1)?.end ?? 0) - (words[at]?.start ?? 0);
  return at - from >= rest.length && time <= limits.longest && isShortEnough(rest);
}

function countCharacters(words: readonly CueWord[], from: number, to: number): number {
  let count = to - from - 1;
  for (let at = from; at < to; at += 1) {
    count += words[at]?.width ?? 0;
  }
  return count;
}
