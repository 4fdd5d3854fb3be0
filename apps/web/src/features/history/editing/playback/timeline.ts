import type { Outcome } from '@nevisa/api/types';
import type { SoundEvent, SoundLink } from '@nevisa/machines';

/** Plays one sound as one timeline, however many recordings it is made of. Times are in seconds. */
export interface Timeline {
  /** Begins to play in the press of a person, before there is an address: iOS lets it play later then (T-42). */
  readonly unlock: () => void;
  /** Takes a new address. Place and speed stay; reports `audio.ready` when it can play there. */
  readonly load: (link: SoundLink) => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Also before there is an address. */
  readonly seek: (seconds: number) => void;
  readonly setRate: (rate: number) => void;
  readonly place: () => number;
  /** Null while it is not known; never infinite. */
  readonly duration: () => number | null;
  readonly dispose: () => void;
}

/** Where the sound of a text comes from: the server, or the recordings of this device. */
export interface SoundSource {
  /** Asks for the address; never rejects. */
  readonly askLink: (signal: AbortSignal) => Promise<Outcome<SoundLink>>;
  /** Creates the player of the source, which reports what happens to the sound. */
  readonly createTimeline: (report: (event: SoundEvent) => void) => Timeline;
  /** Saves the sound under a title, or under `otherwise` where that leaves no name; undefined where it is at an address. */
  readonly save?: (title: string, otherwise: string) => void;
}
