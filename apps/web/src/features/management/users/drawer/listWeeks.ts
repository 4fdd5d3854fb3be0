import type { UserUsage } from '@nevisa/api/types';
import { usageDays } from './useUserParts.ts';

const dayLength = 86_400_000;

export interface UsageWeek {
  /** The first of its seven days, «2026-11-15». */
  readonly start: string;
  /** In ms. */
  readonly duration: number;
}

/**
 * The minutes of each seven days until the last day, earliest first; days without an entry count
 * as none, because nothing was dictated on them.
 */
export function listWeeks({ days }: Pick<UserUsage, 'days'>, lastDay: string): UsageWeek[] {
  const end = Date.parse(lastDay);
  const count = Math.ceil(usageDays / 7);
  return Array.from({ length: count }, (_, place) => {
    const start = end - ((count - place) * 7 - 1) * dayLength;
    const duration = days
      .filter(({ date }) => {
        const moment = Date.parse(date);
        return moment >= start && moment < start + 7 * dayLength;
      })
      .reduce((sum, day) => sum + day.duration, 0);
    return { start: new Date(start).toISOString().slice(0, 10), duration };
  });
}
