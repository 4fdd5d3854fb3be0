import { formatNumber } from '../../persian/number.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { Ranks, rankHeight } from './Ranks.tsx';

/** One of the most, with its amount. */
export interface Rank {
  name: string;
  value: number;
}

export interface RankChartProps extends ChartProps {
  /** The table headers of the names and the values. */
  columns: readonly [names: string, values: string];
  /** The largest first, at most ten; names may be long or in Latin script. */
  bars: readonly Rank[];
}

/** The most of something with its amounts: bars below each other, each under its name. */
export function RankChart({
  columns,
  bars,
  exact,
  format = formatNumber,
  ...rest
}: RankChartProps) {
  const shown = bars.slice(0, 10);
  const rows = shown.map(({ name, value }) => [name, format(value)] as const);
  return (
    <ChartFrame {...rest} height={rankHeight * shown.length} data={exact ?? { columns, rows }}>
      {(box) => <Ranks box={box} bars={shown} format={format} />}
    </ChartFrame>
  );
}
