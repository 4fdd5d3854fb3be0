import { computeRank } from './cueRank.ts';
import type { CueWord } from './cueWords.ts';

/**
 * The limits of a cue: characters of a line, and times in ms. The line is that of
 * Netflix's Timed Text Style Guide. `silence` is the longest one between two words of a cue.
 */
export const limits = {
  line: 42,
  shortest: 830,
  longest: 7_000,
  gap: 80,
  charactersPerSecond: 20,
  silence: 2_000,
} as const;

/** The widths of the two lines that words fill; the second one is 0 while they fit into one. */
export interface RunWidth {
  readonly first: number;
  readonly second: number;
}

/** The widths with one more word; null when it fits into no line. A longer word has a line for itself. */
export function widen(width: RunWidth | null, { width: word }: CueWord): RunWidth | null {
  if (width === null) {
    return { first: word, second: 0 };
  }
  const { first, second } = width;
  if (second === 0) {
    return first + 1 + word <= limits.line
      ? { first: first + 1 + word, second }
      : { first, second: word };
  }
  return second + 1 + word <= limits.line ? { first, second: second + 1 + word } : null;
}

export function isShortEnough(words: readonly CueWord[]): boolean {
  let width: RunWidth | null = null;
  return words.every((word) => (width = widen(width, word)) !== null);
}

/** How many characters of difference between the lines a cut after a sentence or a clause is worth. */
const worth = [0, 10, 20] as const;

/** The one or two lines of a cue: cut at a mark, and else so that both are about as long. */
export function breakLines(words: readonly CueWord[]): string[] {
  const total = words.reduce((sum, { width }) => sum + width + 1, -1);
  if (total <= limits.line || words.length < 2) {
    return [joinWords(words)];
  }
  let best = { cost: Infinity, cut: 1 };
  let first = -1;
  for (let cut = 1; cut < words.length; cut += 1) {
    const word = words[cut - 1] as CueWord;
    first += word.width + 1;
    const second = total - first - 1;
    const fits =
      (first <= limits.line || cut === 1) && (second <= limits.line || cut === words.length - 1);
    const cost = Math.abs(first - second) - worth[computeRank(word)];
    if (fits && cost < best.cost) {
      best = { cost, cut };
    }
  }
  return [joinWords(words.slice(0, best.cut)), joinWords(words.slice(best.cut))];
}

function joinWords(words: readonly CueWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
