import type { AnalyticsComparison, AnalyticsGranularity } from '@nevisa/api/types';
import type { AnalyticsQuestion, ComparedSeries } from '@nevisa/machines';
import type { DaySpan } from '../../../shared/lists/days/tehranDays.ts';
import {
  chooseGranularity,
  compareSpan,
  listBuckets,
  pairBuckets,
  planPeriod,
} from '../data/periods.ts';

/** A point of a chart: a day, week or month with its amount, and those with which it is compared. */
export interface ChartRow {
  readonly bucket: DaySpan;
  /** Null where nothing was recorded, which is a gap. */
  readonly value: number | null;
  readonly comparedBucket: DaySpan | null;
  readonly comparedValue: number | null;
}

/** The points of a chart with what is common to them. */
export interface ChartPoints {
  readonly rows: readonly ChartRow[];
  readonly granularity: AnalyticsGranularity;
  readonly comparison: AnalyticsComparison | null;
  /** The last point has only the part of its time that is over. */
  readonly isRunning: boolean;
}

type Points = ComparedSeries['points'];

/** Lays the amounts of an answer on each day, week or month of its question; a missing one is a gap. */
export function layPoints(
  question: AnalyticsQuestion,
  { points, compared }: ComparedSeries,
): ChartPoints {
  const { span, isRunning } = planPeriod(question);
  const granularity = chooseGranularity(span);
  const buckets = listBuckets(span, granularity);
  const values = toValues(buckets, points, granularity);
  const comparison = compared === null ? null : question.comparison;
  const earlier =
    comparison === null ? [] : listBuckets(compareSpan(span, comparison), granularity);
  const pairs =
    comparison === null ? [] : pairBuckets(buckets, earlier, { granularity, comparison });
  const earlierValues = toValues(earlier, compared ?? [], granularity);
  return {
    rows: buckets.map((bucket, index) => {
      const comparedBucket = pairs[index] ?? null;
      return {
        bucket,
        value: values.get(bucket.start) ?? null,
        comparedBucket,
        comparedValue: earlierValues.get(comparedBucket?.start ?? '') ?? null,
      };
    }),
    granularity,
    comparison,
    isRunning,
  };
}

/** The amounts by the first days of the buckets. The server may name a week or month by its own first day. */
function toValues(
  buckets: readonly DaySpan[],
  points: Points,
  granularity: AnalyticsGranularity,
): Map<string, number | null> {
  return new Map(
    points.flatMap(({ date, value }) => {
      const within = buckets.find(({ start, end }) => start <= date && date <= end);
      const bucket = within ?? (granularity === 'day' ? undefined : isBeforeFirst(buckets, date));
      return bucket === undefined ? [] : [[bucket.start, value] as const];
    }),
  );
}

function isBeforeFirst(buckets: readonly DaySpan[], date: string): DaySpan | undefined {
  const [first] = buckets;
  return first !== undefined && date < first.start ? first : undefined;
}
