import { formatNumber } from '../../persian/number.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { Lines } from './Lines.tsx';
import { hasValue } from '../ChartFrame/rovingPoint.ts';

export interface Series {
  /** Shown at the end of the line. */
  name: string;
  /** One value per moment; null where there is none, which is a gap in the line and not a zero. */
  values: readonly (number | null)[];
  /** The same amounts of an earlier period: a quiet line without dots. */
  compared?: boolean;
}

/** The last moments of a chart, which are not complete. */
export interface PartialMoments {
  /** The index of the first of them. */
  from: number;
  /** Said with each value, «تا این لحظه». */
  words: string;
}

export interface LineChartProps extends ChartProps {
  /** The table header of the moments. */
  column: string;
  /** The labels of the time axis, earliest first; time runs in the reading direction. */
  moments: readonly string[];
  /** At most four; more lines are hard to distinguish. */
  series: readonly Series[];
  /** Dashes the end of the lines: the current day or month. */
  partial?: PartialMoments | undefined;
}

/** A line chart of amounts over time. */
export function LineChart({
  column,
  moments,
  series,
  partial,
  format = formatNumber,
  ...rest
}: LineChartProps) {
  const shown = series.slice(0, 4);
  const say = (value: number | null | undefined, index: number, compared = false) => {
    if (!hasValue(value)) {
      return '—';
    }
    const isPartial = partial !== undefined && !compared && index >= partial.from;
    return isPartial ? `${format(value)} (${partial.words})` : format(value);
  };
  const rows = moments.map(
    (moment, index) =>
      [
        moment,
        ...shown.map(({ values, compared }) => say(values[index], index, compared)),
      ] as const,
  );
  const isEmpty = !shown.some(({ values }) => values.some(hasValue));
  const columns = [column, ...shown.map(({ name }) => name)];
  return (
    <ChartFrame {...rest} height={lineChartHeight} data={{ columns, rows: isEmpty ? [] : rows }}>
      {(box) => (
        <Lines
          box={box}
          height={lineChartHeight}
          moments={moments}
          series={shown}
          partialFrom={partial?.from}
          say={say}
        />
      )}
    </ChartFrame>
  );
}

const lineChartHeight = 260;
