import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { momentInText } from './queryFields.ts';
import { daySchema } from './schemas.ts';
import { validRows } from './validRows.ts';

const amount = v.pipe(v.number(), v.minValue(0));
const amountOrNull = v.fallback(v.nullable(amount), null);
const text = v.fallback(v.nullish(v.string(), null), null);

/** `from` and `to` are UTC moments; `to` is exclusive. The days of the answer are days of Tehran. */
const usageQuerySchema = v.object({
  from: momentInText,
  to: momentInText,
  granularity: v.literal('day'),
});

/**
 * What a person has used in a span of time. `total` and `duration` in ms.
 *
 * `days` has a row for each day that the server has counted, also for one without use: a day
 * that is missing is not known, and is no zero.
 */
export const usageSummarySchema = v.object({
  total: amountOrNull,
  words: amountOrNull,
  conversations: amountOrNull,
  days: validRows(v.object({ date: daySchema, duration: amount, words: amountOrNull })),
  server_time: text,
});

/** The calls about the use of the service (contract section 6). */
export const usageCalls = {
  getUsageSummary: defineCall(
    'GET',
    '/nevisa/usage/summary',
    'signed-in',
    usageQuerySchema,
    usageSummarySchema,
    'own',
  ),
} as const;
