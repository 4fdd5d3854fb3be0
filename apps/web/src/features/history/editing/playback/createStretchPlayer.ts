import type { SoundEvent } from '@nevisa/machines';
import { createElementTimeline } from './createElementTimeline.ts';
import type { DeviceSound } from './deviceSound.ts';
import type { StretchPlace } from './stretchTimeline.ts';
import type { Timeline } from './timeline.ts';

type PlayedSound = Pick<
  DeviceSound,
  'duration' | 'locate' | 'toPosition' | 'nextAfter' | 'stretches' | 'markFailed'
>;

/** Plays the recordings of a device one after the other, as one sound. */
export function createStretchPlayer(
  sound: PlayedSound,
  report: (event: SoundEvent) => void,
  createElement: (report: (event: SoundEvent) => void) => Timeline = createElementTimeline,
): Timeline {
  const player = new StretchPlayer(sound, report, createElement);
  return {
    unlock: () => player.element.unlock(),
    load: () => player.load(),
    play: () => player.play(),
    pause: () => player.pause(),
    seek: (seconds) => player.seek(seconds),
    setRate: (rate) => player.setRate(rate),
    place: () => player.place(),
    duration: () => sound.duration,
    dispose: () => player.element.dispose(),
  };
}

class StretchPlayer {
  readonly element: Timeline;
  readonly #sound: PlayedSound;
  readonly #report: (event: SoundEvent) => void;
  /** The recording that the element has; null before the first one. */
  #stretch: number | null = null;
  /** The position to begin at, in seconds, until a recording is loaded. */
  #wanted = 0;
  #plays = false;
  #rate = 1;
  /** The machine knows that the sound can be played: it does not see the change of recordings. */
  #isReady = false;
  /** The last recording was played to its end. */
  #isOver = false;

  constructor(
    sound: PlayedSound,
    report: (event: SoundEvent) => void,
    createElement: (report: (event: SoundEvent) => void) => Timeline,
  ) {
    this.#sound = sound;
    this.#report = report;
    this.element = createElement((event) => this.#hear(event));
  }

  load(): void {
    this.#wanted = this.place();
    this.#isReady = false;
    this.#plays = false;
    this.#open(this.#sound.locate(this.#wanted));
  }

  play(): void {
    this.#plays = true;
    if (this.#isOver) {
      // After the end the sound begins anew, as one of a single recording does.
      this.seek(0);
    }
    this.element.play();
  }

  pause(): void {
    this.#plays = false;
    this.element.pause();
  }

  seek(seconds: number): void {
    this.#isOver = false;
    this.#wanted = Math.min(Math.max(0, seconds), this.#sound.duration);
    const place = this.#sound.locate(this.#wanted) ?? this.#end();
    if (this.#stretch === null || place === null) {
      return;
    }
    if (place.stretch === this.#stretch) {
      this.element.seek(place.offset);
    } else {
      this.#open(place);
    }
  }

  setRate(rate: number): void {
    this.#rate = rate;
    this.element.setRate(rate);
  }

  place(): number {
    return this.#stretch === null
      ? this.#wanted
      : this.#sound.toPosition({ stretch: this.#stretch, offset: this.element.place() });
  }

  #hear(event: SoundEvent): void {
    if (event.type === 'audio.ready') {
      this.#begin();
    } else if (event.type === 'audio.ended') {
      this.#goOn();
    } else if (event.type === 'audio.failed') {
      this.#skip();
    } else {
      this.#follow(event);
      this.#report(event);
    }
  }

  /** The keys of a keyboard or of a headset, and a call, play and pause the element without the machine. */
  #follow({ type }: SoundEvent): void {
    if (type === 'audio.playing') {
      this.#plays = true;
    } else if (type === 'audio.paused' || type === 'audio.refused') {
      this.#plays = false;
    }
  }

  #begin(): void {
    if (!this.#isReady) {
      this.#isReady = true;
      this.#report({ type: 'audio.ready' });
    } else if (this.#plays) {
      this.element.play();
    }
  }

  /** The recording is over: the next one plays on. */
  #goOn(): void {
    const next = this.#stretch === null ? null : this.#sound.nextAfter(this.#stretch);
    if (next === null) {
      this.#plays = false;
      this.#isOver = true;
      this.#report({ type: 'audio.ended' });
    } else {
      this.#open({ stretch: next, offset: 0 });
    }
  }

  /** The recording does not decode: its part of the sound is left out. */
  #skip(): void {
    const at = this.place();
    if (this.#stretch !== null) {
      this.#sound.markFailed(this.#stretch);
    }
    const next = this.#sound.locate(at);
    if (next === null) {
      this.#wanted = at;
      this.#stretch = null;
      this.#plays = false;
      this.#report({ type: 'audio.failed' });
    } else {
      this.#open(next);
    }
  }

  /** The end of the last recording: a place behind it is no place. */
  #end(): StretchPlace | null {
    const stretches = this.#sound.stretches();
    const last = stretches.findLastIndex(({ failed }) => !failed);
    return last === -1 ? null : { stretch: last, offset: stretches[last]?.duration ?? 0 };
  }

  #open(place: StretchPlace | null): void {
    const stretch = place === null ? undefined : this.#sound.stretches()[place.stretch];
    if (place === null || stretch === undefined) {
      this.#report({ type: 'audio.failed' });
      return;
    }
    this.#stretch = place.stretch;
    const { mimeType, duration, blob } = stretch;
    this.element.load({
      url: stretch.url(),
      expiresAt: null,
      mimeType,
      size: blob.size,
      duration,
    });
    this.element.setRate(this.#rate);
    this.element.seek(place.offset);
  }
}
