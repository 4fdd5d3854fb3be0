import { formatNumber } from '../../persian/number.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { hasValue } from '../ChartFrame/rovingPoint.ts';
import { drawingHeights } from '../ChartFrame/drawingHeights.ts';
import { Bars } from './Bars.tsx';

export interface Bar {
  /** The category on the axis, such as a day; several bars may have one name. */
  name: string;
  /**
   * The name in full, for the table, screen readers and the pointed bar.
   * @default name
   */
  fullName?: string;
  /** Null where there is no value, which is a gap and not a zero. */
  value: number | null;
}

export interface BarChartProps extends ChartProps {
  /** The table headers of the names and the values. */
  columns: readonly [names: string, values: string];
  /** In chart order; in right-to-left the first bar is at the right. */
  bars: readonly Bar[];
}

/** A bar chart that compares amounts, such as the minutes of each day. */
export function BarChart({ columns, bars, exact, format = formatNumber, ...rest }: BarChartProps) {
  const isEmpty = !bars.some(({ value }) => hasValue(value));
  const rows = bars.map(
    ({ name, fullName = name, value }) =>
      [fullName, hasValue(value) ? format(value) : '—'] as const,
  );
  const table = exact ?? { columns, rows };
  return (
    <ChartFrame
      {...rest}
      height={drawingHeights.bars}
      data={isEmpty ? { ...table, rows: [] } : table}
    >
      {(box) => <Bars box={box} bars={bars} format={format} />}
    </ChartFrame>
  );
}
