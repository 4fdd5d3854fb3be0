import { Select } from '@nevisa/ui';
import { DaysFilter } from '../../../shared/lists/view/DaysFilter.tsx';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { analyticsText } from '../../../shared/text/analyticsText.ts';
import type { AnalyticsFilters } from '../data/analyticsAddress.ts';
import { planPeriod } from '../data/periods.ts';
import type { Analytics } from '../data/useAnalytics.ts';

/** The period and what it is compared with. */
export default function PeriodFields({ analytics }: { analytics: Analytics }) {
  const { list, context } = analytics;
  const { period, days, compare } = list.address.filters;
  return (
    <>
      <Select
        label={analyticsText.period}
        options={periods}
        value={days === null ? (period ?? usual) : own}
        onChange={(value) => {
          list.filter(
            value === own
              ? { period: null, days: planPeriod(context.question).span }
              : {
                  days: null,
                  period: value === usual ? null : (value as AnalyticsFilters['period']),
                },
          );
        }}
      />
      {days !== null && (
        <DaysFilter
          label={analyticsText.periodCustom}
          value={days}
          onChange={(span) => {
            // While a day is being typed there is no span, and the figures stay.
            if (span !== null) {
              list.filter({ days: span });
            }
          }}
        />
      )}
      <Select
        label={analyticsAddedText.comparison}
        options={comparisons}
        value={compare ?? usual}
        onChange={(value) =>
          list.filter({ compare: value === usual ? null : (value as AnalyticsFilters['compare']) })
        }
      />
    </>
  );
}

const usual = 'usual';
const own = 'own';

const periods = [
  { value: '7', label: analyticsText.period7 },
  { value: usual, label: analyticsText.period30 },
  { value: '90', label: analyticsText.period90 },
  { value: 'year', label: analyticsText.periodYear },
  { value: own, label: analyticsText.periodCustom },
];

const comparisons = [
  { value: usual, label: analyticsAddedText.comparePrevious },
  { value: 'weekdays', label: analyticsAddedText.compareWeekdays },
  { value: 'year', label: analyticsAddedText.compareYear },
  { value: 'none', label: analyticsAddedText.compareNone },
];
