/** A recognised word; `start` and `end` in seconds of the recording, `confidence` from 0 to 1. */
export interface SegmentWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** A recognised sentence with the raw text of the engine. */
export interface Segment {
  readonly id: string;
  readonly text: string;
  /** In seconds of the recording; null where the engine gives no times. */
  readonly start: number | null;
  readonly end: number | null;
  /** Empty where the engine gives no words, and until the segment is confirmed. */
  readonly words: readonly SegmentWord[];
  /** The text is final; until then the engine may replace it. */
  readonly confirmed: boolean;
  /** The id of the person who speaks, in a conversation that names them. */
  readonly speaker?: string | null;
  /** A person had changed the text before it was opened. */
  readonly isEdited?: boolean;
}

/** A segment that arrives, with its formatted text. */
export interface NewSegment
  extends
    Pick<Segment, 'id' | 'text' | 'confirmed'>,
    Partial<Pick<Segment, 'start' | 'end' | 'words'>> {
  /** @default the raw text */
  formatted?: string;
}

/** A segment that the document contains. */
export interface InsertedSegment {
  /** The version of the segment that was inserted last. */
  readonly segment: Segment;
  /** The formatted text that was inserted last, without the person's edits: the base of a merge. */
  readonly formatted: string;
}

/** The formatted text of a segment. */
export interface FormattedText {
  readonly id: string;
  readonly text: string;
}

/** A segment of which the document shows text, as it is saved. */
export interface DocumentSegment {
  segment_id: string;
  /** The text in the document. */
  text: string;
  start: number | null;
  end: number | null;
  /** The person changed the formatted text. */
  is_edited: boolean;
}
