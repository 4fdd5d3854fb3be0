import { computeTextWidth } from './textWidth.ts';

/** The length of the sample before a name and its distance to the name, in px. */
export const sample = { length: 20, gap: 6 };

/** The distance of two names, and of a figure from what is before it, in px. */
export const legendGap = 16;

/** The height of a row of the legend, in px. */
export const legendRow = 20;

/** A name with a sample of what it names. */
export interface LegendEntry {
  name: string;
  /** The tone of the shape, see `Shape`. */
  tone: number | string;
  /** Are in columns at the end of the row, which the name then has alone. */
  figures?: readonly string[];
}

type LegendWords = Pick<LegendEntry, 'name' | 'figures'>;

interface LegendPlace {
  /** The distance from the start side, in px. */
  offset: number;
  row: number;
}

/** The places of the names: as many in a row as have room, and one where it has figures. */
export function placeLegend(entries: readonly LegendWords[], width: number): LegendPlace[] {
  let next: LegendPlace = { offset: 0, row: 0 };
  return entries.map(({ name, figures }) => {
    const room =
      figures === undefined ? sample.length + sample.gap + computeTextWidth(name) : width;
    const place =
      next.offset > 0 && next.offset + room > width ? { offset: 0, row: next.row + 1 } : next;
    next = { offset: place.offset + room + legendGap, row: place.row };
    return place;
  });
}

/** The number of rows. */
export function countLegendRows(entries: readonly LegendWords[], width: number): number {
  return 1 + (placeLegend(entries, width).at(-1)?.row ?? 0);
}

/** The widths of the columns of figures, each with the gap before it. */
export function measureFigures(entries: readonly LegendEntry[]): number[] {
  const columns = Math.max(0, ...entries.map(({ figures = [] }) => figures.length));
  return Array.from(
    { length: columns },
    (_, column) =>
      legendGap +
      Math.max(...entries.map(({ figures = [] }) => computeTextWidth(figures[column] ?? ''))),
  );
}
