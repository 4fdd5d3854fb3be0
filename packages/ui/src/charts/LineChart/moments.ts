/** A place on the time axis. */
export interface Moment {
  /** The first day, «2026-11-21»: the place on the axis, different for each moment. */
  date: string;
  /** Said with each value and written in the table: «شنبه ۳۰ آبان ۱۴۰۵». */
  name: string;
  /**
   * Written on the axis, where there is room for a few characters: «۳۰ آبان».
   * @default the name
   */
  label?: string;
}

/** A moment with its place on the scale. */
export interface PlacedMoment {
  key: string;
  name: string;
  label: string;
}

/**
 * Moments with their places: the date of each. A moment without a date has its number as its
 * place, so that two with the same label are two.
 */
export function placeMoments(moments: readonly (Moment | string)[]): PlacedMoment[] {
  return moments.map((moment, index) =>
    typeof moment === 'string'
      ? { key: String(index), name: moment, label: moment }
      : { key: moment.date, name: moment.name, label: moment.label ?? moment.name },
  );
}
