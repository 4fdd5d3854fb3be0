import type { ScalePoint } from 'd3-scale';
import type { MouseEvent } from 'react';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import * as S from '../ChartFrame/ChartFrame.styles.ts';
import { ValueAxis } from '../ChartFrame/ValueAxis.tsx';
import { ActiveValue } from './ActiveValue.tsx';
import { Line, type LineTone } from './Line.tsx';
import type { MomentPress, PartialMoments, Series } from './LineChart.tsx';
import { Legend } from '../ChartFrame/Legend.tsx';
import { createLineScales, foot, type LineScales } from './lineScales.ts';
import { MomentAxis } from './MomentAxis.tsx';
import type { PlacedMoment } from './moments.ts';
import { findNearest, hasValue, type Place, type Values } from '../ChartFrame/rovingPoint.ts';
import { findNearestIndex, toDrawing } from '../ChartFrame/pointerPlace.ts';
import { spreadPositions } from './spreadPositions.ts';
import { useRovingPoint } from '../ChartFrame/useRovingPoint.ts';

interface LinesProps {
  box: ChartBox;
  height: number;
  moments: readonly PlacedMoment[];
  series: readonly Series[];
  partial: PartialMoments | undefined;
  press: MomentPress | undefined;
  /** A value in words. */
  say: (value: number | null | undefined, index: number, compared?: boolean) => string;
}

const lineOfText = 18;

/** The least distance of two moments at which each has a dot, in px. */
const roomOfDot = 14;

/** The drawing of a line chart. */
export function Lines({ box, height, moments, series, partial, press, say }: LinesProps) {
  const { direction, width } = box;
  const scales = createLineScales(box, height, moments, series);
  const { x, y, ticks, head } = scales;
  const getX = (index: number) => x(moments[index]?.key ?? '') ?? 0;
  const lines = series.map(({ values }) => values.slice(0, moments.length));
  const find = (event: MouseEvent<SVGElement>) => {
    const at = toDrawing(event, width, height);
    return findNearest(lines, nearestMoment(at.x, x), (value) => Math.abs(y(value) - at.y));
  };
  const onPress = press && (({ row, column }: Place) => press.onPress(column, row));
  const roving = useRovingPoint(lines, { direction, find, onPress });
  const describe = describer({ moments, series, lines, say });
  const [current, active] = [describe(roving.current), describe(roving.active)];
  return (
    <>
      <ValueAxis box={box} scale={y} ticks={ticks} />
      <g aria-hidden="true">
        <MomentAxis
          moments={moments}
          step={x.step()}
          y={height - 6}
          width={width}
          getX={getX}
          partial={partial}
        />
        <DrawnLines {...{ box, series, lines, scales, getX }} partialFrom={partial?.from} />
      </g>
      <S.Target
        aria-hidden="true"
        data-pressed={press !== undefined}
        y={head - 12}
        width={width}
        height={height - foot - head + 24}
        {...roving.pointerProps}
      />
      {current && (
        <S.Point
          key={`${current.row} ${current.column}`}
          {...roving.pointProps}
          {...(press && { 'aria-description': press.words })}
          aria-label={`${current.name}, ${current.moment}: ${current.words}`}
        >
          <S.Hit x={getX(current.column) - 12} y={y(current.value) - 12} width={24} height={24} />
        </S.Point>
      )}
      {active && (
        <ActiveValue
          {...active}
          x={getX(active.column)}
          y={y(active.value)}
          width={width}
          ground={height - foot}
          tone={chooseTone(series, active.row)}
        />
      )}
    </>
  );
}

interface DrawnLinesProps extends Pick<LinesProps, 'box' | 'series'> {
  lines: readonly Values[];
  scales: LineScales;
  getX: (index: number) => number;
  partialFrom: number | undefined;
}

/** The lines with their dots and names. */
function DrawnLines({ box, series, lines, scales, getX, partialFrom }: DrawnLinesProps) {
  const { x, y, namesBeside } = scales;
  const names = placeNames(lines, scales);
  const last = x.domain().length - 1;
  const towardsEnd = box.direction === 'rtl' ? -12 : 12;
  const tones = series.map(({ name }, row) => ({ name, tone: chooseTone(series, row) }));
  return (
    <>
      {!namesBeside && <Legend box={box} entries={tones} mark="line" />}
      {series.map(({ name, compared = false }, row) => (
        <Line
          key={name}
          name={name}
          namePlace={
            namesBeside && lines[row]?.some(hasValue)
              ? { x: getX(last) + towardsEnd, y: names[row] ?? 0 }
              : null
          }
          tone={chooseTone(series, row)}
          values={lines[row] ?? []}
          partialFrom={compared ? undefined : partialFrom}
          dots={!compared && (x.step() >= roomOfDot || last === 0)}
          {...{ getX, y }}
        />
      ))}
    </>
  );
}

type Described = Pick<LinesProps, 'moments' | 'series' | 'say'> & { lines: readonly Values[] };

/** The value of a place with its line, moment and words; null without a value. */
function describer({ moments, series, lines, say }: Described) {
  return (place: Place | null) => {
    const value = place && lines[place.row]?.[place.column];
    const line = place && series[place.row];
    return place && line && hasValue(value)
      ? {
          ...place,
          value,
          name: line.name,
          moment: line.moments?.[place.column] ?? moments[place.column]?.name ?? '',
          words: say(value, place.column, line.compared),
        }
      : null;
  };
}

/** The heights of the names at the ends of the lines, one line of text apart and above the axis. */
function placeNames(lines: readonly Values[], { y }: LineScales): number[] {
  const shift = 4;
  const ends = lines.map((values) => y(values.findLast(hasValue) ?? 0) + shift);
  return spreadPositions(ends, lineOfText, y(0) + shift);
}

/** The tone of a line; compared lines take none of the four. */
function chooseTone(series: readonly Series[], row: number): LineTone {
  if (series[row]?.compared) {
    return 'compared';
  }
  return 1 + series.slice(0, row).filter(({ compared = false }) => !compared).length;
}

function nearestMoment(at: number, x: ScalePoint<string>): number {
  return findNearestIndex(
    at,
    x.domain().map((moment) => x(moment) ?? 0),
  );
}
