import { Alert, FilterBar, FilterSkeleton, LiveRegion, Stack } from '@nevisa/ui';
import { createLate } from '../../../shared/late/createLate.ts';
import { listActiveFilters } from '../../../shared/lists/address/listAddress.ts';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { analyticsAddress } from '../data/analyticsAddress.ts';
import { compareSpan, planPeriod } from '../data/periods.ts';
import type { Analytics } from '../data/useAnalytics.ts';
import { describeSpan } from '../view/describeSpan.ts';
import { LatePart } from '../../../shared/late/LatePart.tsx';

/** The list boxes are larger than the figures, so the figures do not wait for them. */
const LatePeriodFields = createLate(
  () => import('./PeriodFields.tsx'),
  (chunk) => chunk.default,
);

/** The choice of the period and its comparison, and both written out. */
export function PeriodBar({ analytics }: { analytics: Analytics }) {
  const { list } = analytics;
  return (
    <Stack gap="small">
      <FilterBar
        label={analyticsAddedText.filters}
        count={listActiveFilters(analyticsAddress, list.address).length}
        onClear={list.clear}
      >
        <LatePart name={analyticsAddedText.filters} shapes={shapes}>
          <LatePeriodFields analytics={analytics} />
        </LatePart>
      </FilterBar>
      <WrittenSpan analytics={analytics} />
    </Stack>
  );
}

/** As wide as the fields, in rem. */
const shapes = [10, 8].map((width) => <FilterSkeleton key={width} width={width} />);

/** The days of the figures, those with which they are compared, and why there are fewer than were asked for. */
function WrittenSpan({ analytics: { context } }: { analytics: Analytics }) {
  const { question } = context;
  const { span, cut, isRunning } = planPeriod(question);
  const zone = analyticsAddedText.tehranTime;
  const until = (text: string, words: string) =>
    isRunning ? fill(analyticsAddedText.spanUntilNow, { span: text, until: words }) : text;
  const shown = until(describeSpan(span), analyticsAddedText.untilNow);
  return (
    <>
      <p>
        {question.comparison === null
          ? fill(analyticsAddedText.spanAlone, { span: shown, zone })
          : fill(analyticsAddedText.spanCompared, {
              span: shown,
              compared: until(
                describeSpan(compareSpan(span, question.comparison)),
                analyticsAddedText.sameHour,
              ),
              zone,
            })}
      </p>
      <LiveRegion>
        {cut !== null && (
          <Alert tone="information">
            {cut === 'future' ? analyticsAddedText.cutFuture : analyticsAddedText.cutLong}
          </Alert>
        )}
      </LiveRegion>
    </>
  );
}
