import { type ScaleLinear, type ScalePoint, scaleLinear, scalePoint } from 'd3-scale';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import { textWidth } from '../ChartFrame/textWidth.ts';
import { listTicks, type ValueTick } from '../ChartFrame/valueTicks.ts';
import { legendRow, placeLegend } from './legendPlaces.ts';
import type { Series } from './LineChart.tsx';
import type { PlacedMoment } from './moments.ts';
import { hasValue } from '../ChartFrame/rovingPoint.ts';

/** Room above and below the lines, in px. */
const leastHead = 24;
export const foot = 28;

/** A narrower drawing has names beside the ends of the lines only where they are short, in px. */
const leastForNames = 480;
/** The least width of lines beside names, in px; in less room the names are above the lines. */
const leastForLines = 120;
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
  const namesBeside = width >= leastForNames || width - start - longest >= leastForLines;
  const rows = namesBeside ? 0 : countRows(series, width);
  const head = leastHead + rows * legendRow;
  const y = plain.copy().range([height - foot, head]);
  const end = namesBeside ? limitRoom(longest, width) : narrowEnd;
  const x = scalePoint(
    moments.map(({ key }) => key),
    direction === 'rtl' ? [width - start, end] : [start, width - end],
  );
  return { x, y, ticks, namesBeside, head };
}

function countRows(series: readonly Series[], width: number): number {
  const places = placeLegend(
    series.map(({ name }) => name),
    width,
  );
  return 1 + (places.at(-1)?.row ?? 0);
}

function limitRoom(longest: number, width: number): number {
  const least = width >= leastForNames ? names.least : 0;
  return Math.min(Math.max(longest, least), names.most);
}

function measureWidth(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}
