/** A part of a line in one direction. */
export interface DirectedRun {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/**
 * Divides a line into Latin runs and those of the Persian text around them: a Latin
 * run begins with a Latin letter, or digits before one, and ends with one; the mark after it
 * belongs to the Persian sentence.
 */
export function divideRuns(line: string): DirectedRun[] {
  const runs: DirectedRun[] = [];
  let end = 0;
  for (const { 0: text, index } of line.matchAll(latin)) {
    if (index > end) {
      runs.push({ text: line.slice(end, index), isRightToLeft: true });
    }
    runs.push({ text, isRightToLeft: false });
    end = index + text.length;
  }
  if (end < line.length) {
    runs.push({ text: line.slice(end), isRightToLeft: true });
  }
  return runs;
}

const latin = /[\d@#]*\p{Script=Latin}(?:[^\p{Script=Arabic}]*[\p{Script=Latin}\d])?/gu;
