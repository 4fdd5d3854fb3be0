/** A place in a recording; `offset` in seconds from its begin. */
export interface StretchPlace {
  readonly stretch: number;
  readonly offset: number;
}

/** Several recordings as one line of time. All times in seconds. */
export interface StretchTimeline {
  readonly duration: number;
  /** Where a recording begins. */
  readonly getStart: (stretch: number) => number;
  /**
   * The place of a position. One in a recording that cannot be played is the begin of the next
   * that can.
   *
   * @returns null behind the last recording that can be played
   */
  readonly locate: (position: number) => StretchPlace | null;
  /** The position of a place. A recorder's file may be a little longer than was measured: it ends where the next begins. */
  readonly toPosition: (place: StretchPlace) => number;
  /** The recording that plays after this one; null after the last. */
  readonly nextAfter: (stretch: number) => number | null;
}

/**
 * @param durations of the recordings; one that is no number, or endless, has no length (T-36)
 * @param isSkipped whether a recording cannot be played; asked at each call
 */
export function createStretchTimeline(
  durations: readonly number[],
  isSkipped: (stretch: number) => boolean,
): StretchTimeline {
  const lengths = durations.map((length) => (Number.isFinite(length) && length > 0 ? length : 0));
  const starts: number[] = [];
  let duration = 0;
  for (const length of lengths) {
    starts.push(duration);
    duration += length;
  }
  const getStart = (stretch: number) => starts[stretch] ?? duration;
  const isPlayed = (stretch: number) => (lengths[stretch] ?? 0) > 0 && !isSkipped(stretch);
  const nextAfter = (stretch: number): number | null => {
    const next = lengths.findIndex((_, place) => place > stretch && isPlayed(place));
    return next === -1 ? null : next;
  };

  return {
    duration,
    getStart,
    nextAfter,
    locate(position) {
      const at = Number.isFinite(position) ? Math.max(0, position) : 0;
      const stretch = lengths.findIndex((length, place) => at < getStart(place) + length);
      if (stretch === -1) {
        return null;
      }
      if (isPlayed(stretch)) {
        return { stretch, offset: at - getStart(stretch) };
      }
      const next = nextAfter(stretch);
      return next === null ? null : { stretch: next, offset: 0 };
    },
    toPosition({ stretch, offset }) {
      const within = Number.isFinite(offset) ? Math.max(0, offset) : 0;
      return getStart(stretch) + Math.min(within, lengths[stretch] ?? 0);
    },
  };
}
