import type { Segment } from '@nevisa/transcript';

/** A segment as a draft stores it. */
export function toStoredSegment({ start, end, words, ...segment }: Segment) {
  return { ...segment, start: start ?? 0, end: end ?? 0, words: [...words] };
}
