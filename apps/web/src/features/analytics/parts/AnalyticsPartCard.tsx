import {
  Alert,
  Card,
  ChartSkeleton,
  formatDateTime,
  LiveRegion,
  parseWireTime,
  Stack,
} from '@nevisa/ui';
import type { AnalyticsAnswers, AnalyticsPart, AnalyticsQuestion } from '@nevisa/machines';
import type { ReactNode } from 'react';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import type { Analytics } from '../data/useAnalytics.ts';
import { LoadFailed } from '../../../shared/lists/view/LoadFailed.tsx';
import { RetryButton } from '../../../shared/lists/view/RetryButton.tsx';

export interface AnalyticsPartCardProps<Part extends AnalyticsPart> {
  analytics: Analytics;
  part: Part;
  /** The name of the part in its failure. */
  name: string;
  children: (answer: AnalyticsAnswers[Part], shown: ShownPart) => ReactNode;
}

export interface ShownPart {
  /** The question to which the answer belongs. */
  question: AnalyticsQuestion;
  /** Another question has been asked, and is not answered yet. */
  outdated: boolean;
}

/** A chart on its card: shapes until the first answer, its failure, or the chart with a line when it is old. */
export function AnalyticsPartCard<Part extends AnalyticsPart>({
  analytics,
  part,
  name,
  children,
}: AnalyticsPartCardProps<Part>) {
  const { context, is, request } = analytics;
  const { answer, question, failure } = context.readings[part];
  const isLoading = is(`${part}.loading`);
  if (answer === null || question === null) {
    return (
      <Card aria-busy={isLoading}>
        {failure !== null ? (
          <LoadFailed
            level={3}
            heading={fill(analyticsAddedText.chartFailed, { name })}
            failure={failure}
            retrying={isLoading}
            onRetry={() => request(part)}
          />
        ) : (
          <ChartSkeleton />
        )}
      </Card>
    );
  }
  return (
    <Card aria-busy={isLoading}>
      <Stack>
        <StaleNotice analytics={analytics} part={part} />
        {children(answer, { question, outdated: isLoading })}
      </Stack>
    </Card>
  );
}

/** Says that the shown figures are old, because they could not be read again. */
export function StaleNotice({ analytics, part }: { analytics: Analytics; part: AnalyticsPart }) {
  const { readAt, failure } = analytics.context.readings[part];
  const isReading = analytics.is(`${part}.reading`);
  const isStale = isReading || analytics.is(`${part}.stale`);
  return (
    <LiveRegion>
      {isStale && readAt !== null && failure !== null && (
        <Alert
          tone="warning"
          actions={
            <RetryButton
              failure={failure}
              retrying={isReading}
              onRetry={() => analytics.request(part)}
            />
          }
        >
          {[
            fill(analyticsAddedText.stale, { time: formatTehranMoment(readAt) }),
            ...listFailureLines(failure),
          ].join('\n')}
        </Alert>
      )}
    </LiveRegion>
  );
}

/** A moment, in ms since 1970, on the clock of Tehran. */
export function formatTehranMoment(moment: number): string {
  const time = parseWireTime(new Date(moment).toISOString());
  return time === null ? '' : formatDateTime(time);
}
