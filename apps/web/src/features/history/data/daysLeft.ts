import { toTehranTime } from '../../../shared/lists/days/tehranDays.ts';

/** How long the trash keeps a text, in days. */
const keptFor = 30;
const dayLength = 86_400_000;

/**
 * The days of Tehran until a text of the trash is deleted for ever (T-45): 30 on the day
 * of its deletion, 0 on the last day.
 *
 * @param deletedAt a moment of the server
 * @param now in ms since 1970
 * @returns null for a moment that cannot be read
 */
export function countDaysLeft(deletedAt: string | null, now: number): number | null {
  const moment = deletedAt === null ? Number.NaN : Date.parse(deletedAt);
  if (Number.isNaN(moment)) {
    return null;
  }
  const passed = (readDay(now) - readDay(moment)) / dayLength;
  return Math.min(Math.max(keptFor - passed, 0), keptFor);
}

/** The beginning of the day of Tehran, as if it were one of UTC. */
function readDay(moment: number): number {
  return Date.parse(toTehranTime(moment).day);
}
