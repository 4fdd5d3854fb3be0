import {
  analyticsPeriodSchema,
  analyticsSeriesQuerySchema,
  analyticsSeriesSchema,
  analyticsSummaryQuerySchema,
  analyticsSummarySchema,
  serviceMixSchema,
  topDiscountsSchema,
} from './analytics.ts';
import { staffCall, textCall } from './staffCall.ts';

/** The calls of analytics. None of their answers has a text of a person. */
export const analyticsCalls = {
  summarizeAnalytics: staffCall(
    'GET',
    '/management/analytics/summary',
    analyticsSummaryQuerySchema,
    analyticsSummarySchema,
  ),
  listAnalyticsSeries: staffCall(
    'GET',
    '/management/analytics/timeseries',
    analyticsSeriesQuerySchema,
    analyticsSeriesSchema,
  ),
  listServiceMix: staffCall(
    'GET',
    '/management/analytics/service_mix',
    analyticsPeriodSchema,
    serviceMixSchema,
  ),
  listTopDiscounts: staffCall(
    'GET',
    '/management/analytics/top_discounts',
    analyticsPeriodSchema,
    topDiscountsSchema,
  ),
  exportAnalytics: textCall('/management/analytics/export', analyticsPeriodSchema),
} as const;
