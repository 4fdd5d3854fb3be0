import type { Failure, Outcome } from '@nevisa/api/types';

/** The address of a sound; only the port that plays it reads `url`. */
export interface SoundLink {
  readonly url: string;
  /** When the address stops working, in ms since 1970; null where it works for ever or that is unknown. */
  readonly expiresAt: number | null;
  /** Empty where the server does not say it. */
  readonly mimeType: string;
  /** In bytes. */
  readonly size: number | null;
  /** In seconds. */
  readonly duration: number | null;
}

/** A part of the sound that is played once, or again and again; in seconds, `start` < `end`. */
export interface PlayedPart {
  readonly start: number;
  readonly end: number;
  readonly isLooping: boolean;
}

/** The commands of the port that plays the sound. It keeps the place and the speed when a new address comes. */
export type SoundCommand =
  /** A person has pressed play, and the address is not there yet: iOS plays later only what began in the press (T-42). */
  | { readonly type: 'unlock' }
  | { readonly type: 'load'; readonly link: SoundLink }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly seconds: number }
  /** Moves by seconds from the place where the sound is. */
  | { readonly type: 'step'; readonly seconds: number }
  | { readonly type: 'rate'; readonly rate: number }
  | { readonly type: 'part'; readonly part: PlayedPart | null }
  /** Whether each frame reports the place; not while the page is hidden. */
  | { readonly type: 'follow'; readonly isFollowed: boolean };

export interface PlaybackContext {
  /** Whether the text has a sound, as the page knew when it was opened. */
  readonly hasSound: boolean;
  readonly link: SoundLink | null;
  /** When the link is so old that the next one is asked for, in ms since 1970; null where that is unknown. */
  readonly agesAt: number | null;
  /** The sound plays as soon as it can. */
  readonly isWanted: boolean;
  readonly rate: number;
  readonly part: PlayedPart | null;
  /** Why the address was refused; null where the sound itself does not play. */
  readonly failure: Failure | null;
  /** The addresses that were asked for because the sound did not play, since it last did. */
  readonly renewals: number;
  /** Reads the wall clock, in ms since 1970. */
  readonly now: () => number;
}

export interface PlaybackInput {
  readonly hasSound: boolean;
  readonly rate: number;
  readonly now: () => number;
}

/**
 * What has happened to the sound. `refused`: the browser does not let it play without a press.
 * `partEnded`: a part that is played once is over.
 */
export interface SoundEvent {
  readonly type:
    | 'audio.ready'
    | 'audio.playing'
    | 'audio.waiting'
    | 'audio.paused'
    | 'audio.ended'
    | 'audio.partEnded'
    | 'audio.refused'
    | 'audio.failed';
}

export type PlaybackEvent =
  | { readonly type: 'sound.changed'; readonly hasSound: boolean }
  | { readonly type: 'play.requested' }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'seek.requested'; readonly seconds: number }
  | { readonly type: 'step.requested'; readonly seconds: number }
  | { readonly type: 'rate.chosen'; readonly rate: number }
  /** Plays a part once, and stops at its end. */
  | { readonly type: 'part.requested'; readonly start: number; readonly end: number }
  | {
      readonly type: 'loop.chosen';
      readonly span: { readonly start: number; readonly end: number } | null;
    }
  /** A person types while the sound is to wait for that. */
  | { readonly type: 'text.typed' }
  | SoundEvent
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' };

/** `sounding`: the sound plays or is about to, so that the button pauses. */
export type PlaybackTag =
  | 'no-audio'
  | 'idle'
  | 'linking'
  | 'loading'
  | 'paused'
  | 'playing'
  | 'looping'
  | 'waiting'
  | 'typing'
  | 'failed'
  | 'expired'
  | 'sounding';

export type LinkOutcome = Outcome<SoundLink>;
