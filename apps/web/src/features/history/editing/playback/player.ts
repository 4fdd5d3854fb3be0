/** A part of a recording, in seconds from its begin; `start` < `end`. */
export interface SoundSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Plays the sound of an opened text. The tools of the text use it; the bar under
 * the text and the machine of the playback are behind it.
 */
export interface Player {
  /** Whether there is a sound that can be played, or may be once it is asked for. */
  readonly hasSound: () => boolean;
  readonly isPlaying: () => boolean;
  /** In seconds from the begin of the recording. */
  readonly position: () => number;
  /** Moves to a place, and plays from it. */
  readonly playFrom: (seconds: number) => void;
  /** Plays a part once, and stops at its end. */
  readonly playSpan: (span: SoundSpan) => void;
  readonly pause: () => void;
  /**
   * Calls with the position in seconds: once in each frame while the sound plays
   * and the page is visible, and once after each jump. Returns the unsubscribe function.
   */
  readonly onPosition: (listener: (seconds: number) => void) => () => void;
  /** Calls after the sound has begun or ceased to play. Returns the unsubscribe function. */
  readonly onPlaying: (listener: (isPlaying: boolean) => void) => () => void;
}
