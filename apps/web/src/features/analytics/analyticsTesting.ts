import { createElement, type FunctionComponent } from 'react';
import { analyticsMetrics } from '@nevisa/api/management';
import type { AnalyticsSummary } from '@nevisa/api/types';
import {
  type AnalyticsAnswers,
  type AnalyticsPart,
  analyticsParts,
  type AnalyticsQuestion,
} from '@nevisa/machines';
import { renderMarkup } from '../../testing/renderMarkup.ts';
import type { Analytics } from './data/useAnalytics.ts';

/** Two days, of which the second one runs. */
export const runningQuestion: AnalyticsQuestion = {
  period: { start: '2026-11-20', end: '2026-11-21' },
  comparison: 'previous',
  day: '2026-11-21',
};

/** Figures of 12 after 10, each. */
export const someFigures = {
  ...Object.fromEntries(analyticsMetrics.map((metric) => [metric, { value: 12, previous: 10 }])),
  compared: null,
  server_time: null,
} as unknown as AnalyticsSummary;

/** The amounts of the two days. */
export const makePoints = (first: number, last: number) => [
  { date: '2026-11-20', value: first },
  { date: '2026-11-21', value: last },
];

/** The figures of a page that has these answers, and reads nothing. */
export function makeAnalytics(
  answers: Partial<AnalyticsAnswers>,
  question: AnalyticsQuestion = runningQuestion,
): Analytics {
  const read = (part: AnalyticsPart) => {
    const answer = answers[part] ?? null;
    return { answer, question: answer && question, readAt: answer && 0, failure: null };
  };
  return {
    context: {
      question,
      readings: Object.fromEntries(analyticsParts.map((part) => [part, read(part)])),
    },
    is: () => false,
    clock: { now: () => 0 },
  } as unknown as Analytics;
}

/** The markup of a part of the page. */
export function render<Props extends object>(part: FunctionComponent<Props>, props: Props): string {
  return renderMarkup(createElement(part, props));
}
