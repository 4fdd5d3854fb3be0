import type { HitRange } from '../HitMarks.ts';

/** Where a person pressed the text. */
export interface TextPress {
  /** The nearest position of the document. */
  readonly position: number;
  /** Alt is held: the press neither moves the caret nor changes the selection. */
  readonly alt: boolean;
}

/** A long press on a touch screen; `x` and `y` in px of the window. */
export interface TextHold {
  readonly position: number;
  readonly x: number;
  readonly y: number;
}

/** Where a word is that the window does not show. */
export type WordSight = 'above' | 'below';

/** The word of the sound in an editor, and what the person does with it. */
export interface SpokenWords {
  /** The word that is said at present; null for none. */
  readonly read: () => HitRange | null;
  /** Calls when another word is said, and when following begins. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the text scrolls along with the word. */
  readonly isFollowed: () => boolean;
  /** The person scrolled or typed: the place is theirs. */
  readonly onLeave: () => void;
  /** Calls with the place of a word outside of the window, and with null when it is inside again. */
  readonly onSight: (sight: WordSight | null) => void;
  /** A word was pressed without a selection. */
  readonly onPress: (press: TextPress) => void;
  /** A word was held on a touch screen. */
  readonly onHold: (hold: TextHold) => void;
}
