import type { SoundEvent, PlayedPart } from '@nevisa/machines';
import { chooseNextMove, type Silences } from './playbackMoves.ts';
import type { Timeline } from './timeline.ts';

/** How often a hidden page, which has no frames, looks for the end of a part, in ms. */
const hiddenPace = 250;

interface FollowOptions {
  readonly emit: (seconds: number) => void;
  readonly readSilences: () => Silences | null;
  readonly endPart: () => void;
}

/**
 * Reads the place in each frame while the sound plays and the page is visible: `timeupdate` comes
 * only four times in a second (T-32). Jumps at the end of a loop and over silences.
 */
export class FollowedPlace {
  readonly #timeline: Timeline;
  readonly #options: FollowOptions;
  #part: PlayedPart | null = null;
  #isFollowed = document.visibilityState === 'visible';
  #isPlaying = false;
  #cancel: (() => void) | null = null;

  constructor(timeline: Timeline, options: FollowOptions) {
    this.#timeline = timeline;
    this.#options = options;
  }

  /** Takes what happened to the sound: it is followed only while it plays. */
  hear({ type }: SoundEvent): void {
    if (type === 'audio.playing' || type === 'audio.ready') {
      this.#setPlaying(type === 'audio.playing');
    } else {
      this.rest();
    }
  }

  rest(): void {
    if (this.#isPlaying) {
      this.#setPlaying(false);
    }
  }

  setPart(part: PlayedPart | null): void {
    this.#part = part;
  }

  setFollowed(isFollowed: boolean): void {
    this.#isFollowed = isFollowed;
    this.#run();
    if (isFollowed) {
      this.tell();
    }
  }

  /** Reports the place once. */
  tell(): void {
    this.#options.emit(this.#timeline.place());
  }

  #setPlaying(isPlaying: boolean): void {
    this.#isPlaying = isPlaying;
    this.#run();
    this.tell();
  }

  #run(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (!this.#isPlaying) {
      return;
    }
    if (!this.#isFollowed) {
      const timer = setInterval(() => this.#tick(), hiddenPace);
      this.#cancel = () => clearInterval(timer);
      return;
    }
    let handle = 0;
    const frame = () => {
      // Before the tick, which may end the playback.
      handle = requestAnimationFrame(frame);
      this.#tick();
    };
    handle = requestAnimationFrame(frame);
    this.#cancel = () => cancelAnimationFrame(handle);
  }

  #tick(): void {
    const move = chooseNextMove(this.#timeline.place(), this.#part, this.#options.readSilences());
    if (move === 'partEnded') {
      this.#options.endPart();
      return;
    }
    if (move !== null) {
      this.#timeline.seek(move.seek);
    }
    if (this.#isFollowed) {
      this.tell();
    }
  }
}
