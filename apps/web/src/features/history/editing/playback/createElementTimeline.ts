import type { SoundEvent, SoundLink } from '@nevisa/machines';
import { createSilentSound } from './silentSound.ts';
import type { Timeline } from './timeline.ts';
import { loadWhole } from './loadWhole.ts';

/**
 * Plays the sound at one address by an `<audio>` element, which is not routed through Web Audio:
 * that would break the pitch at other speeds in Safari (T-41).
 */
export function createElementTimeline(
  report: (event: SoundEvent) => void,
  audio: HTMLAudioElement = new Audio(),
): Timeline {
  return new ElementTimeline(report, audio).timeline();
}

class ElementTimeline {
  readonly #report: (event: SoundEvent) => void;
  readonly #audio: HTMLAudioElement;
  readonly #ending = new AbortController();
  #link: SoundLink | null = null;
  /** The place to go to as soon as the sound is there. */
  #wanted = 0;
  #isLoaded = false;
  /** Whether the person wants it to play. */
  #plays = false;
  /** The sound was loaded as a whole, because the server does not serve parts of it. */
  #isWhole = false;
  #loading = new AbortController();
  #objectUrl: string | null = null;

  constructor(report: (event: SoundEvent) => void, audio: HTMLAudioElement) {
    this.#report = report;
    this.#audio = audio;
    audio.preload = 'auto';
    this.#hear();
  }

  timeline(): Timeline {
    return {
      unlock: () => this.#unlock(),
      load: (link) => this.#load(link),
      play: () => this.#play(),
      pause: () => {
        this.#plays = false;
        this.#audio.pause();
      },
      seek: (seconds) => this.#seek(Math.max(0, seconds)),
      setRate: (rate) => this.#setRate(rate),
      place: () => this.#place(),
      duration: () => this.#duration(),
      dispose: () => this.#dispose(),
    };
  }

  #hear(): void {
    const { signal } = this.#ending;
    const on = (name: string, listener: () => void) => {
      this.#audio.addEventListener(
        name,
        () => {
          // The silence that unlocks the element, and what the last address left, are not the sound.
          if (this.#isLoaded) {
            listener();
          }
        },
        { signal },
      );
    };
    on('playing', () => {
      if (!this.#audio.paused) {
        // Also by the keys of a keyboard or of a headset, which pause it again.
        this.#plays = true;
        this.#report({ type: 'audio.playing' });
      }
    });
    on('waiting', () => this.#plays && this.#report({ type: 'audio.waiting' }));
    on('ended', () => {
      this.#plays = false;
      this.#report({ type: 'audio.ended' });
    });
    on('pause', () => {
      // The device paused, e.g. for a call; the end of the sound pauses too.
      if (this.#plays && this.#audio.paused && !this.#audio.ended) {
        this.#plays = false;
        this.#report({ type: 'audio.paused' });
      }
    });
    this.#audio.addEventListener('loadedmetadata', () => this.#begin(), { signal });
    this.#audio.addEventListener('error', () => this.#fail(), { signal });
  }

  #unlock(): void {
    if (this.#link === null && this.#objectUrl === null) {
      this.#setObject(createSilentSound(0.05));
      this.#audio.play().catch(ignore);
    }
  }

  #load(link: SoundLink): void {
    this.#wanted = this.#place();
    this.#link = link;
    this.#isWhole = false;
    // The machine asks for it again once the sound is ready.
    this.#plays = false;
    this.#setSource(link.url);
  }

  #setSource(url: string): void {
    this.#loading.abort();
    this.#loading = new AbortController();
    this.#isLoaded = false;
    this.#audio.src = url;
    this.#audio.load();
  }

  #setObject(content: Blob): void {
    const before = this.#objectUrl;
    this.#objectUrl = URL.createObjectURL(content);
    this.#setSource(this.#objectUrl);
    if (before !== null) {
      URL.revokeObjectURL(before);
    }
  }

  /** The length is known: goes to the place, and says that it can play. */
  #begin(): void {
    if (this.#link === null || this.#isLoaded) {
      return;
    }
    this.#isLoaded = true;
    this.#seek(this.#wanted);
    if (this.#isLoaded) {
      this.#report({ type: 'audio.ready' });
      if (this.#plays) {
        this.#play();
      }
    }
  }

  #play(): void {
    this.#plays = true;
    if (!this.#isLoaded) {
      return;
    }
    this.#audio.play().catch((error: unknown) => {
      // A new address interrupts a play that has not begun; an unreadable sound has an event of its own.
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        this.#plays = false;
        this.#report({ type: 'audio.refused' });
      }
    });
  }

  #seek(seconds: number): void {
    this.#wanted = Math.min(seconds, this.#duration() ?? seconds);
    if (!this.#isLoaded) {
      return;
    }
    if (this.#isReachable(this.#wanted) || this.#isWhole) {
      this.#audio.currentTime = this.#wanted;
    } else {
      this.#loadWhole();
    }
  }

  /** A server that answers 200 in place of 206 serves no place but the begin. */
  #isReachable(seconds: number): boolean {
    const { seekable } = this.#audio;
    return (
      seconds === 0 ||
      Array.from({ length: seekable.length }, (_, range) => range).some(
        (range) => seekable.start(range) <= seconds && seconds <= seekable.end(range) + 0.5,
      )
    );
  }

  #setRate(rate: number): void {
    // A new address sets the speed to the default one.
    this.#audio.defaultPlaybackRate = rate;
    this.#audio.playbackRate = rate;
    this.#audio.preservesPitch = true;
  }

  #place(): number {
    return this.#isLoaded ? this.#audio.currentTime : this.#wanted;
  }

  #duration(): number | null {
    const { duration } = this.#audio;
    // Recordings without a length are infinite (T-36).
    return this.#isLoaded && Number.isFinite(duration) ? duration : (this.#link?.duration ?? null);
  }

  #fail(): void {
    if (this.#link === null) {
      return;
    }
    const isUnreadable = this.#audio.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;
    if (isUnreadable && !this.#isWhole) {
      this.#loadWhole();
      return;
    }
    this.#giveUp();
  }

  #giveUp(): void {
    this.#wanted = this.#place();
    this.#isLoaded = false;
    this.#plays = false;
    this.#report({ type: 'audio.failed' });
  }

  /** Loads all of the sound, under the type that the server names: for a server that serves no parts or another type. */
  #loadWhole(): void {
    const link = this.#link;
    if (link === null) {
      return;
    }
    this.#wanted = this.#isLoaded ? this.#wanted : this.#place();
    this.#isLoaded = false;
    this.#isWhole = true;
    this.#audio.pause();
    this.#report({ type: 'audio.waiting' });
    this.#loading.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    void loadWhole(link, signal).then((content) => {
      if (signal.aborted) {
        return;
      }
      if (content === null) {
        this.#giveUp();
      } else {
        this.#setObject(content);
      }
    });
  }

  #dispose(): void {
    this.#ending.abort();
    this.#loading.abort();
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    this.#audio.load();
    if (this.#objectUrl !== null) {
      URL.revokeObjectURL(this.#objectUrl);
    }
  }
}

function ignore(): void {
  // The silence is interrupted by the sound.
}
