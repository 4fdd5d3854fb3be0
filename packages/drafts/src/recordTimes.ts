import * as v from 'valibot';

/** Times in every record of a draft, so that the last record summarises it. In ms since 1970, by the device's clock. */
export const recordTimes = { begunAt: v.number(), changedAt: v.number() };

/** The times of a record that follows `before`. */
export function makeTimesAfter(before: { readonly begunAt: number } | null): {
  begunAt: number;
  changedAt: number;
} {
  const changedAt = Date.now();
  return { begunAt: before?.begunAt ?? changedAt, changedAt };
}
