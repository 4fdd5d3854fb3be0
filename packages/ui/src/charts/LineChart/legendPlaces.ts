import { textWidth } from '../ChartFrame/textWidth.ts';

/** The length of the sample of the line before a name, its distance to the name and that of two names, in px. */
export const sample = { length: 20, gap: 6 };
const gap = 16;

/** The height of a row of the legend, in px. */
export const legendRow = 20;

interface LegendPlace {
  /** The distance from the start side, in px. */
  offset: number;
  row: number;
}

/** The places of the names above the lines: as many in a row as have room. */
export function placeLegend(names: readonly string[], width: number): LegendPlace[] {
  let next: LegendPlace = { offset: 0, row: 0 };
  return names.map((name) => {
    const room = sample.length + sample.gap + textWidth(name);
    const place =
      next.offset > 0 && next.offset + room > width ? { offset: 0, row: next.row + 1 } : next;
    next = { offset: place.offset + room + gap, row: place.row };
    return place;
  });
}
