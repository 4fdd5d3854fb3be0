import type { TehranClock } from '@nevisa/machines';
import { addDays } from '../../../shared/lists/days/dayCount.ts';
import { toTehranTime, toTimeSpan } from '../../../shared/lists/days/tehranDays.ts';
import { createServerClock } from '../../../shared/lists/serverClock.ts';

/** The day of Tehran by the clock of the server, which the clock of a device may miss by days (T-100). */
export interface CorrectedTehranClock extends TehranClock {
  /** Takes the time of an answer, «2026-11-21T10:35:00Z»; one that cannot be read changes nothing. */
  correct: (serverTime: string | null) => void;
}

export function createTehranClock(): CorrectedTehranClock {
  const { now, set } = createServerClock();
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
        set(time);
      }
    },
  };
}
