import { scaleLinear, scalePoint } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { text } from '../../foundations/text.ts';
import { useChartBox } from '../../foundations/useChartBox.ts';
import { formatNumber } from '../../persian/number.ts';
import { ChartTable, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import * as S from './Sparkline.styles.ts';

export interface SparklineProps extends ChartProps {
  /** The table headers of the names and the values. */
  columns: readonly [names: string, values: string];
  /** Earliest first; time runs in the reading direction. */
  points: readonly { name: string; value: number }[];
}

const height = 40;

/** A small line chart beside a figure: no axis, no text, the last point marked. */
export function Sparkline({
  label,
  columns,
  points,
  format = formatNumber,
  ...rest
}: SparklineProps) {
  const [place, { width, direction }] = useChartBox();
  const values = points.map(({ value }) => value);
  const x = scalePoint(
    points.map((_, index) => index),
    direction === 'rtl' ? [width - 6, 6] : [6, width - 6],
  );
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - 6, 6]);
  const path = line<number>((_, index) => x(index) ?? 0, y).curve(curveMonotoneX);
  const last = points.length - 1;
  return (
    <S.Root aria-label={label} {...rest}>
      <S.Plot ref={place}>
        {points.length === 0 ? (
          <S.Empty>{text.chart.empty}</S.Empty>
        ) : (
          <>
            <S.Drawing aria-hidden="true" viewBox={`0 0 ${width} ${height}`} height={height}>
              <S.Line d={path(values) ?? ''} />
              <S.Dot cx={x(last)} cy={y(values[last] ?? 0)} r={4} />
            </S.Drawing>
            <ChartTable
              label={label}
              hidden
              columns={columns}
              rows={points.map(({ name, value }) => [name, format(value)])}
            />
          </>
        )}
      </S.Plot>
    </S.Root>
  );
}
