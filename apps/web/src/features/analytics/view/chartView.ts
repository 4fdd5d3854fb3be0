import type { AnalyticsComparison } from '@nevisa/api/types';
import {
  type ChartRows,
  formatNumber,
  type LineChartProps,
  type Moment,
  type PartialMoments,
} from '@nevisa/ui';
import { toJalaliParts } from '../../../shared/lists/days/dayCount.ts';
import type { CsvSource } from '../../../shared/lists/csv/writeCsvFile.ts';
import { analyticsAddedText, comparedMomentText } from '../../../shared/text/analyticsAddedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import type { ChartPoints, ChartRow } from './chartRows.ts';
import { nameBucket } from './describeSpan.ts';

/** What a chart of amounts over time counts. */
export interface ChartAmount {
  /** The head of its column in the file. */
  readonly head: string;
  /** The amount that is drawn and written, from that of the server. */
  readonly toAmount: (value: number) => number;
  /** An amount with its unit. */
  readonly format: (amount: number) => string;
}

export interface ChartView extends Pick<
  LineChartProps,
  'column' | 'moments' | 'series' | 'partial' | 'exact' | 'format'
> {
  readonly file: readonly CsvSource<ChartRow>[];
  readonly rows: readonly ChartRow[];
}

const comparisonNames: Readonly<Record<AnalyticsComparison, string>> = {
  previous: analyticsAddedText.comparePrevious,
  weekdays: analyticsAddedText.compareWeekdays,
  year: analyticsAddedText.compareYear,
};

/** A chart of amounts over time with its table and its file. */
export function describeChart(points: ChartPoints, amount: ChartAmount): ChartView {
  const { rows, granularity, comparison, isRunning } = points;
  const toAmount = (value: number | null) => (value === null ? null : amount.toAmount(value));
  const earlier = rows.map(({ comparedBucket }) => comparedBucket);
  const moments = nameAll(
    rows.map(({ bucket }) => bucket),
    granularity,
  );
  const comparedNames = nameAll(earlier, granularity).map(({ name }) => name);
  const partial = isRunning
    ? { from: rows.length - 1, words: analyticsAddedText.untilNow }
    : undefined;
  const name = comparison && comparisonNames[comparison];
  return {
    column: analyticsAddedText[granularity],
    moments,
    series: [
      { name: analyticsAddedText.thisPeriod, values: rows.map(({ value }) => toAmount(value)) },
      ...(name === null
        ? []
        : [
            {
              name,
              values: rows.map(({ comparedValue }) => toAmount(comparedValue)),
              compared: true,
              moments: comparedNames,
            },
          ]),
    ],
    partial,
    format: amount.format,
    exact: toTable(points, { amount, moments, comparedNames, name, partial }),
    file: toCsvSources(points, amount, name),
    rows,
  };
}

interface TableParts {
  amount: ChartAmount;
  moments: readonly Moment[];
  comparedNames: readonly string[];
  name: string | null;
  partial: PartialMoments | undefined;
}

function toTable(
  { rows, granularity }: ChartPoints,
  { amount, moments, comparedNames, name, partial }: TableParts,
): ChartRows {
  const column = analyticsAddedText[granularity];
  const say = (value: number | null) =>
    value === null ? '—' : formatNumber(amount.toAmount(value));
  const earlier = name === null ? [] : [comparedMomentText[granularity], name];
  return {
    columns: [column, amount.head, ...earlier],
    rows: rows.map(({ value, comparedValue }, index) => {
      const isPartial = value !== null && index >= (partial?.from ?? rows.length);
      const words = isPartial ? `${say(value)} (${partial?.words})` : say(value);
      const compared = name === null ? [] : [comparedNames[index] || '—', say(comparedValue)];
      return [moments[index]?.name ?? '', words, ...compared] as const;
    }),
  };
}

function toCsvSources(
  { granularity, rows }: ChartPoints,
  { head, toAmount }: ChartAmount,
  name: string | null,
): CsvSource<ChartRow>[] {
  const column = analyticsAddedText[granularity];
  const comparedColumn = comparedMomentText[granularity];
  const isLong = granularity !== 'day' && rows.length > 0;
  const toShownAmount = (value: number | null) => (value === null ? null : toAmount(value));
  const day = (title: string, read: (row: ChartRow) => string | null): CsvSource<ChartRow> => ({
    kind: 'moment',
    head: title,
    jalaliHead: fill(analyticsAddedText.jalali, { head: title }),
    read,
  });
  const earlier: CsvSource<ChartRow>[] =
    name === null
      ? []
      : [
          day(comparedColumn, ({ comparedBucket }) => comparedBucket?.start ?? null),
          { kind: 'number', head: name, read: ({ comparedValue }) => toShownAmount(comparedValue) },
        ];
  return [
    day(column, ({ bucket }) => bucket.start),
    ...(isLong ? [day(analyticsAddedText.lastDay, ({ bucket }) => bucket.end)] : []),
    { kind: 'number', head, read: ({ value }) => toShownAmount(value) },
    ...earlier,
  ];
}

/** The names of the points; a point that is missing has none. */
function nameAll(
  buckets: readonly (ChartRow['bucket'] | null)[],
  granularity: ChartPoints['granularity'],
): Moment[] {
  const years = new Set(buckets.flatMap((bucket) => (bucket ? [getYear(bucket.start)] : [])));
  return buckets.map((bucket) =>
    bucket === null
      ? { date: '', name: '' }
      : { date: bucket.start, ...nameBucket(bucket, granularity, years.size <= 1) },
  );
}

function getYear(day: string): number {
  return toJalaliParts(day).year;
}
