import type { SoundEvent, SoundPart } from '@nevisa/machines';
import { nextMove, type Silences } from './playbackMoves.ts';
import type { Timeline } from './timeline.ts';

/** How often a hidden page, which has no frames, looks for the end of a part, in ms. */
const hiddenPace = 250;

interface FollowOptions {
  readonly emit: (seconds: number) => void;
  readonly readSilences: () => Silences | null;
  readonly endPart: () => void;
}

/** Follows the place of a sound that plays. */
export interface FollowedPlace {
  /** Takes what happened to the sound: it is followed only while it plays. */
  readonly hear: (event: SoundEvent) => void;
  readonly rest: () => void;
  readonly setPart: (part: SoundPart | null) => void;
  readonly setFollowed: (isFollowed: boolean) => void;
  /** Reports the place once. */
  readonly tell: () => void;
}

/**
 * Reads the place in each frame while the sound plays and the page is visible: `timeupdate` comes
 * only four times in a second (T-32). Jumps at the end of a loop and over silences.
 */
export function followPlace(
  timeline: Timeline,
  { emit, readSilences, endPart }: FollowOptions,
): FollowedPlace {
  let part: SoundPart | null = null;
  let isFollowed = document.visibilityState === 'visible';
  let isPlaying = false;
  let cancel: (() => void) | null = null;

  const tick = () => {
    const place = timeline.place();
    const move = nextMove(place, part, readSilences());
    if (move === 'partEnded') {
      endPart();
      return;
    }
    if (move !== null) {
      timeline.seek(move.seek);
    }
    if (isFollowed) {
      emit(timeline.place());
    }
  };
  const rest = () => {
    cancel?.();
    cancel = null;
  };
  const run = () => {
    rest();
    if (!isPlaying) {
      return;
    }
    if (isFollowed) {
      const frame = () => {
        // Before the tick, which may end the playback.
        handle = requestAnimationFrame(frame);
        tick();
      };
      let handle = requestAnimationFrame(frame);
      cancel = () => cancelAnimationFrame(handle);
    } else {
      const timer = setInterval(tick, hiddenPace);
      cancel = () => clearInterval(timer);
    }
  };
  const setPlaying = (plays: boolean) => {
    isPlaying = plays;
    run();
    emit(timeline.place());
  };
  return {
    hear: ({ type }) => {
      if (type === 'audio.playing' || type === 'audio.ready') {
        setPlaying(type === 'audio.playing');
      } else if (isPlaying) {
        setPlaying(false);
      }
    },
    rest: () => {
      if (isPlaying) {
        setPlaying(false);
      }
    },
    setPart: (next) => {
      part = next;
    },
    setFollowed: (next) => {
      isFollowed = next;
      run();
      if (next) {
        emit(timeline.place());
      }
    },
    tell: () => emit(timeline.place()),
  };
}
