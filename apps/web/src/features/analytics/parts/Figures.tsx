import type { AnalyticsMetric } from '@nevisa/api/types';
import { Card, FigureCard, FigureCardSkeleton, FigureGrid, Sparkline, Stack } from '@nevisa/ui';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import type { Analytics } from '../data/useAnalytics.ts';
import { layPoints } from '../view/chartRows.ts';
import { nameBucket } from '../view/describeSpan.ts';
import { type FigureView, metricTexts, describeFigure } from '../view/figureView.ts';
import { StaleNotice } from './AnalyticsPartCard.tsx';
import { LoadFailed } from '../../../shared/lists/view/LoadFailed.tsx';

const metrics = Object.keys(metricTexts) as AnalyticsMetric[];

/** The eight figures with their changes and courses. */
export function Figures({ analytics }: { analytics: Analytics }) {
  const { context, is, request } = analytics;
  const { answer, question, failure } = context.readings.figures;
  const isLoading = is('figures.loading');
  if (answer === null || question === null) {
    return failure !== null ? (
      <Card>
        <LoadFailed
          level={3}
          heading={analyticsAddedText.figuresFailed}
          failure={failure}
          retrying={isLoading}
          onRetry={() => request('figures')}
        />
      </Card>
    ) : (
      <FigureShapes />
    );
  }
  return (
    <Stack>
      <StaleNotice analytics={analytics} part="figures" />
      <FigureGrid aria-busy={isLoading} label={analyticsAddedText.figures}>
        {metrics.map((metric) => (
          <Figure
            key={metric}
            figure={describeFigure(metric, answer, question.comparison)}
            analytics={analytics}
            outdated={isLoading}
          />
        ))}
      </FigureGrid>
    </Stack>
  );
}

interface FigureProps {
  figure: FigureView;
  analytics: Analytics;
  outdated: boolean;
}

function Figure({ figure, analytics, outdated }: FigureProps) {
  const { metric, label, value, isMoney, note, change, counts } = figure;
  return (
    <FigureCard
      label={label}
      value={value}
      money={isMoney}
      note={note}
      change={change}
      explanation={{ button: fill(analyticsAddedText.explain, { name: label }), words: counts }}
      chart={<Trend metric={metric} analytics={analytics} />}
      outdated={outdated}
    />
  );
}

/** The course of a figure; nothing while it is not known. Its amounts are said by the charts and the file. */
function Trend({ metric, analytics }: { metric: AnalyticsMetric; analytics: Analytics }) {
  const course = readCourse(metric, analytics);
  if (course === null) {
    return null;
  }
  const { rows, granularity, isRunning } = layPoints(course.question, course.answer);
  return (
    <Sparkline
      decorative
      label={metricTexts[metric].label}
      columns={['', '']}
      points={rows.map(({ bucket, value }) => ({
        name: nameBucket(bucket, granularity, true).name,
        value,
      }))}
      partial={isRunning}
    />
  );
}

/** The figures with a chart have their course from it, the others from the part of their own. */
function readCourse(metric: AnalyticsMetric, { context: { readings } }: Analytics) {
  const part = parts[metric];
  if (part !== undefined) {
    const { answer, question } = readings[part];
    return answer === null || question === null ? null : { answer, question };
  }
  const { answer, question } = readings.trends;
  const points = answer?.[metric];
  return points === undefined || question === null
    ? null
    : { answer: { points, compared: null }, question };
}

const parts = { usage: 'minutes', revenue: 'revenue', signups: 'signups' } as const satisfies {
  readonly [Metric in AnalyticsMetric]?: string;
} as { readonly [Metric in AnalyticsMetric]?: 'minutes' | 'revenue' | 'signups' };

/** As many shapes as figures, each as high as its card. */
function FigureShapes() {
  return (
    <FigureGrid aria-busy="true" label={analyticsAddedText.figures}>
      {metrics.map((metric) => (
        <FigureCardSkeleton key={metric} label={metricTexts[metric].label} />
      ))}
    </FigureGrid>
  );
}
