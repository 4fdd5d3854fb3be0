import { type ScaleLinear, type ScalePoint, scaleLinear, scalePoint } from 'd3-scale';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import { computeTextWidth } from '../ChartFrame/textWidth.ts';
import { listTicks, type ValueTick } from '../ChartFrame/valueTicks.ts';
import { countLegendRows, legendRow } from '../ChartFrame/legendPlaces.ts';
import type { Series } from './LineChart.tsx';
import type { PlacedMoment } from './moments.ts';
import { hasValue } from '../ChartFrame/rovingPoint.ts';

/** Room above and below the lines, in px. */
const leastHead = 24;
export const foot = 28;

/** In a wide drawing the lines of several charts end at the same place, in px. */
const wide = 480;
/** The least part of the width that is for lines; where names beside them leave less, they are above. */
const leastForLines = 0.65;
const names = { least: 96, most: 200, gap: 24 };
const values = { least: 56, gap: 16 };
const narrowEnd = 16;

export interface LineScales {
  x: ScalePoint<string>;
  y: ScaleLinear<number, number>;
  ticks: readonly ValueTick[];
  /** The names are beside the ends of the lines. */
  namesBeside: boolean;
  /** The room above the lines, in px. */
  head: number;
}

/** The scales of a line chart. The places on the time axis are the keys of the moments: their dates. */
export function createLineScales(
  { width, direction }: ChartBox,
  height: number,
  moments: readonly PlacedMoment[],
  series: readonly Series[],
): LineScales {
  const amounts = series.flatMap(({ values }) => values.filter(hasValue));
  const most = Math.max(0, ...amounts);
  const plain = scaleLinear([0, most === 0 ? 1 : most], [height - foot, leastHead]).nice(4);
  const ticks = listTicks(plain, amounts);
  const start = Math.max(values.least, measureWidth(ticks.map(({ label }) => label)) + values.gap);
  const longest = measureWidth(series.map(({ name }) => name)) + names.gap;
  const beside = limitRoom(longest, width);
  const namesBeside = width - start - beside >= leastForLines * width;
  const rows = namesBeside ? 0 : countLegendRows(series, width);
  const head = leastHead + rows * legendRow;
  const y = plain.copy().range([height - foot, head]);
  const end = namesBeside ? beside : narrowEnd;
  const x = scalePoint(
    moments.map(({ key }) => key),
    direction === 'rtl' ? [width - start, end] : [start, width - end],
  );
  return { x, y, ticks, namesBeside, head };
}

function limitRoom(longest: number, width: number): number {
  const least = width >= wide ? names.least : 0;
  return Math.min(Math.max(longest, least), names.most);
}

function measureWidth(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(computeTextWidth));
}
