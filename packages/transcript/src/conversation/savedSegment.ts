import type { InsertedSegment, Segment, SegmentWord } from '../segments/segment.ts';

/** A recognised word as it is saved; `start` and `end` in seconds of the recording, `conf` from 0 to 1. */
export interface SavedWord {
  word: string;
  start: number;
  end: number;
  conf: number;
}

/**
 * A part of a saved conversation. The texts of all its segments are the text of the
 * conversation, with a space between two of them; a text that ends with a line break ends
 * its paragraph and takes no space. `start` and `end` in seconds of the recording, null for
 * typed text. The words are those of the engine and are never changed by an edit.
 */
export interface SavedSegment {
  segment_id: string;
  text: string;
  start: number | null;
  end: number | null;
  words: SavedWord[];
  /** The id of the person who speaks. */
  speaker: string | null;
  /** A person typed or changed the text. */
  is_edited: boolean;
}

/** The separator between a segment and the next one. */
export function separatorAfter(text: string): '' | ' ' {
  return text.endsWith('\n') ? '' : ' ';
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
