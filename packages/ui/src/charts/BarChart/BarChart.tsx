import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import { formatNumber } from '../../persian/number.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { useChartPoints } from '../ChartFrame/useChartPoints.ts';
import { ValueAxis } from '../ChartFrame/ValueAxis.tsx';

export interface Bar {
  /** The category on the axis, such as a day; must be unique. */
  name: string;
  value: number;
}

export interface BarChartProps extends ChartProps {
  /** The table headers of the names and the values. */
  columns: readonly [names: string, values: string];
  /** In chart order; in right-to-left the first bar is at the right. */
  bars: readonly Bar[];
}

const height = 240;
const foot = 28;
const head = 24;
const valueRoom = 48;

/** A bar chart that compares amounts, such as the minutes of each day. */
export function BarChart({ columns, bars, format = formatNumber, ...rest }: BarChartProps) {
  const rows = bars.map(({ name, value }) => [name, format(value)] as const);
  return (
    <ChartFrame {...rest} height={height} data={{ columns, rows }}>
      {(box) => <Bars box={box} bars={bars} format={format} />}
    </ChartFrame>
  );
}

interface BarsProps {
  box: ChartBox;
  bars: readonly Bar[];
  format: (value: number) => string;
}

function Bars({ box, bars, format }: BarsProps) {
  const { width, direction } = box;
  const { active, pointProps } = useChartPoints(bars.length, bars.length, direction);
  const y = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [height - foot, head]);
  y.nice(4);
  const x = scaleBand(
    bars.map(({ name }) => name),
    direction === 'rtl' ? [width - valueRoom, 0] : [valueRoom, width],
  ).padding(0.3);
  const middle = (name: string) => (x(name) ?? 0) + x.bandwidth() / 2;
  const everyName = Math.max(1, Math.ceil(56 / x.step()));
  const valuesFit = x.step() >= 56;
  return (
    <>
      <ValueAxis box={box} scale={y} format={formatNumber} />
      {bars.map(({ name, value }, index) => (
        <S.Point key={name} {...pointProps(index)} aria-label={`${name}: ${format(value)}`}>
          <S.Target x={x(name)} width={x.bandwidth()} y={head} height={height - foot - head} />
          <S.Shape d={barPath(x(name) ?? 0, y(value), x.bandwidth(), y(0))} data-tone="1" />
        </S.Point>
      ))}
      <g aria-hidden="true">
        {bars.map(({ name, value }, index) => (
          <g key={name}>
            {index % everyName === 0 && (
              <S.AxisText x={middle(name)} y={height - 6} textAnchor="middle">
                {name}
              </S.AxisText>
            )}
            {(index === active || (active === null && valuesFit)) && (
              <S.Label x={middle(name)} y={y(value) - 8} textAnchor="middle">
                {index === active ? format(value) : formatNumber(value)}
              </S.Label>
            )}
          </g>
        ))}
      </g>
    </>
  );
}

/** A bar with rounded top corners and a straight base. */
function barPath(x: number, top: number, width: number, ground: number): string {
  const radius = Math.min(6, width / 2, ground - top);
  return [
    `M${x},${ground}`,
    `V${top + radius}`,
    `q0,${-radius} ${radius},${-radius}`,
    `h${width - 2 * radius}`,
    `q${radius},0 ${radius},${radius}`,
    `V${ground}`,
    'Z',
  ].join('');
}
