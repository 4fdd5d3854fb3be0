/** A recognised word of a saved segment; `start` and `end` in seconds of the recording, `conf` from 0 to 1. */
export interface SavedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly conf: number;
}

/** A person who speaks in a conversation. */
export interface SavedSpeaker {
  readonly id: string;
  readonly name: string;
}

/**
 * A part of a saved conversation, with the names of the contract. The texts of all its
 * segments are the text of the conversation, with a space between two of them; a text that
 * ends with a line break ends its paragraph and takes no space. An edit never changes the
 * words, which are those of the engine.
 */
export interface SavedSegment {
  readonly segment_id: string;
  readonly text: string;
  /** In seconds of the recording; null for typed text. */
  readonly start: number | null;
  readonly end: number | null;
  /** Empty also while the words are not loaded. */
  readonly words: readonly SavedWord[];
  /** Id of a speaker of the conversation. */
  readonly speaker: string | null;
  /** A person typed or changed the text. */
  readonly is_edited: boolean;
}
