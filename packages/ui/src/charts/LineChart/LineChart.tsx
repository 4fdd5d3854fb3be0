import { scaleLinear, scalePoint } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import { formatNumber } from '../../persian/number.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { useChartPoints } from '../ChartFrame/useChartPoints.ts';
import { ValueAxis } from '../ChartFrame/ValueAxis.tsx';
import { spreadPositions } from './spreadPositions.ts';

export interface Series {
  /** Shown at the end of the line. */
  name: string;
  /** One value per moment. */
  values: readonly number[];
}

export interface LineChartProps extends ChartProps {
  /** The table header of the moments. */
  column: string;
  /** The labels of the time axis, earliest first; time runs in the reading direction. */
  moments: readonly string[];
  /** At most four; more lines are hard to distinguish. */
  series: readonly Series[];
}

const height = 260;
const foot = 28;
const head = 24;
const valueRoom = 56;
const nameRoom = 96;
const lineOfText = 18;

/** A line chart of amounts over time. */
export function LineChart({
  column,
  moments,
  series,
  format = formatNumber,
  ...rest
}: LineChartProps) {
  const shown = series.slice(0, 4);
  const rows = moments.map(
    (moment, index) => [moment, ...shown.map(({ values }) => format(values[index] ?? 0))] as const,
  );
  const data = { columns: [column, ...shown.map(({ name }) => name)], rows };
  return (
    <ChartFrame {...rest} height={height} data={shown.length === 0 ? { ...data, rows: [] } : data}>
      {(box) => <Lines box={box} moments={moments} series={shown} format={format} />}
    </ChartFrame>
  );
}

interface LinesProps {
  box: ChartBox;
  moments: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}

function Lines({ box, moments, series, format }: LinesProps) {
  const { direction } = box;
  const { active, pointProps } = useChartPoints(
    series.length * moments.length,
    moments.length,
    direction,
  );
  const { x, y } = createScales(box, moments, series);
  const getX = (index: number) => x(moments[index] ?? '') ?? 0;
  const path = line<number>((_, index) => getX(index), y).curve(curveMonotoneX);
  const last = moments.length - 1;
  const names = spreadPositions(
    series.map(({ values }) => y(values[last] ?? 0) + 4),
    lineOfText,
  );
  const aside = direction === 'rtl' ? -12 : 12;
  return (
    <>
      <ValueAxis box={box} scale={y} format={formatNumber} />
      <g aria-hidden="true">
        <MomentAxis moments={moments} step={x.step()} getX={getX} />
        {series.map(({ name, values }, row) => (
          <g key={name}>
            <S.Shape data-stroke="true" data-tone={row + 1} d={path(values) ?? ''} />
            <S.Label x={getX(last) + aside} y={names[row]} textAnchor="start">
              {name}
            </S.Label>
          </g>
        ))}
      </g>
      {series.flatMap(({ name, values }, row) =>
        moments.map((moment, column) => {
          const index = row * moments.length + column;
          const [cx, cy] = [getX(column), y(values[column] ?? 0)];
          const size = index === active ? 5 : 3.5;
          return (
            <S.Point
              key={`${name} ${moment}`}
              {...pointProps(index)}
              aria-label={`${name}, ${moment}: ${format(values[column] ?? 0)}`}
            >
              <S.Target x={cx - 12} y={cy - 12} width={24} height={24} />
              <S.Shape data-tone={row + 1} data-rim="true" d={dot(cx, cy, size)} />
            </S.Point>
          );
        }),
      )}
      {active !== null && (
        <S.Label
          aria-hidden="true"
          x={getX(active % moments.length)}
          y={y(valueAt(series, active, moments.length)) - 12}
          textAnchor="middle"
        >
          {format(valueAt(series, active, moments.length))}
        </S.Label>
      )}
    </>
  );
}

function createScales(
  { width, direction }: ChartBox,
  moments: readonly string[],
  series: readonly Series[],
) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  return {
    x: scalePoint(
      moments,
      direction === 'rtl' ? [width - valueRoom, nameRoom] : [valueRoom, width - nameRoom],
    ),
    y: scaleLinear([0, most], [height - foot, head]).nice(4),
  };
}

interface MomentAxisProps {
  moments: readonly string[];
  /** The distance of two moments, in px. */
  step: number;
  getX: (index: number) => number;
}

function MomentAxis({ moments, step, getX }: MomentAxisProps) {
  const every = Math.max(1, Math.ceil(64 / Math.max(1, step)));
  return moments.map(
    (moment, index) =>
      index % every === 0 && (
        <S.AxisText key={moment} x={getX(index)} y={height - 6} textAnchor="middle">
          {moment}
        </S.AxisText>
      ),
  );
}

function valueAt(series: readonly Series[], index: number, columns: number): number {
  return series[Math.floor(index / columns)]?.values[index % columns] ?? 0;
}

function dot(x: number, y: number, radius: number): string {
  const half = `a${radius},${radius} 0 1 0`;
  return `M${x - radius},${y}${half} ${2 * radius},0${half} ${-2 * radius},0Z`;
}
