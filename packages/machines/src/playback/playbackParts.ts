import type { PlaybackContext, SoundLink, PlayedPart } from './playbackTypes.ts';

/** The slowest and the fastest speed, and the step between two of them. */
export const slowest = 0.5;
export const fastest = 3;
export const speedStep = 0.1;

/** A speed that can be played: 1 for what is no speed, such as 0, 99 and NaN. */
export function readSpeed(speed: number): number {
  const tenths = Math.round(speed / speedStep);
  return tenths >= slowest / speedStep && tenths <= fastest / speedStep ? tenths / 10 : 1;
}

/** The next faster or slower speed; the ends stay. */
export function stepSpeed(speed: number, by: 1 | -1): number {
  return Math.min(fastest, Math.max(slowest, Math.round(speed * 10 + by) / 10));
}

/** The share of its life after which a link is renewed. */
const oldShare = 0.8;
/** The shortest wait before another link is asked for while the present one works, in ms. */
const shortestWait = 10_000;
/** The longest wait that a timer takes, in ms: a day. */
const longestWait = 86_400_000;

/** When a link that was asked for at `now` is to be renewed; null where its life is not known, e.g. by a wrong clock. */
export function readAge({ expiresAt }: SoundLink, now: number): number | null {
  return expiresAt === null || expiresAt <= now ? null : now + (expiresAt - now) * oldShare;
}

/** When a link is renewed after the next one was not to be had. */
export function readNextAge({ link }: Pick<PlaybackContext, 'link'>, now: number): number {
  const left = (link?.expiresAt ?? now) - now;
  return now + Math.max(shortestWait, left / 2);
}

/** Whether the next link is to be asked for. */
export function isLinkOld({ agesAt, now }: Pick<PlaybackContext, 'agesAt' | 'now'>): boolean {
  return agesAt !== null && now() >= agesAt;
}

/** The wait until a link is old, in ms. */
export function waitForAge({ agesAt, now }: Pick<PlaybackContext, 'agesAt' | 'now'>): number {
  return agesAt === null ? longestWait : Math.min(longestWait, Math.max(0, agesAt - now()));
}

/** A part in order; null for an empty one. */
export function readPart(start: number, end: number, isLooping: boolean): PlayedPart | null {
  return Number.isFinite(start) && end > start && start >= 0 ? { start, end, isLooping } : null;
}

/** The part in which a place is; null outside of it. */
export function findPartAround(part: PlayedPart | null, seconds: number): PlayedPart | null {
  return part !== null && seconds >= part.start && seconds < part.end ? part : null;
}
