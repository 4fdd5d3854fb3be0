export interface TranscriptSegment {
  id: string | number;
  text: string;
  /** The server has it in writing. */
  confirmed: boolean;
}

export interface Block {
  key: string | number;
  segments: readonly TranscriptSegment[];
}

/** A block takes no further segment once it has this many words. */
export const wordsPerBlock = 60;

/**
 * Cuts a transcript into blocks of about 60 words, always from its beginning,
 * so that a block that is full never changes again. After a full block stands
 * an open one, empty perhaps: the words to come fall where they will stay.
 */
export function blocksOf(segments: readonly TranscriptSegment[]): Block[] {
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
