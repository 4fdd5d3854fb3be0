import { formatNumber, formatPercent } from '../../persian/number.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { drawingHeights } from '../ChartFrame/drawingHeights.ts';
import { Ring } from './Ring.tsx';

export interface Share {
  name: string;
  value: number;
}

export interface DonutProps extends ChartProps {
  /** The table headers of the names, the values and their shares. */
  columns: readonly [names: string, values: string, shares: string];
  /** At most four, largest first; combine smaller ones. */
  shares: readonly Share[];
}

/** A donut chart of the parts of a total; the centre shows the total. */
export function Donut({ columns, shares, exact, format = formatNumber, ...rest }: DonutProps) {
  const four = shares.slice(0, 4);
  const whole = four.reduce((sum, { value }) => sum + value, 0);
  // Parts that are all 0 are a known total of 0, and not missing data.
  const shown = whole === 0 ? four : four.filter(({ value }) => value > 0);
  const rows = shown.map(
    ({ name, value }) =>
      [name, format(value), whole === 0 ? '—' : formatPercent(value / whole)] as const,
  );
  return (
    <ChartFrame {...rest} height={drawingHeights.donut} data={exact ?? { columns, rows }}>
      {(box) => <Ring box={box} shares={shown} whole={whole} format={format} />}
    </ChartFrame>
  );
}
