import type { PlayedPart } from '@nevisa/machines';

/** The shortest gap between two words that is a silence, in seconds. */
const shortestSilence = 0.8;
/** What of a silence is heard after the word before it, and before the next one, in seconds. */
const heardSilence = 0.15;

/** Silences in order: from `starts[n]` on the sound goes on at `ends[n]`. In seconds. */
export interface Silences {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  /** What jumping over all of them saves. */
  readonly saved: number;
}

/** Finds the silences between words in the order in which they were said; null without the time of any word. */
export function findSilences(
  words: readonly { readonly start: number; readonly end: number }[],
): Silences | null {
  const gaps: [start: number, end: number][] = [];
  let before = words[0]?.end;
  if (before === undefined) {
    return null;
  }
  for (const { start, end } of words) {
    if (start - before > shortestSilence) {
      gaps.push([before + heardSilence, start - heardSilence]);
    }
    before = Math.max(before, end);
  }
  return {
    starts: Float64Array.from(gaps, ([start]) => start),
    ends: Float64Array.from(gaps, ([, end]) => end),
    saved: gaps.reduce((sum, [start, end]) => sum + end - start, 0),
  };
}

/** What is to happen at a place of the sound that plays. */
export type Move = { readonly seek: number } | 'partEnded' | null;

/** A loop and a part go before the silences in them. */
export function chooseNextMove(
  place: number,
  part: PlayedPart | null,
  silences: Silences | null,
): Move {
  if (part !== null) {
    if (place < part.end) {
      return null;
    }
    return part.isLooping ? { seek: part.start } : 'partEnded';
  }
  const end = silences === null ? null : findSilenceEnd(place, silences);
  return end === null ? null : { seek: end };
}

function findSilenceEnd(place: number, { starts, ends }: Silences): number | null {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= place) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const end = ends[low - 1];
  return end !== undefined && place < end ? end : null;
}
