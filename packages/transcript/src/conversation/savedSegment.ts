import type { SavedSegment, SavedWord } from '../segments/savedSegment.ts';
import type { InsertedSegment, Segment, SegmentWord } from '../segments/segment.ts';

/** The separator between a segment and the next one. */
export function chooseSeparator(text: string): '' | ' ' {
  return text.endsWith('\n') ? '' : ' ';
}

/**
 * Whether a segment begins a paragraph although no line break separates it from the segment
 * before it: another person speaks. The line break is shown, not saved.
 *
 * @param gap the spaces and line breaks between them as they are saved
 */
export function beginsParagraph(
  before: Pick<Segment, 'speaker'>,
  next: Pick<Segment, 'speaker'>,
  gap: string,
): boolean {
  return !gap.includes('\n') && (before.speaker ?? null) !== (next.speaker ?? null);
}

export function toSegment({ segment_id, text, start, end, words, ...rest }: SavedSegment): Segment {
  return {
    id: segment_id,
    text,
    start,
    end,
    words: words.map(toWord),
    confirmed: true,
    speaker: rest.speaker,
    isEdited: rest.is_edited,
  };
}

function toWord({ word, start, end, conf }: SavedWord): SegmentWord {
  return { text: word, start, end, confidence: conf };
}

const savedWords = new WeakMap<SegmentWord, SavedWord>();

/** The same object for the same word. */
export function toSavedWord(word: SegmentWord): SavedWord {
  const known = savedWords.get(word);
  if (known !== undefined) {
    return known;
  }
  const { text, start, end, confidence } = word;
  const saved = { word: text, start, end, conf: confidence };
  savedWords.set(word, saved);
  return saved;
}

const savedSegments = new WeakMap<InsertedSegment, SavedSegment>();

/** A segment as it was before any edit; the same object for the same segment. */
export function toSavedSegment(inserted: InsertedSegment): SavedSegment {
  const known = savedSegments.get(inserted);
  if (known !== undefined) {
    return known;
  }
  const { segment, formatted } = inserted;
  const saved = {
    segment_id: segment.id,
    text: formatted,
    start: segment.start,
    end: segment.end,
    words: segment.words.map(toSavedWord),
    speaker: segment.speaker ?? null,
    is_edited: segment.isEdited ?? false,
  };
  savedSegments.set(inserted, saved);
  return saved;
}
