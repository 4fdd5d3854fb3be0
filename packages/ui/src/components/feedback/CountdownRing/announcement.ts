/** When the time that is left is said aloud, in seconds: four times are enough for two minutes. */
const marks = [0, 10, 30, 60] as const;

/** The mark that has been passed last, or null before the first of them. */
export function passedMark(secondsLeft: number): number | null {
  return marks.find((mark) => secondsLeft <= mark) ?? null;
}
