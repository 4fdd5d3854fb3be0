export interface TranscriptSegment {
  id: string | number;
  text: string;
  /** The server has acknowledged the segment. */
  confirmed: boolean;
}

export interface Block {
  key: string | number;
  segments: readonly TranscriptSegment[];
}

/** A block with this many words takes no further segment. */
export const wordsPerBlock = 60;

/**
 * Splits a transcript into blocks of about 60 words from its beginning, so that a full
 * block never changes. The last block is open and may be empty: interim words are
 * rendered where they will remain.
 */
export function splitIntoBlocks(segments: readonly TranscriptSegment[]): Block[] {
  const blocks: { key: string | number; segments: TranscriptSegment[] }[] = [];
  let words = wordsPerBlock;
  for (const segment of segments) {
    if (words >= wordsPerBlock) {
      blocks.push({ key: blocks.length, segments: [] });
      words = 0;
    }
    blocks.at(-1)?.segments.push(segment);
    words += countWords(segment);
  }
  if (words >= wordsPerBlock) {
    blocks.push({ key: blocks.length, segments: [] });
  }
  return blocks;
}

const counted = new WeakMap<TranscriptSegment, number>();

function countWords(segment: TranscriptSegment): number {
  const known = counted.get(segment);
  if (known !== undefined) {
    return known;
  }
  const count = segment.text.split(/\s+/u).filter(Boolean).length;
  counted.set(segment, count);
  return count;
}
