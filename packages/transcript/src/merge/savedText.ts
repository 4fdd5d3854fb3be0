import type { SavedSegment, SavedSpeaker, SavedWord } from '../segments/savedSegment.ts';

/** What of a conversation is edited and saved. The ids of its segments, and those of its speakers, are unique. */
export interface SavedText<Segment extends SavedSegment = SavedSegment> {
  readonly title: string;
  readonly speakers: readonly SavedSpeaker[];
  readonly segments: readonly Segment[];
}

/** Whether two segments are saved as the same. Words that are not loaded on one side differ from none. */
export function isSameSegment(one: SavedSegment, other: SavedSegment): boolean {
  return (
    one === other ||
    (hasSameContent(one, other) &&
      one.speaker === other.speaker &&
      one.is_edited === other.is_edited)
  );
}

/** Whether two segments have the same text at the same times. */
export function hasSameContent(one: SavedSegment, other: SavedSegment): boolean {
  return (
    one.text === other.text &&
    one.start === other.start &&
    one.end === other.end &&
    hasSameWords(one.words, other.words)
  );
}

function hasSameWords(one: SavedSegment['words'], other: SavedSegment['words']): boolean {
  return (
    one === other ||
    one.length === 0 ||
    other.length === 0 ||
    (one.length === other.length && one.every((word, at) => isSameWord(word, other[at])))
  );
}

function isSameWord(one: SavedWord, other: SavedWord | undefined): boolean {
  return (
    one.word === other?.word &&
    one.start === other.start &&
    one.end === other.end &&
    one.conf === other.conf
  );
}

export function isSameSpeakers(
  one: readonly SavedSpeaker[],
  other: readonly SavedSpeaker[],
): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every(({ id, name }, at) => id === other[at]?.id && name === other[at].name))
  );
}

/** Whether nothing has to be saved to turn one text into the other. */
export function isSameText(one: SavedText, other: SavedText): boolean {
  return (
    one.title === other.title &&
    isSameSpeakers(one.speakers, other.speakers) &&
    one.segments.length === other.segments.length &&
    one.segments.every((segment, at) => {
      const match = other.segments[at];
      return match?.segment_id === segment.segment_id && isSameSegment(segment, match);
    })
  );
}
