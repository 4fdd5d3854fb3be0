import type { Clock } from '@nevisa/speech';
import type { Segment } from '@nevisa/transcript';

/** How long after a segment one that was said before it may still arrive, in ms. */
const lateness = 5_000;

/** The segments that have just arrived, which tell where a late one belongs. */
export interface RecentSegments {
  /** Adds an arriving segment. Returns the first one that was said after it; null when it is the newest. */
  add: (segment: Segment) => string | null;
  /** Forgets all: times count from the beginning of a recording. */
  forget: () => void;
}

export function createRecentSegments(clock: Pick<Clock, 'now'>): RecentSegments {
  let recent: { segment: Segment; at: number }[] = [];
  return {
    add(segment) {
      const at = clock.now();
      recent = recent.filter((other) => at - other.at < lateness);
      const following = recent
        .filter((other) => isBefore(segment, other.segment))
        .toSorted((a, b) => (a.segment.start ?? 0) - (b.segment.start ?? 0))[0];
      recent.push({ segment, at });
      return following?.segment.id ?? null;
    },
    forget() {
      recent = [];
    },
  };
}

function isBefore(one: Segment, other: Segment): boolean {
  const isTimed = one.start !== null && one.end !== null && one.start < one.end;
  return isTimed && one.confirmed && other.confirmed && one.end <= (other.start ?? 0);
}
