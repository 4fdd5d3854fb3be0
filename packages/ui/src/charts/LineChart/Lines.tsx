import { type ScaleLinear, type ScalePoint, scaleLinear, scalePoint } from 'd3-scale';
import type { PointerEvent } from 'react';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import { formatNumber } from '../../persian/number.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { nearestIndex, toDrawing } from '../ChartFrame/pointerPlace.ts';
import { ValueAxis } from '../ChartFrame/ValueAxis.tsx';
import { Line } from './Line.tsx';
import { dot } from './linePaths.ts';
import type { Series } from './LineChart.tsx';
import { findNearest, hasValue, type Values } from '../ChartFrame/rovingPoint.ts';
import { spreadPositions } from './spreadPositions.ts';
import { useRovingPoint } from '../ChartFrame/useRovingPoint.ts';

interface LinesProps {
  box: ChartBox;
  height: number;
  moments: readonly string[];
  series: readonly Series[];
  /** The index of the first moment that is not complete. */
  partialFrom: number | undefined;
  /** A value in words. */
  say: (value: number | null | undefined, index: number, compared?: boolean) => string;
}

const foot = 28;
const head = 24;
const valueRoom = 56;
const nameRoom = 96;
const lineOfText = 18;

/** The drawing of a line chart. */
export function Lines({ box, height, moments, series, partialFrom, say }: LinesProps) {
  const { direction, width } = box;
  const { x, y } = createScales(box, height, moments.length, series);
  const getX = (index: number) => x(index) ?? 0;
  const lines = series.map(({ values }) => values.slice(0, moments.length));
  const find = (event: PointerEvent<SVGElement>) => {
    const at = toDrawing(event, width, height);
    return findNearest(lines, nearestMoment(at.x, x), (value) => Math.abs(y(value) - at.y));
  };
  const { current, active, pointProps, pointerProps } = useRovingPoint(lines, direction, find);
  const names = placeNames(lines, y);
  const [currentValue, activeValue] = [current, active].map(
    (place) => place && lines[place.row]?.[place.column],
  );
  return (
    <>
      <ValueAxis box={box} scale={y} format={formatNumber} />
      <g aria-hidden="true">
        <MomentAxis moments={moments} step={x.step()} y={height - 6} getX={getX} />
        {series.map(({ name, compared = false }, row) => (
          <Line
            key={name}
            name={name}
            nameX={getX(moments.length - 1) + (direction === 'rtl' ? -12 : 12)}
            nameY={names[row] ?? 0}
            tone={compared ? null : toneOf(series, row)}
            values={lines[row] ?? []}
            partialFrom={compared ? undefined : partialFrom}
            dots={x.step() >= roomOfDot || moments.length === 1}
            {...{ getX, y }}
          />
        ))}
      </g>
      <S.Target
        aria-hidden="true"
        y={head - 12}
        width={width}
        height={height - foot - head + 24}
        {...pointerProps}
      />
      {current !== null && hasValue(currentValue) && (
        <S.Point
          key={`${current.row} ${current.column}`}
          {...pointProps}
          aria-label={`${series[current.row]?.name}, ${moments[current.column]}: ${say(currentValue, current.column, series[current.row]?.compared)}`}
        >
          <S.Hit x={getX(current.column) - 12} y={y(currentValue) - 12} width={24} height={24} />
        </S.Point>
      )}
      {active !== null && hasValue(activeValue) && (
        <ActiveValue
          x={getX(active.column)}
          y={y(activeValue)}
          tone={series[active.row]?.compared ? 'compared' : toneOf(series, active.row)}
          words={say(activeValue, active.column, series[active.row]?.compared)}
        />
      )}
    </>
  );
}

/** The heights of the names at the ends of the lines, one line of text apart. */
function placeNames(lines: readonly Values[], y: (value: number) => number): number[] {
  const ends = lines.map((values) => y(values.findLast(hasValue) ?? 0) + 4);
  return spreadPositions(ends, lineOfText);
}

interface ActiveValueProps {
  x: number;
  y: number;
  tone: number | string;
  words: string;
}

/** The mark and the words of the pointed or focused value. */
function ActiveValue({ x, y, tone, words }: ActiveValueProps) {
  return (
    <g aria-hidden="true" pointerEvents="none">
      <S.Shape data-tone={tone} data-rim="true" d={dot(x, y, 5)} />
      <S.Label x={x} y={y - 12} textAnchor="middle">
        {words}
      </S.Label>
    </g>
  );
}

/** The least distance of two moments at which each has a dot, in px. */
const roomOfDot = 14;

/** The tone of a line; compared lines take none. */
function toneOf(series: readonly Series[], row: number): number {
  return 1 + series.slice(0, row).filter(({ compared = false }) => !compared).length;
}

/** The moments are places on the axis, so that two with the same label are two. */
function createScales(
  { width, direction }: ChartBox,
  height: number,
  count: number,
  series: readonly Series[],
): { x: ScalePoint<number>; y: ScaleLinear<number, number> } {
  const most = Math.max(1, ...series.flatMap(({ values }) => values.filter(hasValue)));
  return {
    x: scalePoint(
      Array.from({ length: count }, (_, index) => index),
      direction === 'rtl' ? [width - valueRoom, nameRoom] : [valueRoom, width - nameRoom],
    ),
    y: scaleLinear([0, most], [height - foot, head]).nice(4),
  };
}

function nearestMoment(at: number, x: ScalePoint<number>): number {
  return nearestIndex(
    at,
    x.domain().map((moment) => x(moment) ?? 0),
  );
}

interface MomentAxisProps {
  moments: readonly string[];
  /** The distance of two moments, in px. */
  step: number;
  y: number;
  getX: (index: number) => number;
}

function MomentAxis({ moments, step, y, getX }: MomentAxisProps) {
  const every = Math.max(1, Math.ceil(64 / Math.max(1, step)));
  return moments.map(
    (moment, index) =>
      index % every === 0 && (
        <S.AxisText key={getX(index)} x={getX(index)} y={y} textAnchor="middle">
          {moment}
        </S.AxisText>
      ),
  );
}
