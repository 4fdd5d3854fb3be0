import type { ServerClock } from '../../shared/lists/serverClock.ts';
import { toTehranTime } from '../../shared/lists/days/tehranDays.ts';

const dayLength = 86_400_000;

/**
 * Whether the chosen days of a sound are over, counted in days of Tehran (T-45): one that was
 * recorded today is kept until the end of the day that is so many days later.
 *
 * @param recordedAt in ms since 1970, as `now`
 * @param days null keeps every sound
 */
export function isSoundOver(recordedAt: number, days: number | null, now: number): boolean {
  return days !== null && (readDay(now) - readDay(recordedAt)) / dayLength > days;
}

/**
 * The earlier time of the server and of the device, in ms since 1970: days that are over for one
 * clock only keep their sound, because the device's may be set far ahead or back.
 */
export function readSoundTime(clock: Pick<ServerClock, 'now'>): number {
  return Math.min(clock.now(), Date.now());
}

/** The day of Tehran at a moment, as if it were one of UTC, in ms since 1970. */
function readDay(moment: number): number {
  return Date.parse(toTehranTime(moment).day);
}
