import type { Segment } from '@nevisa/transcript';

/** A segment as a draft stores it. */
export function toStoredSegment({ words, ...segment }: Segment) {
  return { ...segment, words: [...words] };
}
