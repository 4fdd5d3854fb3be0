import { type AnswerOf, type Contract, type PayloadOf } from '@nevisa/api';
import { analyticsMetrics } from '@nevisa/api/management';
import type { AnalyticsMetric, ServiceMix, TopDiscounts } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import { toIsoTime, type Clock } from '../clock.ts';
import { writeDays } from './analyticsFile.ts';
import {
  comparePeriod,
  countComparedDays,
  countDays,
  type DayPeriod,
  groupDays,
  readPeriod,
  toMoments,
} from './analyticsPeriod.ts';
import { listMix, listTop, measure, readDays } from './analyticsSums.ts';
import { type AnalyticsOptions, createRecordedDays } from './recordedDays.ts';
import type { People } from '../people.ts';
import type { AuditLog } from './auditLog.ts';
import type { DiscountStore } from './discountStore.ts';

type Period = PayloadOf<Contract['exportAnalytics']>;
type Summary = AnswerOf<Contract['summarizeAnalytics']>;
type Series = AnswerOf<Contract['listAnalyticsSeries']>;

export interface AnalyticsRules {
  /** What a test or story changes about the recorded days. */
  readonly analytics: AnalyticsOptions;
  summarizeAnalytics(query: PayloadOf<Contract['summarizeAnalytics']>): Summary;
  listAnalyticsSeries(query: PayloadOf<Contract['listAnalyticsSeries']>): Series;
  listServiceMix(query: Period): ServiceMix;
  listTopDiscounts(query: Period): TopDiscounts;
  exportAnalytics(caller: Account, query: Period): string;
}

/** The number of codes in an answer. */
const mostCodes = 10;

/** The figures of administration, all from the same recorded days. */
export function createAnalyticsRules({
  clock,
  audit,
  people,
  discounts,
}: {
  clock: Clock;
  audit: AuditLog;
  people: Pick<People, 'everyone'>;
  discounts: Pick<DiscountStore, 'everyUse'>;
}): AnalyticsRules {
  const recordedDays = createRecordedDays({
    readUsers: () => people.everyone(),
    readUses: discounts.everyUse,
  });
  const now = () => clock.now();
  const server_time = () => toIsoTime(clock.now());
  const toPeriod = (query: Period) => readPeriod(query, now());
  const toDays = (query: Period) => readDays(recordedDays, countDays(toPeriod(query), now()));
  return {
    analytics: recordedDays.options,
    summarizeAnalytics: ({ compare, ...query }) => {
      const period = toPeriod(query);
      const compared = compare === undefined ? null : comparePeriod(period, compare);
      const days = readDays(recordedDays, countDays(period, now()));
      const before =
        compared === null ? [] : readDays(recordedDays, countComparedDays(period, compared, now()));
      const computeFigure = (metric: AnalyticsMetric) => ({
        value: measure(metric, days),
        previous: measure(metric, before),
      });
      return {
        ...figures(computeFigure),
        compared: compared && toMoments(compared),
        server_time: server_time(),
      };
    },
    listAnalyticsSeries: ({ metric, granularity, ...query }) => {
      const groups = groupDays(countDays(toPeriod(query), now()), granularity);
      const results = groups.flatMap((group) => {
        const days = readDays(recordedDays, group);
        const date = group[0]?.day ?? '';
        return days.length === 0 ? [] : [{ date, value: measure(metric, days) }];
      });
      return { results, server_time: server_time() };
    },
    listServiceMix: (query) => ({ results: listMix(toDays(query)), server_time: server_time() }),
    listTopDiscounts: (query) => ({
      results: listTop(toDays(query)).slice(0, mostCodes),
      server_time: server_time(),
    }),
    exportAnalytics: (caller, query) => {
      const period = toPeriod(query);
      audit.record(exportRecord(caller, period));
      return writeDays(recordedDays, countDays(period, now()));
    },
  };
}

function figures(computeFigure: (metric: AnalyticsMetric) => Summary[AnalyticsMetric]) {
  const entries = analyticsMetrics.map((metric) => [metric, computeFigure(metric)] as const);
  return Object.fromEntries(entries) as Record<AnalyticsMetric, Summary[AnalyticsMetric]>;
}

function exportRecord(actor: Account, { first, last }: DayPeriod) {
  return {
    actor,
    action: 'EXPORT_ANALYTICS',
    object: { kind: 'ANALYTICS', id: 'analytics', name: 'آمار و تحلیل' },
    changes: [{ field: 'period', before: null, after: `${first} – ${last}` }],
  } as const;
}
