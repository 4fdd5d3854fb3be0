/** How far a file is sent, for its bar in words. */
export interface UploadProgress {
  /** Bytes that the server has or that are on their way; it never falls. */
  readonly sent: number;
  /** From 0 to 100, in whole numbers; it never falls. */
  readonly percent: number;
  /**
   * Bytes a second over the last 10 s; 0 when none was sent in them, and null while it cannot be
   * said: in the first second, before the first byte, and while the file is not sent.
   */
  readonly speed: number | null;
  /** In ms; null in the first 3 s, and while it cannot be said. */
  readonly timeLeft: number | null;
}

interface Sample {
  /** In ms. */
  readonly at: number;
  /** All bytes that were sent up to then, those included that were sent twice. */
  readonly total: number;
}

/** What was measured of a file; its times come from one clock that never goes back. */
export interface Measured {
  readonly size: number;
  /** The byte at which the sender is; it falls when a part is sent again. */
  readonly position: number;
  readonly furthest: number;
  /** The samples of the last 10 s and the one before; none while it is not sent. */
  readonly samples: readonly Sample[];
  /** When it began to be sent, in ms. */
  readonly began: number | null;
}

/** Over how many ms the speed is measured. */
const span = 10_000;
/** From when on a speed, and a time that is left, are said, in ms. */
const firstSpeed = 1_000;
const firstEstimate = 3_000;
/** Bytes at a distance of fewer ms are one sample. */
const resolution = 250;

export function measureFrom(size: number, position: number): Measured {
  const at = clamp(position, size);
  return { size, position: at, furthest: at, samples: [], began: null };
}

/** The sender begins at this byte, which is not counted as sent by it. */
export function beginSending(measured: Measured, position: number, at: number): Measured {
  const from = clamp(position, measured.size);
  const samples = [{ at, total: 0 }];
  return { ...moveTo(measured, from), samples, began: at };
}

/** The sender has handed all bytes before this one to the network. */
export function noteSent(measured: Measured, position: number, at: number): Measured {
  const to = clamp(position, measured.size);
  const last = measured.samples.at(-1);
  const total = (last?.total ?? 0) + Math.max(0, to - measured.position);
  const earlier = measured.samples.at(-2);
  const replaces = last !== undefined && earlier !== undefined && at - earlier.at < resolution;
  const samples = [...(replaces ? measured.samples.slice(0, -1) : measured.samples), { at, total }];
  return { ...moveTo(measured, to), samples: dropOld(samples, at) };
}

/** The sender has stopped; what was sent stays. */
export function endSending(measured: Measured, received: number): Measured {
  return { ...moveTo(measured, clamp(received, measured.size)), samples: [], began: null };
}

export function readProgress(measured: Measured, now: number): UploadProgress {
  const { size, position, furthest, began } = measured;
  const speed = began === null || now - began < firstSpeed ? null : speedAt(measured, now);
  const isEarly = began === null || now - began < firstEstimate;
  return {
    sent: furthest,
    percent: size === 0 ? 0 : Math.floor((100 * furthest) / size),
    speed,
    timeLeft: !speed || isEarly ? null : Math.round((1_000 * (size - position)) / speed),
  };
}

function speedAt({ samples, began }: Measured, now: number): number | null {
  const from = samples.findLast(({ at }) => at <= now - span) ?? samples[0];
  const last = samples.at(-1);
  if (from === undefined || last === undefined || began === null) {
    return null;
  }
  const time = Math.min(span, now - began);
  const speed = (1_000 * (last.total - from.total)) / time;
  return speed > 0 || time === span ? speed : null;
}

function moveTo(measured: Measured, position: number): Measured {
  return { ...measured, position, furthest: Math.max(measured.furthest, position) };
}

function dropOld(samples: readonly Sample[], now: number): readonly Sample[] {
  const first = samples.findLastIndex(({ at }) => at <= now - span);
  return first > 0 ? samples.slice(first) : samples;
}

function clamp(position: number, size: number): number {
  return Number.isFinite(position) ? Math.min(Math.max(0, position), size) : 0;
}
