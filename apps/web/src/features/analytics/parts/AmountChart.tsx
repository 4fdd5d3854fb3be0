import type { AnalyticsPart, ComparedSeries } from '@nevisa/machines';
import { formatNumber, formatToman, LineChart, type MomentPress } from '@nevisa/ui';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { analyticsText } from '../../../shared/text/analyticsText.ts';
import { unitText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import type { Analytics } from '../data/useAnalytics.ts';
import { type ChartRow, layPoints } from '../view/chartRows.ts';
import { type ChartAmount, describeChart } from '../view/chartView.ts';
import { toMinutes } from '../view/figureView.ts';
import { AnalyticsPartCard, type ShownPart } from './AnalyticsPartCard.tsx';
import { TableTools } from './TableTools.tsx';

/** The parts with amounts over time. */
type AmountPart = Extract<AnalyticsPart, 'minutes' | 'revenue' | 'signups'>;

export interface AmountChartProps {
  analytics: Analytics;
  part: AmountPart;
  /** Opens what a point or its compared one counts. */
  onOpen?: (days: ChartRow['bucket']) => void;
}

/** The course of an amount beside that of the compared period. */
export function AmountChart({ analytics, part, onOpen }: AmountChartProps) {
  const { name } = amounts[part];
  return (
    <AnalyticsPartCard analytics={analytics} part={part} name={name}>
      {(answer, shown) => (
        <Course
          analytics={analytics}
          part={part}
          answer={answer}
          shown={shown}
          {...(onOpen && { onOpen })}
        />
      )}
    </AnalyticsPartCard>
  );
}

interface CourseProps extends AmountChartProps {
  answer: ComparedSeries;
  shown: ShownPart;
}

function Course({ analytics, part, answer, shown, onOpen }: CourseProps) {
  const amount = amounts[part];
  const points = layPoints(shown.question, answer);
  const { file, rows, ...chart } = describeChart(points, amount);
  const press: MomentPress | undefined = onOpen && {
    words: analyticsAddedText.usersOfDay,
    onPress: (index, line) => {
      const row = rows[index];
      const days = line === 0 ? row?.bucket : row?.comparedBucket;
      if (days) {
        onOpen(days);
      }
    },
  };
  const moment = analyticsAddedText[points.granularity];
  const label = fill(analyticsAddedText.perMoment, { name: amount.name, moment });
  return (
    <LineChart
      {...chart}
      label={label}
      press={press}
      outdated={shown.outdated}
      actions={<TableTools name={label} sources={file} rows={rows} now={analytics.clock.now} />}
    />
  );
}

const hundredths = 100;
const minute = 60_000;

const amounts: Readonly<Record<AmountPart, ChartAmount & { name: string }>> = {
  minutes: {
    name: analyticsText.minutes,
    head: analyticsText.minutes,
    toAmount: (usage) => Math.round((usage / minute) * hundredths) / hundredths,
    format: (minutes) => fill(unitText.minute, { n: formatNumber(toMinutes(minutes * minute)) }),
  },
  revenue: {
    name: analyticsText.revenue,
    head: analyticsAddedText.revenueColumn,
    toAmount: Number,
    format: formatToman,
  },
  signups: {
    name: analyticsText.signups,
    head: analyticsText.signups,
    toAmount: Number,
    format: formatNumber,
  },
};
