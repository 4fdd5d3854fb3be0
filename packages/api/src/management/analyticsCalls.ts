import {
  analyticsPeriodSchema,
  analyticsSeriesQuerySchema,
  analyticsSeriesSchema,
  analyticsSummaryQuerySchema,
  analyticsSummarySchema,
  serviceMixSchema,
  topDiscountsSchema,
} from './analytics.ts';
import { defineStaffCall, defineTextCall } from './defineStaffCall.ts';

/** The calls of analytics. None of their answers has a text of a person. */
export const analyticsCalls = {
  summarizeAnalytics: defineStaffCall(
    'GET',
    '/management/analytics/summary',
    analyticsSummaryQuerySchema,
    analyticsSummarySchema,
  ),
  listAnalyticsSeries: defineStaffCall(
    'GET',
    '/management/analytics/timeseries',
    analyticsSeriesQuerySchema,
    analyticsSeriesSchema,
  ),
  listServiceMix: defineStaffCall(
    'GET',
    '/management/analytics/service_mix',
    analyticsPeriodSchema,
    serviceMixSchema,
  ),
  listTopDiscounts: defineStaffCall(
    'GET',
    '/management/analytics/top_discounts',
    analyticsPeriodSchema,
    topDiscountsSchema,
  ),
  exportAnalytics: defineTextCall('/management/analytics/export', analyticsPeriodSchema),
} as const;
