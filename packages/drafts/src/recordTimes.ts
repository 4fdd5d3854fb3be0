import * as v from 'valibot';

/** What each record of a draft tells of the whole, so that the last one is summary enough. By the clock of the device, in ms since 1970. */
export const recordTimes = { begunAt: v.number(), changedAt: v.number() };

/** The times of a record that follows another. */
export function timesAfter(before: { readonly begunAt: number } | null): {
  begunAt: number;
  changedAt: number;
} {
  const changedAt = Date.now();
  return { begunAt: before?.begunAt ?? changedAt, changedAt };
}
