import type { ComponentPropsWithRef } from 'react';
import type { SubscribePosition } from '../Waveform/useSeekSlider.ts';
import type { WaveformMark } from '../Waveform/wave.ts';
import type { PlayerState } from './playerState.ts';

/** The silences between words that the player can jump over. */
export interface PlayerSilence {
  isSkipped: boolean;
  /** What jumping over them saves, in seconds; null where the words of the text have no times. */
  saved: number | null;
}

/** How the sound and the keys of a person who types go together. */
export interface PlayerTyping {
  /** The sound rests while the person types. */
  waits: boolean;
  /** The key plays while it is held down, as a pedal does. */
  holds: boolean;
}

type OwnNames = 'children' | 'onPlay' | 'onPause' | 'onSeeking';

export interface PlayerProps extends Omit<ComponentPropsWithRef<'fieldset'>, OwnNames> {
  state: PlayerState;
  /** What happened to the sound, as one sentence. */
  message?: string | null;
  /** In seconds; 0 while it is not known. */
  duration: number;
  /**
   * The place in seconds.
   * @default 0
   */
  position?: number;
  /** Delivers the place during playback. The function must be stable between renders. */
  subscribePosition?: SubscribePosition | undefined;
  /** Peaks of the sound, 0 to 1; null while loading. Without them the place is a plain slider. */
  peaks?: ArrayLike<number> | null;
  /** The times of uncertain words, in seconds. */
  uncertain?: readonly number[];
  /** The words between two times, for the zoomed strip. The function must be stable between renders. */
  wordsIn?: (from: number, until: number) => readonly WaveformMark[];
  /** The keys of the buttons by name, for their tooltips. */
  keys?: Partial<Record<'play' | 'back' | 'forward' | 'selection' | 'loop', readonly string[]>>;
  /** From 0.5 to 3. */
  speed: number;
  silence: PlayerSilence;
  typing?: PlayerTyping;
  /** Whether the text scrolls along with the sound; without it there is no such switch. */
  following?: boolean;
  /** Whether the selected part is repeated; `unavailable` without a selection that has a time. */
  loop: 'on' | 'off' | 'unavailable';
  /** The file of the sound is on its way. */
  downloading?: boolean;
  onPlayPress: () => void;
  onPausePress: () => void;
  /** Receives the chosen second. */
  onSeek: (seconds: number) => void;
  /** Moves by seconds from the present place. */
  onStep: (seconds: number) => void;
  onSpeedChange: (speed: number) => void;
  onSilenceChange: (isSkipped: boolean) => void;
  onTypingChange?: (typing: Partial<PlayerTyping>) => void;
  onFollowingChange?: (isFollowing: boolean) => void;
  onLoopChange: (isOn: boolean) => void;
  /** Plays the selected part once; without it there is no such button. */
  onSelectionPlay?: () => void;
  onDownload?: () => void;
}
