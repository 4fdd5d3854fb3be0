import type { PieArcDatum } from 'd3-shape';
import { arc, pie } from 'd3-shape';
import type { ChartBox } from '../../foundations/useChartBox.ts';
import { formatCompact } from '../../persian/compactNumber.ts';
import { formatPercent } from '../../persian/number.ts';
import { drawingHeights } from '../ChartFrame/drawingHeights.ts';
import { type LegendEntry, legendRow, measureFigures, sample } from '../ChartFrame/legendPlaces.ts';
import { computeTextWidth } from '../ChartFrame/textWidth.ts';
import type { Share } from './Donut.tsx';

export const radii = { least: 72, most: 88, hole: 0.64, names: 18 };

const lineOfText = 16;
const gap = 16;
const widestLegend = 400;

/** The name of a part with its share, beside the ring. */
export interface NamePlace {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface RingLayout {
  outer: number;
  /** The centre of the ring, in px from the top. */
  middle: number;
  slices: readonly PieArcDatum<Share>[];
  /** Null where the names are in a legend below the ring. */
  names: readonly NamePlace[] | null;
  /** In px. */
  legend: { top: number; width: number };
}

/** The names are beside the ring where each has room there, and in a legend below it elsewhere. */
export function computeRingLayout(
  shares: readonly Share[],
  whole: number,
  { width, direction }: ChartBox,
): RingLayout {
  const slices = pie<Share>()
    .value(({ value }) => (whole === 0 ? 1 : value))
    .sort(null)
    .startAngle(0)
    .endAngle((direction === 'rtl' ? -1 : 1) * 2 * Math.PI)([...shares]);
  const longest = Math.max(0, ...shares.map(({ name }) => computeTextWidth(name)));
  const outer = Math.min(radii.most, width / 2 - radii.names - longest);
  const height = drawingHeights.donut;
  const names = outer < radii.least ? null : placeNames(slices, outer, direction);
  if (names !== null && !hasCrowdedNames(names)) {
    return { outer, middle: height / 2, slices, names, legend: { top: height, width } };
  }
  const top = height - shares.length * legendRow - 4;
  return {
    outer: Math.min(radii.most, (top - gap) / 2),
    middle: (top - gap) / 2,
    slices,
    names: null,
    legend: { top, width: Math.min(width, widestLegend) },
  };
}

function placeNames(
  slices: readonly PieArcDatum<Share>[],
  outer: number,
  direction: ChartBox['direction'],
): NamePlace[] {
  const away = outer + radii.names;
  const beside = arc<PieArcDatum<Share>>().innerRadius(away).outerRadius(away);
  return slices.map((slice) => {
    const [x, y] = beside.centroid(slice);
    const isAtStart = direction === 'rtl' ? x >= 0 : x <= 0;
    const anchor = Math.abs(x) < 12 ? 'middle' : isAtStart ? 'end' : 'start';
    // Two lines of text: above the slice in the upper half, below it in the lower half.
    return { x, y: y - 2 + (16 * y) / away, anchor };
  });
}

/** Whether two neighbours on one side cover each other; each has two lines. */
function hasCrowdedNames(names: readonly NamePlace[]): boolean {
  return names.some((name, index) =>
    names
      .slice(index + 1)
      .some(
        (other) =>
          Math.sign(other.x) === Math.sign(name.x) && Math.abs(other.y - name.y) < 2 * lineOfText,
      ),
  );
}

/** The parts with amounts and shares; long amounts in words, and none where a name has no room beside them. */
export function listEntries(
  shares: readonly Share[],
  whole: number,
  format: (value: number) => string,
  width: number,
): LegendEntry[] {
  const make = (write: ((value: number) => string) | null): LegendEntry[] =>
    shares.map(({ name, value }, index) => ({
      name,
      tone: whole === 0 ? 'none' : index + 1,
      figures: [
        ...(write === null ? [] : [write(value)]),
        ...(whole === 0 ? [] : [formatPercent(value / whole)]),
      ],
    }));
  const longest = Math.max(0, ...shares.map(({ name }) => computeTextWidth(name)));
  const fits = (entries: readonly LegendEntry[]) =>
    sample.length + longest + measureFigures(entries).reduce((sum, one) => sum + one, 0) <= width;
  return [make(format), make(formatCompact)].find(fits) ?? make(null);
}
