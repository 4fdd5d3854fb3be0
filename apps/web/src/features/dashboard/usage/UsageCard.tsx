import type { User } from '@nevisa/api/types';
import {
  Card,
  ChartSkeleton,
  type Fact,
  Facts,
  formatNumber,
  SegmentedControl,
  Section,
  Skeleton,
  Stack,
} from '@nevisa/ui';
import { Suspense } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { ListPart } from '../../../shared/lists/ListPart.tsx';
import { accountText } from '../../../shared/text/accountText.ts';
import { unitText } from '../../../shared/text/commonText.ts';
import { dashboardText } from '../../../shared/text/dashboardText.ts';
import { describeDuration } from '../../../shared/text/describeDuration.ts';
import { fill } from '../../../shared/text/fill.ts';
import { forecastCreditEnd } from './forecastCreditEnd.ts';
import { readPeriod, usagePeriods } from './usagePeriod.ts';
import { type Usage, useUsage } from './useUsage.ts';
import { useUsagePeriod } from './useUsagePeriod.ts';

const LateChart = createLate(
  () => import('./UsageChart.tsx'),
  (chunk) => chunk.default,
);

const periods = usagePeriods.map((days) => ({
  value: String(days),
  label: fill(unitText.day, { n: formatNumber(days) }),
}));

/** The minutes, words and texts of a period, the days that the credit lasts, and the minutes of each day. */
export function UsageCard({ user }: { user: User }) {
  const [period, choosePeriod] = useUsagePeriod();
  const list = useUsage(user, period);
  return (
    <Card>
      <Section
        heading={accountText.usage}
        actions={
          <SegmentedControl
            name="usage-period"
            size="small"
            label={accountText.usagePeriod}
            labelHidden
            options={periods}
            value={String(period)}
            onValueChange={(days) => choosePeriod(readPeriod(days))}
          />
        }
      >
        <ListPart
          list={list}
          failed={accountText.usageNotLoaded}
          empty={accountText.usageEmpty}
          placeholder={placeholder}
        >
          {([usage]) => usage !== undefined && <Figures user={user} usage={usage} />}
        </ListPart>
      </Section>
    </Card>
  );
}

function Figures({ user, usage }: { user: User; usage: Usage }) {
  return (
    <Stack gap="large">
      <Facts facts={[...listFacts(usage), ...listForecast(user, usage)]} />
      <DialogBoundary>
        <Suspense fallback={<ChartSkeleton drawing="bars" />}>
          <LateChart usage={usage} />
        </Suspense>
      </DialogBoundary>
    </Stack>
  );
}

const placeholder = (
  <Stack gap="large">
    <Skeleton />
    <ChartSkeleton drawing="bars" />
  </Stack>
);

function listFacts({ summary: { total, words, conversations } }: Usage): Fact[] {
  const count = (value: number | null) => (value === null ? '—' : formatNumber(value));
  return [
    { label: accountText.usageTotal, value: total === null ? '—' : describeDuration(total) },
    { label: dashboardText.wordsTotal, value: count(words) },
    { label: accountText.usageTexts, value: count(conversations) },
  ];
}

function listForecast(user: User, usage: Usage): Fact[] {
  const days = forecastCreditEnd(user, usage);
  return days === null
    ? []
    : [
        {
          label: accountText.creditForecast,
          value: fill(accountText.creditForecastDays, { n: formatNumber(days) }),
        },
      ];
}
