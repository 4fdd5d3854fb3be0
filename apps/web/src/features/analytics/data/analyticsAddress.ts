import type { AnalyticsComparison } from '@nevisa/api/types';
import type { AnalyticsPeriod } from '@nevisa/machines';
import type { ListAddress, ListDescription } from '../../../shared/lists/address/listAddress.ts';
import {
  createDaySpanFilter,
  createChoiceFilter,
} from '../../../shared/lists/address/listFilters.ts';
import type { DaySpan } from '../../../shared/lists/days/tehranDays.ts';

/** What the address of the figures may say; null for the usual choice. */
export interface AnalyticsFilters {
  period: '7' | '90' | 'year' | null;
  /** An own span, which goes before `period`. */
  days: DaySpan | null;
  compare: 'none' | 'weekdays' | 'year' | null;
}

/** The address of the figures: `?period=90&compare=year`, or `?days=1405-08-01..1405-08-30`. It has no rows. */
export const analyticsAddress: ListDescription<AnalyticsFilters> = {
  pageSizes: [25],
  orders: [''],
  filters: {
    period: createChoiceFilter(['7', '90', 'year']),
    days: createDaySpanFilter(),
    compare: createChoiceFilter(['none', 'weekdays', 'year']),
  },
  record: null,
};

type Address = Pick<ListAddress<AnalyticsFilters>, 'filters'>;

/** The period that an address names. */
export function readPeriod({ filters: { period, days } }: Address): AnalyticsPeriod {
  if (days !== null) {
    return days;
  }
  return period === null ? 'days30' : namedPeriods[period];
}

const namedPeriods = { 7: 'days7', 90: 'days90', year: 'year' } as const;

/** The comparison that an address names; null for none. */
export function readComparison({ filters: { compare } }: Address): AnalyticsComparison | null {
  if (compare === null) {
    return 'previous';
  }
  return compare === 'none' ? null : compare;
}
