import { scaleLinear, scalePoint } from 'd3-scale';
import { text } from '../../foundations/text.ts';
import { useChartBox } from '../../foundations/useChartBox.ts';
import { formatNumber } from '../../persian/number.ts';
import { ChartTable } from '../ChartFrame/ChartTable.tsx';
import type { ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { drawLine } from '../ChartFrame/linePaths.ts';
import { hasValue } from '../ChartFrame/rovingPoint.ts';
import * as S from './Sparkline.styles.ts';

export interface SparklineProps extends Omit<ChartProps, 'actions' | 'exact' | 'outdated'> {
  /** The table headers of the names and the values. */
  columns: readonly [names: string, values: string];
  /** Earliest first; time runs in the reading direction. A value of null is a gap. */
  points: readonly { name: string; value: number | null }[];
  /** Dashes the way to the last point, which is not complete. */
  partial?: boolean;
  /** Leaves the table out and hides the line from screen readers: the figures are said elsewhere. */
  decorative?: boolean;
}

const height = 40;

/** A small line chart beside a figure: no axis, no text, the last point marked. */
export function Sparkline({
  label,
  columns,
  points,
  partial = false,
  decorative = false,
  format = formatNumber,
  ...rest
}: SparklineProps) {
  const [place, { width, direction }] = useChartBox();
  const values = points.map(({ value }) => value);
  const known = values.filter(hasValue);
  const x = scalePoint([...points.keys()], direction === 'rtl' ? [width - 6, 6] : [6, width - 6]);
  const y = scaleLinear([Math.min(...known), Math.max(...known)], [height - 6, 6]);
  const getX = (index: number) => x(index) ?? 0;
  const paths = drawLine(values, partial ? values.length - 1 : values.length, getX, y);
  const last = values.findLastIndex(hasValue);
  return (
    <S.Root aria-label={label} {...(decorative && { 'aria-hidden': true })} {...rest}>
      <S.Plot ref={place}>
        {known.length === 0 ? (
          <S.Empty>{text.chart.empty}</S.Empty>
        ) : (
          <>
            <S.Drawing aria-hidden="true" viewBox={`0 0 ${width} ${height}`} height={height}>
              <S.Line d={paths.whole} />
              {paths.partial !== '' && <S.Line d={paths.partial} data-partial="true" />}
              <S.Dot cx={getX(last)} cy={y(values[last] ?? 0)} r={4} />
            </S.Drawing>
            {!decorative && (
              <ChartTable
                label={label}
                hidden
                columns={columns}
                rows={points.map(({ name, value }) => [name, value === null ? '—' : format(value)])}
              />
            )}
          </>
        )}
      </S.Plot>
    </S.Root>
  );
}
