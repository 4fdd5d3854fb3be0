import { analyticsMetrics } from '@nevisa/api/management';
import type { AnalyticsMetric } from '@nevisa/api/types';
import { toPersianDay } from './analyticsDays.ts';
import type { CountedDay } from './analyticsPeriod.ts';
import { measure, readDays } from './analyticsSums.ts';
import type { RecordedDays } from './recordedDays.ts';
import { type CsvFileColumn, writeCsv } from './csvFile.ts';

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

/** The days of a period as a CSV file: a line for each, empty where nothing was recorded. */
export function writeDays(recordedDays: RecordedDays, days: readonly CountedDay[]): string {
  const rows = days.map((one) => ({ day: one.day, recorded: readDays(recordedDays, [one]) }));
  type Row = (typeof rows)[number];
  const columns: CsvFileColumn<Row>[] = [
    { name: 'day', head: 'روز', read: ({ day }) => day },
    { name: 'jalali', head: 'روز (شمسی)', read: ({ day }) => persianText(day) },
    ...analyticsMetrics.map((metric) => ({
      name: metric,
      head: heads[metric],
      read: ({ recorded }: Row) => toCell(metric, measure(metric, recorded)),
    })),
  ];
  return writeCsv(columns, rows);
}

/** Minutes in place of milliseconds, with at most two decimals. */
function toCell(metric: AnalyticsMetric, value: number | null): number | null {
  return value !== null && metric === 'usage' ? Math.round(value / 600) / 100 : value;
}

function persianText(day: string): string {
  const { year, month, day: date } = toPersianDay(day);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(date)}`;
}
