import type { AnalyticsGranularity, AnalyticsMetric } from '@nevisa/api/types';
import { createAnalyticsRules } from '../rules/management/analytics.ts';
import { addDays, startOfDay } from '../rules/management/analyticsDays.ts';
import { createAuditLog } from '../rules/management/auditLog.ts';
import { createDiscountStore } from '../rules/management/discountStore.ts';
import { createClock } from '../rules/clock.ts';
import { createPeople } from '../rules/people.ts';

/** The day of the clock of the mock server. */
export const today = '2026-11-21';

/** The analytics of a server of their own. */
export function openAnalytics() {
  const clock = createClock();
  const audit = createAuditLog({ clock });
  const discounts = createDiscountStore(clock, []);
  const people = createPeople(clock);
  return { clock, audit, discounts, ...createAnalyticsRules({ clock, audit, people, discounts }) };
}

/** The moments of days of Tehran, both inclusive. */
export function toMoments(first: string, last = first) {
  const text = (moment: number) => new Date(moment).toISOString();
  return { from: text(startOfDay(first)), to: text(startOfDay(addDays(last, 1))) };
}

export function listSeries(
  server: Pick<ReturnType<typeof openAnalytics>, 'listAnalyticsSeries'>,
  first: string,
  last: string,
  granularity: AnalyticsGranularity = 'day',
  metric: AnalyticsMetric = 'signups',
) {
  return server.listAnalyticsSeries({ ...toMoments(first, last), metric, granularity }).results;
}

export function sumPoints(points: readonly { value: number | null }[]): number {
  return points.reduce((sum, { value }) => sum + (value ?? 0), 0);
}
