import { formatNumber } from '../../persian/number.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { drawingHeights } from '../ChartFrame/drawingHeights.ts';
import { Lines } from './Lines.tsx';
import { type Moment, placeMoments } from './moments.ts';
import { hasValue } from '../ChartFrame/rovingPoint.ts';

export interface Series {
  /** Shown at the end of the line. */
  name: string;
  /** One value per moment; null where there is none, which is a gap in the line and not a zero. */
  values: readonly (number | null)[];
  /** The same amounts of an earlier period: a quiet line without dots. */
  compared?: boolean;
  /**
   * The names of its own moments, for a compared period.
   * @default the names of `moments`
   */
  moments?: readonly string[];
}

/** The last moments of a chart, which are not complete. */
export interface PartialMoments {
  /** The index of the first of them. */
  from: number;
  /** Said with each value and written on the axis, «تا این لحظه». */
  words: string;
}

/** What a press on a value does. */
export interface MomentPress {
  /** Describes it to screen readers, «دیدن کاربران این روز». */
  words: string;
  onPress: (index: number, line: number) => void;
}

export interface LineChartProps extends ChartProps {
  /** The table header of the moments. */
  column: string;
  /** Earliest first; time runs in the reading direction. A text is both name and label. */
  moments: readonly (Moment | string)[];
  /** At most four; more lines are hard to distinguish. */
  series: readonly Series[];
  /** Dashes the end of the lines: the current day or month. */
  partial?: PartialMoments | undefined;
  /** Makes the values buttons. */
  press?: MomentPress | undefined;
}

/** A line chart of amounts over time. */
export function LineChart({
  column,
  moments,
  series,
  partial,
  press,
  exact,
  format = formatNumber,
  ...rest
}: LineChartProps) {
  const shown = series.slice(0, 4);
  const placed = placeMoments(moments);
  const say = (value: number | null | undefined, index: number, compared = false) => {
    if (!hasValue(value)) {
      return '—';
    }
    const isPartial = partial !== undefined && !compared && index >= partial.from;
    return isPartial ? `${format(value)} (${partial.words})` : format(value);
  };
  const rows = placed.map(
    ({ name }, index) =>
      [name, ...shown.map(({ values, compared }) => say(values[index], index, compared))] as const,
  );
  const isEmpty = !shown.some(({ values }) => values.some(hasValue));
  const table = exact ?? { columns: [column, ...shown.map(({ name }) => name)], rows };
  return (
    <ChartFrame
      {...rest}
      height={drawingHeights.lines}
      data={isEmpty ? { ...table, rows: [] } : table}
    >
      {(box) => (
        <Lines
          box={box}
          height={drawingHeights.lines}
          moments={placed}
          series={shown}
          partial={partial}
          press={press}
          say={say}
        />
      )}
    </ChartFrame>
  );
}
