import { analyticsMetrics } from '@nevisa/api/management';
import type { AnalyticsMetric } from '@nevisa/api/types';
import { toPersianDay } from './analyticsDays.ts';
import type { CountedDay } from './analyticsPeriod.ts';
import { measure, readDays } from './analyticsSums.ts';
import type { AnalyticsWorld } from './analyticsWorld.ts';

const heads: Readonly<Record<AnalyticsMetric, string>> = {
  signups: 'ثبت‌نام‌ها',
  active_users: 'کاربران فعال',
  usage: 'دقیقه‌های تبدیل‌شده',
  revenue: 'درآمد (تومان)',
  orders: 'خریدها',
  average_order: 'میانگین هر خرید (تومان)',
  purchase_rate: 'نرخ خرید',
  failed_payments: 'پرداخت‌های ناموفق',
};

/** The days of a period as a CSV file (X-110): a line for each, empty where nothing was recorded. */
export function writeDays(world: AnalyticsWorld, days: readonly CountedDay[]): string {
  const head = ['روز', 'روز (شمسی)', ...analyticsMetrics.map((metric) => heads[metric])];
  const lines = days.map((one) => {
    const recorded = readDays(world, [one]);
    const cells = analyticsMetrics.map((metric) => cellOf(metric, measure(metric, recorded)));
    return [one.day, persianText(one.day), ...cells];
  });
  return `\uFEFF${[head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

function cellOf(metric: AnalyticsMetric, value: number | null): string {
  if (value === null) {
    return '';
  }
  return String(metric === 'usage' ? Math.round(value / 600) / 100 : value);
}

function persianText(day: string): string {
  const { year, month, day: date } = toPersianDay(day);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(date)}`;
}
