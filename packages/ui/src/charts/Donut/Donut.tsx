import { arc, pie } from 'd3-shape';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import { formatNumber, formatPercent } from '../../persian/number.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { useChartPoints } from '../ChartFrame/useChartPoints.ts';

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

const height = 280;
const nameRoom = 104;

/** A donut chart of the parts of a total; the centre shows the total. */
export function Donut({ columns, shares, format = formatNumber, ...rest }: DonutProps) {
  const shown = shares.slice(0, 4).filter(({ value }) => value > 0);
  const whole = shown.reduce((sum, { value }) => sum + value, 0);
  const rows = shown.map(
    ({ name, value }) => [name, format(value), formatPercent(value / whole)] as const,
  );
  return (
    <ChartFrame {...rest} height={height} data={{ columns, rows }}>
      {(box) => <Ring box={box} shares={shown} whole={whole} format={format} />}
    </ChartFrame>
  );
}

interface RingProps {
  box: ChartBox;
  shares: readonly Share[];
  whole: number;
  format: (value: number) => string;
}

function Ring({ box: { width, direction }, shares, whole, format }: RingProps) {
  const { active, pointProps } = useChartPoints(shares.length, shares.length, direction);
  const outer = Math.max(48, Math.min(88, width / 2 - nameRoom));
  const turn = direction === 'rtl' ? -1 : 1;
  const slices = pie<Share>()
    .value(({ value }) => value)
    .sort(null)
    .startAngle(0)
    .endAngle(turn * 2 * Math.PI)([...shares]);
  const ring = arc<(typeof slices)[number]>()
    .innerRadius(outer * 0.64)
    .outerRadius(outer)
    .cornerRadius(3);
  const beside = arc<(typeof slices)[number]>()
    .innerRadius(outer + 18)
    .outerRadius(outer + 18);
  return (
    <g transform={`translate(${width / 2},${height / 2})`}>
      {slices.map((slice, index) => {
        const { name, value } = slice.data;
        const [x, y] = beside.centroid(slice);
        // Two lines of text: above the slice in the upper half, below it in the lower half.
        const line = y - 2 + (16 * y) / (outer + 18);
        const towardsEnd = direction === 'rtl' ? x < 0 : x > 0;
        const anchor = Math.abs(x) < 12 ? 'middle' : towardsEnd ? 'start' : 'end';
        return (
          <g key={name}>
            <S.Point
              {...pointProps(index)}
              aria-label={`${name}: ${format(value)}, ${formatPercent(value / whole)}`}
            >
              <S.Shape d={ring(slice) ?? ''} data-tone={index + 1} data-rim="true" />
            </S.Point>
            <g aria-hidden="true">
              <S.Label x={x} y={line} textAnchor={anchor}>
                {name}
              </S.Label>
              <S.AxisText x={x} y={line + 18} textAnchor={anchor}>
                {formatPercent(value / whole)}
              </S.AxisText>
            </g>
          </g>
        );
      })}
      <S.Label aria-hidden="true" data-size="large" y={8} textAnchor="middle">
        {format(active === null ? whole : (shares[active]?.value ?? whole))}
      </S.Label>
    </g>
  );
}
