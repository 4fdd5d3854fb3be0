/** Remaining seconds at which the time is announced: four announcements in two minutes. */
const marks = [0, 10, 30, 60] as const;

/** The last threshold passed, or null before the first one. */
export function passedMark(secondsLeft: number): number | null {
  return marks.find((mark) => secondsLeft <= mark) ?? null;
}
