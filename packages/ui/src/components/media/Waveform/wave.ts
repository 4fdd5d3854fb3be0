/** A marked range of a recording, such as a word with low confidence. */
export interface WaveformMark {
  /** In seconds from the start. */
  from: number;
  until: number;
  /** The label in the hint and for screen readers. */
  label: string;
  /** Drawn in the colour of borders: the bounds of any word. */
  quiet?: boolean;
}

/** A part of a recording, in seconds. */
export interface WaveformPart {
  readonly start: number;
  readonly length: number;
}

/** Which of the peaks are drawn: those from `from` on and before `until`. */
export interface PeakRange {
  readonly from: number;
  readonly until: number;
}

/** The peaks of a part of a recording of `total` seconds. */
export function findPeaks(
  peaks: ArrayLike<number>,
  { start, length }: WaveformPart,
  total: number,
): PeakRange {
  const at = (seconds: number) =>
    total === 0 ? 0 : Math.round(Math.min(1, seconds / total) * peaks.length);
  return { from: at(start), until: at(start + length) };
}

/** The distance between the middles of two bars, in px. */
const pitch = 4;
const thickness = 2;
/** Between two words that follow each other, in px. */
const gap = 2;

/** Resamples peaks to `count`: takes the maximum of several, interpolates between too few. */
export function resample(
  peaks: ArrayLike<number>,
  count: number,
  range: PeakRange = { from: 0, until: peaks.length },
): number[] {
  const isDense = range.until - range.from > count;
  return Array.from({ length: count }, (_, bar) =>
    isDense ? findLoudest(peaks, range, bar, count) : clampBetween(peaks, range, bar, count),
  );
}

function findLoudest(
  peaks: ArrayLike<number>,
  range: PeakRange,
  bar: number,
  count: number,
): number {
  const length = range.until - range.from;
  const until = range.from + Math.floor(((bar + 1) * length) / count);
  let most = 0;
  for (let at = range.from + Math.floor((bar * length) / count); at < until; at += 1) {
    most = Math.max(most, getPeak(peaks, at));
  }
  return most;
}

function clampBetween(
  peaks: ArrayLike<number>,
  { from, until }: PeakRange,
  bar: number,
  count: number,
): number {
  const last = Math.max(0, until - from - 1);
  const place = count < 2 ? 0 : (bar * last) / (count - 1);
  const before = Math.floor(place);
  const share = place - before;
  const after = Math.min(before + 1, last);
  return getPeak(peaks, from + before) * (1 - share) + getPeak(peaks, from + after) * share;
}

function getPeak(peaks: ArrayLike<number>, place: number): number {
  const peak = peaks[place];
  return peak === undefined || Number.isNaN(peak) ? 0 : Math.min(1, Math.max(0, peak));
}

/** The bars as one SVG path from the left; silence is a dot. */
export function writeWavePath(
  peaks: ArrayLike<number>,
  width: number,
  height: number,
  range?: PeakRange,
): string {
  const count = Math.max(1, Math.floor(width / pitch));
  const start = (width - (count - 1) * pitch) / 2;
  const most = height / 2 - thickness;
  return resample(peaks, count, range)
    .map((peak, bar) => {
      const half = short(peak * most);
      return `M${short(start + bar * pitch)},${short(height / 2 - half)}v${short(2 * half)}`;
    })
    .join('');
}

/** A line along the bottom for each mark in a part, at least as long as a bar is wide. */
export function writeMarksPath(
  marks: readonly WaveformMark[],
  { start, length }: WaveformPart,
  width: number,
  foot: number,
): string {
  const end = start + length;
  return length === 0
    ? ''
    : marks
        .filter(({ from, until }) => until >= start && from <= end)
        .map((mark) => {
          const from = Math.max(start, mark.from);
          const room = ((Math.min(end, mark.until) - from) / length) * width;
          const line = Math.max(thickness, mark.quiet === true ? room - gap : room);
          return `M${short(((from - start) / length) * width)},${foot}h${short(line)}`;
        })
        .join('');
}

function short(length: number): number {
  return Math.round(length * 10) / 10;
}
