import { scaleBand, scaleLinear } from 'd3-scale';
import type { MouseEvent } from 'react';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import { formatNumber } from '../../persian/number.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { drawingHeights } from '../ChartFrame/drawingHeights.ts';
import { findNearestIndex, toDrawing } from '../ChartFrame/pointerPlace.ts';
import { hasValue } from '../ChartFrame/rovingPoint.ts';
import { keepInside, computeTextWidth } from '../ChartFrame/textWidth.ts';
import { useRovingPoint } from '../ChartFrame/useRovingPoint.ts';
import { ValueAxis } from '../ChartFrame/ValueAxis.tsx';
import { listTicks } from '../ChartFrame/valueTicks.ts';
import type { Bar } from './BarChart.tsx';

const barsHeight = drawingHeights.bars;
const foot = 28;
const head = 24;
const ground = barsHeight - foot;

/** The room of a name on the axis, in px. */
const nameRoom = 64;

interface BarsProps {
  box: ChartBox;
  bars: readonly Bar[];
  format: (value: number) => string;
}

/** The drawing of a bar chart. The bars are places on the axis, so that two with one name are two. */
export function Bars({ box, bars, format }: BarsProps) {
  const { width, direction } = box;
  const values = bars.map(({ value }) => value);
  const amounts = values.filter(hasValue);
  const most = Math.max(1, ...amounts);
  const y = scaleLinear([0, most], [ground, head]).nice(4);
  const ticks = listTicks(y, amounts);
  const valueRoom = Math.max(48, ...ticks.map(({ label }) => computeTextWidth(label) + 16));
  const x = scaleBand(
    bars.map((_, index) => index),
    direction === 'rtl' ? [width - valueRoom, 0] : [valueRoom, width],
  ).padding(0.3);
  const step = x.step();
  const barWidth = x.bandwidth();
  const middle = (index: number) => (x(index) ?? 0) + barWidth / 2;
  const find = (event: MouseEvent<SVGElement>) => ({
    row: 0,
    column: findNearestIndex(toDrawing(event, width, barsHeight).x, x.domain().map(middle)),
  });
  const { current, active, pointProps, pointerProps } = useRovingPoint([values], {
    direction,
    find,
  });
  const [stop, shown] = [current, active].map((place) => bars[place?.column ?? -1]);
  return (
    <>
      <ValueAxis box={box} scale={y} ticks={ticks} />
      <g aria-hidden="true">
        <Marks values={values} width={barWidth} getX={middle} getY={y} />
        <NameAxis bars={bars} step={step} getX={middle} />
        {active === null && (
          <DirectLabels values={values} step={step} most={most} getX={middle} getY={y} />
        )}
      </g>
      <S.Target aria-hidden="true" y={0} width={width} height={ground} {...pointerProps} />
      {current !== null && hasValue(stop?.value) && (
        <S.Point
          key={current.column}
          {...pointProps}
          aria-label={`${getName(stop)}: ${format(stop.value)}`}
        >
          <FocusBox x={middle(current.column)} top={y(stop.value)} width={barWidth} />
        </S.Point>
      )}
      {active !== null && hasValue(shown?.value) && (
        <PointedLabel
          words={
            step >= nameRoom ? format(shown.value) : `${getName(shown)}: ${format(shown.value)}`
          }
          x={middle(active.column)}
          y={getRingTop(y(shown.value)) - aboveRing}
          width={width}
        />
      )}
    </>
  );
}

function getName({ name, fullName = name }: Bar): string {
  return fullName;
}

interface MarksProps {
  values: readonly (number | null)[];
  width: number;
  getX: (index: number) => number;
  getY: (value: number) => number;
}

function Marks({ values, width, getX, getY }: MarksProps) {
  return values.map(
    (value, index) =>
      hasValue(value) && (
        <S.Shape key={getX(index)} d={barPath(getX(index), getY(value), width)} data-tone="1" />
      ),
  );
}

interface NameAxisProps {
  bars: readonly Bar[];
  /** The distance of two bars, in px. */
  step: number;
  getX: (index: number) => number;
}

/** The names that fit, from the last one: it is the newest day. */
function NameAxis({ bars, step, getX }: NameAxisProps) {
  const every = Math.max(1, Math.ceil(nameRoom / step));
  return bars.map(
    ({ name }, index) =>
      (bars.length - 1 - index) % every === 0 && (
        <S.AxisText key={getX(index)} x={getX(index)} y={barsHeight - 6} textAnchor="middle">
          {name}
        </S.AxisText>
      ),
  );
}

/** The room of the focus ring: the bar, at least 24 px wide and high. */
function FocusBox({ x, top, width }: { x: number; top: number; width: number }) {
  const half = Math.max(12, width / 2 + 3);
  const start = getRingTop(top);
  return <S.Hit x={x - half} y={start} width={2 * half} height={ground + 3 - start} />;
}

/** The upper edge of the room of the focus ring, which a low bar does not fill. */
function getRingTop(top: number): number {
  return Math.min(top - 3, ground - 21);
}

interface DirectLabelsProps {
  values: readonly (number | null)[];
  /** The distance of two bars, in px. */
  step: number;
  most: number;
  getX: (index: number) => number;
  getY: (value: number) => number;
}

/** The value above each bar that has a height; where they do not fit, above the highest. */
function DirectLabels({ values, step, most, getX, getY }: DirectLabelsProps) {
  const longest = Math.max(...values.map((value) => computeTextWidth(formatNumber(value ?? 0))));
  const fit = step >= longest + 6;
  const highest = values.indexOf(most);
  return values.map(
    (value, index) =>
      hasValue(value) &&
      value > 0 &&
      (fit || index === highest) && (
        <S.Label key={getX(index)} x={getX(index)} y={getY(value) - 8} textAnchor="middle">
          {formatNumber(value)}
        </S.Label>
      ),
  );
}

/** From the room of the focus ring to the words of the pointed bar, in px: the ring is between them. */
const aboveRing = 13;

interface PointedLabelProps {
  words: string;
  x: number;
  y: number;
  /** That of the drawing, which the label does not leave. */
  width: number;
}

function PointedLabel({ words, x, y, width }: PointedLabelProps) {
  return (
    <S.Label
      aria-hidden="true"
      x={keepInside(x, computeTextWidth(words), width)}
      y={y}
      textAnchor="middle"
    >
      {words}
    </S.Label>
  );
}

/** The least height of a bar, in px: a zero is seen, a missing value is not. */
const leastHeight = 2;

/** A bar with rounded top corners and a straight base. */
function barPath(middle: number, valueTop: number, width: number): string {
  const top = Math.min(valueTop, ground - leastHeight);
  const radius = Math.min(6, width / 2, ground - top);
  return [
    `M${middle - width / 2},${ground}`,
    `V${top + radius}`,
    `q0,${-radius} ${radius},${-radius}`,
    `h${width - 2 * radius}`,
    `q${radius},0 ${radius},${radius}`,
    `V${ground}`,
    'Z',
  ].join('');
}
