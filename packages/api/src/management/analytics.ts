import * as v from 'valibot';
import { momentInText } from '../queryFields.ts';
import { daySchema, idSchema } from '../schemas.ts';
import { longestText, shortText } from '../shortText.ts';
import { validRows } from '../validRows.ts';

/** What the figures of a period can be compared with: the period before, the same weekdays before, the year before. */
export const analyticsComparisons = ['previous', 'weekdays', 'year'] as const;

/**
 * The figures of a period: `usage` in ms, `revenue` and `average_order` in toman, `purchase_rate`
 * from 0 to 1.
 */
export const analyticsMetrics = [
  'signups',
  'active_users',
  'usage',
  'revenue',
  'orders',
  'average_order',
  'purchase_rate',
  'failed_payments',
] as const;

/** Days, weeks from Saturday on, and months of the Persian calendar, all of Tehran. */
export const analyticsGranularities = ['day', 'week', 'month'] as const;

const text = v.fallback(v.nullish(v.string(), null), null);
const name = v.fallback(shortText(longestText.name), '');

/** An amount; null where nothing was recorded, which is no zero. */
const amount = v.fallback(v.nullish(v.pipe(v.number(), v.finite()), null), null);
const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

/** A figure of the period, and the same of the compared one. */
const figure = v.fallback(v.object({ value: amount, previous: amount }), {
  value: null,
  previous: null,
});

/** From the first moment of a day of Tehran to the first moment after another: at most three years. */
const period = { from: momentInText, to: momentInText };

export const analyticsPeriodSchema = v.object(period);

export const analyticsSummaryQuerySchema = v.object({
  ...period,
  compare: v.optional(v.picklist(analyticsComparisons)),
});

export const analyticsSeriesQuerySchema = v.object({
  ...period,
  metric: v.picklist(analyticsMetrics),
  granularity: v.picklist(analyticsGranularities),
});

/**
 * The eight figures of a period. Of a day that is not over, the compared period has the same
 * elapsed part. `compared` is the compared period as a whole.
 */
export const analyticsSummarySchema = v.object({
  signups: figure,
  active_users: figure,
  usage: figure,
  revenue: figure,
  orders: figure,
  average_order: figure,
  purchase_rate: figure,
  failed_payments: figure,
  compared: v.fallback(v.nullish(v.object({ from: v.string(), to: v.string() }), null), null),
  server_time: text,
});

/** Rows with the time of the server; an answer that is the list alone has no time. */
function withTime<Row extends v.GenericSchema>(row: Row) {
  const rows = validRows(row);
  return v.union([
    v.pipe(
      rows,
      v.transform((results) => ({ results, server_time: null as string | null })),
    ),
    v.object({ results: rows, server_time: text }),
  ]);
}

/** The amount of each day, week or month that was recorded; `date` is its first day in the period. */
export const analyticsSeriesSchema = withTime(v.object({ date: daySchema, value: amount }));

/** The packages that were bought, the most bought first. */
export const serviceMixSchema = withTime(
  v.object({ service_id: idSchema, name, count, revenue: amount }),
);

/** The discount codes that were used, the most used first, at most ten. */
export const topDiscountsSchema = withTime(
  v.object({ discount_id: idSchema, code: name, name, used_count: count, revenue: amount }),
);
