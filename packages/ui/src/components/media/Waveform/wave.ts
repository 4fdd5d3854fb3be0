/** A stretch of a recording that is to be seen in its wave, such as a word that was not heard well. */
export interface WaveformMark {
  /** In seconds from the beginning. */
  from: number;
  until: number;
  /** Its name, shown under the pointer and read out with the time. */
  label: string;
}

/** In px, from the middle of one bar to the next. */
const pitch = 4;
const thickness = 2;

/** As many peaks as are asked for: the loudest of several, or between two where there are too few. */
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

/** The bars of a wave as one path, from the left; silence is a dot. */
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

/** A line along the foot of the wave for each mark, never shorter than a bar is wide. */
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
