import { Time } from '@internationalized/date';
import { toLatinDigits } from '@nevisa/writing';

/** Parses «14:05» or «14:05:00»; null for anything else. */
export function parseClock(clock: string | null | undefined): Time | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(clock ?? '') ?? [];
  const time = { hour: Number(hour), minute: Number(minute) };
  return isTime(time) ? new Time(time.hour, time.minute) : null;
}

/** Writes a time of day as «14:05». */
export function toClock({ hour, minute }: Pick<Time, 'hour' | 'minute'>): string {
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Reads a pasted time of day in any digits: «۱۴:۰۵», «14.05», «1405», «9:30»; null for anything else. */
export function readClock(pasted: string): string | null {
  const latin = toLatinDigits(pasted)
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
    .trim();
  const [, hour, minute] = /^(\d{1,2})(?::|\.|٫)?(\d{2})(?::\d{2})?$/.exec(latin) ?? [];
  const time = { hour: Number(hour), minute: Number(minute) };
  return isTime(time) ? toClock(time) : null;
}

/** Whether a time is in a range, of which each end may be open. */
export function isBetween(time: Time, first: Time | null, last: Time | null): boolean {
  return (first === null || time.compare(first) >= 0) && (last === null || time.compare(last) <= 0);
}

/** Whether a time is a whole number of steps after midnight. */
export function isOnStep({ hour, minute }: Pick<Time, 'hour' | 'minute'>, step: number): boolean {
  return (hour * 60 + minute) % step === 0;
}

/** The next multiple of the step in the hour, around the hour at its ends. */
export function stepMinute(minute: number, direction: 1 | -1, step: number): number {
  const place = direction === 1 ? Math.floor(minute / step) : Math.ceil(minute / step);
  const next = (place + direction) * step;
  if (next < 0) {
    return Math.floor(59 / step) * step;
  }
  return next > 59 ? 0 : next;
}

function isTime({ hour, minute }: { hour: number; minute: number }): boolean {
  return hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59;
}
