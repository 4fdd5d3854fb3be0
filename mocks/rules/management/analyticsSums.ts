import type { AnalyticsMetric, ServiceMix, TopDiscounts } from '@nevisa/api/types';
import type { CountedDay } from './analyticsPeriod.ts';
import { type RecordedDays, type RecordedDay, cutDay } from './recordedDays.ts';

/** The recorded days of a period, as far as they count. */
export function readDays(recordedDays: RecordedDays, days: readonly CountedDay[]): RecordedDay[] {
  return days.flatMap(({ day, part }) => {
    const recorded = recordedDays.readDay(day);
    return recorded === null ? [] : [part === 1 ? recorded : cutDay(recorded, part)];
  });
}

/** A figure over some days; null where none was recorded, and for a share of nothing. */
export function measure(metric: AnalyticsMetric, days: readonly RecordedDay[]): number | null {
  return days.length === 0 ? null : measures[metric](days);
}

type Measure = (days: readonly RecordedDay[]) => number | null;

const measures: Readonly<Record<AnalyticsMetric, Measure>> = {
  signups: (days) => sum(days, ({ signups }) => signups.length),
  active_users: (days) => activeUsers(days).size,
  usage: (days) => sum(days, ({ uses }) => total(uses.map(({ duration }) => duration))),
  revenue,
  orders,
  average_order: (days) => share(Math.round, revenue(days), orders(days)),
  purchase_rate: (days) => share(Number, buyers(days).size, activeUsers(days).size),
  failed_payments: (days) => sum(days, ({ failures }) => failures.length),
};

/** The packages that were bought, the most bought first. */
export function listMix(days: readonly RecordedDay[]): ServiceMix['results'] {
  const mix = new Map<string, ServiceMix['results'][number]>();
  for (const { service, amount } of days.flatMap(({ sales }) => sales)) {
    const known = mix.get(service.id);
    mix.set(service.id, {
      service_id: service.id,
      name: service.name,
      count: (known?.count ?? 0) + 1,
      revenue: (known?.revenue ?? 0) + amount,
    });
  }
  return [...mix.values()].sort((a, b) => b.count - a.count);
}

/** Every code that was used, the most used first. */
export function listTop(days: readonly RecordedDay[]): TopDiscounts['results'] {
  const codes = new Map<string, TopDiscounts['results'][number]>();
  for (const { discount, amount } of days.flatMap(({ sales }) => sales)) {
    if (discount !== null) {
      const known = codes.get(discount.id);
      codes.set(discount.id, {
        discount_id: discount.id,
        code: discount.code,
        name: discount.name,
        used_count: (known?.used_count ?? 0) + 1,
        revenue: (known?.revenue ?? 0) + amount,
      });
    }
  }
  return [...codes.values()].sort((a, b) => b.used_count - a.used_count);
}

function revenue(days: readonly RecordedDay[]): number {
  return sum(days, ({ sales }) => total(sales.map(({ amount }) => amount)));
}

function orders(days: readonly RecordedDay[]): number {
  return sum(days, ({ sales }) => sales.length);
}

function activeUsers(days: readonly RecordedDay[]): Set<number> {
  return new Set([...days.flatMap(({ uses }) => uses.map(({ user }) => user)), ...buyers(days)]);
}

function buyers(days: readonly RecordedDay[]): Set<number> {
  return new Set(days.flatMap(({ sales }) => sales.map(({ user }) => user)));
}

function share(round: (value: number) => number, part: number, whole: number): number | null {
  return whole === 0 ? null : round(part / whole);
}

function sum(days: readonly RecordedDay[], read: (day: RecordedDay) => number): number {
  return total(days.map(read));
}

function total(values: readonly number[]): number {
  return values.reduce((before, value) => before + value, 0);
}
