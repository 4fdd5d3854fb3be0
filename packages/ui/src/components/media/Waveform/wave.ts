/** A marked range of a recording, such as a word with low confidence. */
export interface WaveformMark {
  /** In seconds from the start. */
  from: number;
  until: number;
  /** The label in the hint and for screen readers. */
  label: string;
}

/** The distance between the middles of two bars, in px. */
const pitch = 4;
const thickness = 2;

/** Resamples peaks to `count`: takes the maximum of several, interpolates between too few. */
export function resample(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, bar) =>
    peaks.length > count ? loudest(peaks, bar, count) : between(peaks, bar, count),
  );
}

function loudest(peaks: readonly number[], bar: number, count: number): number {
  const from = Math.floor((bar * peaks.length) / count);
  const until = Math.floor(((bar + 1) * peaks.length) / count);
  let most = 0;
  for (let place = from; place < until; place += 1) {
    most = Math.max(most, peakAt(peaks, place));
  }
  return most;
}

function between(peaks: readonly number[], bar: number, count: number): number {
  const place = count < 2 ? 0 : (bar * (peaks.length - 1)) / (count - 1);
  const before = Math.floor(place);
  const share = place - before;
  const after = Math.min(before + 1, peaks.length - 1);
  return peakAt(peaks, before) * (1 - share) + peakAt(peaks, after) * share;
}

function peakAt(peaks: readonly number[], place: number): number {
  const peak = peaks[place];
  return peak === undefined || Number.isNaN(peak) ? 0 : Math.min(1, Math.max(0, peak));
}

/** The bars as one SVG path from the left; silence is a dot. */
export function wavePath(peaks: readonly number[], width: number, height: number): string {
  const count = Math.max(1, Math.floor(width / pitch));
  const start = (width - (count - 1) * pitch) / 2;
  const most = height / 2 - thickness;
  return resample(peaks, count)
    .map((peak, bar) => {
      const half = short(peak * most);
      return `M${short(start + bar * pitch)},${height / 2 - half}v${2 * half}`;
    })
    .join('');
}

/** A line along the bottom for each mark, at least as long as a bar is wide. */
export function marksPath(
  marks: readonly WaveformMark[],
  total: number,
  width: number,
  foot: number,
): string {
  return total === 0
    ? ''
    : marks
        .map(({ from, until }) => {
          const length = Math.max(thickness, ((until - from) / total) * width);
          return `M${short((from / total) * width)},${foot}h${short(length)}`;
        })
        .join('');
}

function short(length: number): number {
  return Math.round(length * 10) / 10;
}
