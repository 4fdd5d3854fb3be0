import type { TehranClock } from '@nevisa/machines';
import { addDays } from '../../../shared/lists/days/dayCount.ts';
import { toTehranTime, toTimeSpan } from '../../../shared/lists/days/tehranDays.ts';

/** The clock of the server, which the clock of a device may miss by days (T-100). */
export interface ServerClock extends TehranClock {
  /** Takes the time of an answer, «2026-11-21T10:35:00Z»; one that cannot be read changes nothing. */
  correct: (serverTime: string | null) => void;
}

/** @param deviceNow the clock of the device, which counts until the first answer */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let ahead = 0;
  const now = () => deviceNow() + ahead;
  const day = () => toTehranTime(now()).day;
  return {
    now,
    day,
    untilMidnight: () => {
      const tomorrow = addDays(day(), 1);
      return Date.parse(toTimeSpan({ start: tomorrow, end: tomorrow }).from) - now();
    },
    correct: (serverTime) => {
      const time = Date.parse(serverTime ?? '');
      if (!Number.isNaN(time)) {
        ahead = time - deviceNow();
      }
    },
  };
}
