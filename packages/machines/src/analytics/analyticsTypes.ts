import type {
  AnalyticsComparison,
  AnalyticsMetric,
  AnalyticsSeries,
  AnalyticsSummary,
  Failure,
  Outcome,
  ServiceMix,
  TopDiscounts,
} from '@nevisa/api/types';

/** What is asked for, shown and read again apart from the others. */
export const analyticsParts = [
  'figures',
  'trends',
  'minutes',
  'revenue',
  'signups',
  'packages',
  'codes',
] as const;
export type AnalyticsPart = (typeof analyticsParts)[number];

/** Days up to today, the Persian year up to today, or days of Tehran, both inclusive. */
export type AnalyticsPeriod =
  | 'days7'
  | 'days30'
  | 'days90'
  | 'year'
  | { readonly start: string; readonly end: string };

/** What the parts are asked for. */
export interface AnalyticsQuestion {
  readonly period: AnalyticsPeriod;
  /** Null for none. */
  readonly comparison: AnalyticsComparison | null;
  /** The running day of Tehran, «2026-11-21». */
  readonly day: string;
}

type Points = AnalyticsSeries['results'];

/** The amounts of a period, and those of the compared one; null without a comparison. */
export interface ComparedSeries {
  readonly points: Points;
  readonly compared: Points | null;
}

export interface AnalyticsAnswers {
  figures: AnalyticsSummary;
  /** A figure whose course could not be read has none. */
  trends: { readonly [Metric in AnalyticsMetric]?: Points };
  minutes: ComparedSeries;
  revenue: ComparedSeries;
  signups: ComparedSeries;
  packages: ServiceMix;
  codes: TopDiscounts;
}

/** What is known of a part. */
export interface PartReading<Answer> {
  readonly answer: Answer | null;
  /** The question of the answer, which may be an older one while the part is loaded. */
  readonly question: AnalyticsQuestion | null;
  /** When the answer came, in ms since 1970. */
  readonly readAt: number | null;
  /** Why the last call failed. */
  readonly failure: Failure | null;
}

export type PartReadings = {
  readonly [Part in AnalyticsPart]: PartReading<AnalyticsAnswers[Part]>;
};

export interface PartLoadInput {
  readonly part: AnalyticsPart;
  readonly question: AnalyticsQuestion;
}

export type PartLoadOutcome = Outcome<AnalyticsAnswers[AnalyticsPart]>;

/** The clock of the server, as far as it is known, on the calendar of Tehran. */
export interface TehranClock {
  /** In ms since 1970. */
  readonly now: () => number;
  readonly day: () => string;
  /** How long the day lasts, in ms. */
  readonly untilMidnight: () => number;
}

export interface AnalyticsInput {
  readonly comparison: AnalyticsComparison | null;
  readonly clock: TehranClock;
  readonly isVisible: boolean;
}

export interface AnalyticsContext {
  readonly question: AnalyticsQuestion;
  readonly readings: PartReadings;
  readonly isVisible: boolean;
  readonly clock: TehranClock;
}

export type AnalyticsEvent =
  | { type: 'period.chosen'; period: AnalyticsPeriod }
  | { type: 'comparison.chosen'; comparison: AnalyticsComparison | null }
  | { type: 'refresh.requested' }
  | { type: 'part.requested'; part: AnalyticsPart }
  | { type: 'repeating.switched'; on: boolean }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  /** Another day of Tehran has begun. */
  | { type: 'clock.midnight' }
  /** The clock of the server is known better. */
  | { type: 'clock.corrected' };

/**
 * `loading` without an answer to the question, `reading` the answer again, `stale` after a failed
 * reading, `failed` without an answer.
 */
export type PartTag = 'loading' | 'reading' | 'stale' | 'failed';
export type AnalyticsTag = `${AnalyticsPart}.${PartTag}` | 'repeating';
