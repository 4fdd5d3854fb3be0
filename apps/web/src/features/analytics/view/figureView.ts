import type {
  AnalyticsComparison,
  AnalyticsFigure,
  AnalyticsMetric,
  AnalyticsSummary,
} from '@nevisa/api/types';
import { type FigureChange, formatCompact, formatNumber } from '@nevisa/ui';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { analyticsText } from '../../../shared/text/analyticsText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { percentText, signedPercentText } from '../../../shared/text/percentText.ts';

/** A figure as its card shows it. */
export interface FigureView {
  readonly metric: AnalyticsMetric;
  readonly label: string;
  readonly value: string;
  /** The value is an amount in toman, without its unit. */
  readonly isMoney: boolean;
  /** Why there is no figure, or no change. */
  readonly note: string | undefined;
  readonly change: FigureChange | null;
  readonly counts: string;
}

interface MetricTexts {
  readonly label: string;
  readonly counts: string;
  readonly format: (value: number) => string;
  /** It is an amount in toman. */
  readonly isMoney?: true;
  /** Less of it is welcome. */
  readonly lessIsGood?: true;
  /** Without any of these it is a share of nothing. */
  readonly shareOf?: AnalyticsMetric;
}

const minute = 60_000;

/** A longer amount is written in words, so that it is never cut. */
const leastCompact = 1_000_000_000;

/** The eight figures in their order. */
export const metricTexts: Readonly<Record<AnalyticsMetric, MetricTexts>> = {
  signups: {
    label: analyticsText.signups,
    counts: analyticsAddedText.signupsCounts,
    format: formatLarge,
  },
  active_users: {
    label: analyticsText.activeUsers,
    counts: analyticsAddedText.activeUsersCounts,
    format: formatLarge,
  },
  usage: {
    label: analyticsText.minutes,
    counts: analyticsAddedText.minutesCounts,
    format: (usage) => formatLarge(toMinutes(usage)),
  },
  revenue: {
    label: analyticsText.revenue,
    counts: analyticsAddedText.revenueCounts,
    format: formatAmount,
    isMoney: true,
  },
  orders: {
    label: analyticsText.orders,
    counts: analyticsAddedText.ordersCounts,
    format: formatLarge,
  },
  average_order: {
    label: analyticsText.avgOrder,
    counts: analyticsAddedText.avgOrderCounts,
    format: formatAmount,
    isMoney: true,
    shareOf: 'orders',
  },
  purchase_rate: {
    label: analyticsText.conversion,
    counts: analyticsAddedText.conversionCounts,
    format: (rate) => fill(percentText.percent, { n: formatNumber(roundTenth(rate * 100)) }),
    shareOf: 'active_users',
  },
  failed_payments: {
    label: analyticsText.failedPayments,
    counts: analyticsAddedText.failedPaymentsCounts,
    format: formatLarge,
    lessIsGood: true,
  },
};

/** Milliseconds as minutes: whole ones, below ten with one decimal. */
export function toMinutes(usage: number): number {
  const minutes = usage / minute;
  return minutes < 10 ? roundTenth(minutes) : Math.round(minutes);
}

/** The figure of a metric with its change, or why there is none. */
export function describeFigure(
  metric: AnalyticsMetric,
  summary: AnalyticsSummary,
  comparison: AnalyticsComparison | null,
): FigureView {
  const {
    label,
    counts,
    format,
    isMoney = false,
    lessIsGood = false,
    shareOf,
  } = metricTexts[metric];
  const { value } = summary[metric];
  const shown = { metric, label, counts };
  if (value === null) {
    const isOfNothing = shareOf !== undefined && summary[shareOf].value === 0;
    const note = isOfNothing ? undefined : analyticsAddedText.notRecorded;
    return { ...shown, value: '—', isMoney: false, note, change: null };
  }
  const change = comparison && computeChange(summary[metric], { lessIsGood, comparison });
  return {
    ...shown,
    value: format(value),
    isMoney,
    note: change === 'wasZero' && comparison !== null ? changeTexts[comparison].zero : undefined,
    change: change === 'wasZero' ? null : change,
  };
}

/**
 * How a figure differs from the compared one, in percent: never an endless number, and never a
 * zero with a sign. Null where nothing was compared.
 */
export function computeChange(
  { value, previous }: AnalyticsFigure,
  { lessIsGood, comparison }: { lessIsGood: boolean; comparison: AnalyticsComparison },
): FigureChange | 'wasZero' | null {
  if (value === null || previous === null) {
    return null;
  }
  const percent = roundPercent(value === previous ? 0 : ((value - previous) / previous) * 100);
  if (percent === 0) {
    const words = analyticsText.flat;
    return { direction: 'flat', tone: 'neutral', shown: words, words };
  }
  if (previous === 0 || !Number.isFinite(percent)) {
    return 'wasZero';
  }
  const isMore = percent > 0;
  return {
    direction: isMore ? 'up' : 'down',
    tone: isMore === lessIsGood ? 'bad' : 'good',
    shown: fill(signedPercentText.progress, { n: withSign(percent) }),
    words: fill(changeTexts[comparison][isMore ? 'up' : 'down'], {
      n: formatLarge(Math.abs(percent)),
    }),
  };
}

interface ChangeTexts {
  /** Said of an amount that was zero. */
  readonly zero: string;
  readonly up: string;
  readonly down: string;
}

/** The words of a change, which name the compared days. */
const changeTexts: Readonly<Record<AnalyticsComparison, ChangeTexts>> = {
  previous: {
    zero: analyticsAddedText.wasZero,
    up: analyticsText.up,
    down: analyticsText.down,
  },
  weekdays: {
    zero: analyticsAddedText.wasZeroOnWeekdays,
    up: analyticsAddedText.upFromWeekdays,
    down: analyticsAddedText.downFromWeekdays,
  },
  year: {
    zero: analyticsAddedText.wasZeroLastYear,
    up: analyticsAddedText.upFromYear,
    down: analyticsAddedText.downFromYear,
  },
};

/** Whole percents, below ten with one decimal. */
function roundPercent(percent: number): number {
  return Math.abs(percent) < 10 ? roundTenth(percent) : Math.round(percent);
}

/** The mark keeps the sign before the number in a line from right to left. */
function withSign(percent: number): string {
  return `\u200E${percent > 0 ? '+' : '−'}${formatLarge(Math.abs(percent))}`;
}

function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function formatLarge(value: number): string {
  return value < leastCompact ? formatNumber(value) : formatCompact(value);
}

/** An amount in whole toman, without its unit. */
function formatAmount(amount: number): string {
  return formatLarge(Math.round(amount));
}
