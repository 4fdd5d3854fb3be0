import type { Segment } from './segment.ts';

/**
 * The recognised segments of one document, in the order in which they were
 * said. It owns their raw text; all other parts refer to its segments by id or
 * by reference. It exists before the code of the document is loaded.
 */
export interface SegmentStore {
  get: (id: string) => Segment | undefined;
  /** Adds a segment, before the one that was said next if it is late, or replaces its earlier version at the same place. */
  set: (segment: Segment, followingId?: string | null) => void;
  /** The same array until a segment changes. */
  list: () => readonly Segment[];
}

export function createSegmentStore(initial: readonly Segment[] = []): SegmentStore {
  let segments = new Map(initial.map((segment) => [segment.id, segment]));
  let list: readonly Segment[] | null = null;
  return {
    get: (id) => segments.get(id),
    set(segment, followingId = null) {
      const before = segments.get(segment.id);
      if (before === undefined && followingId !== null && segments.has(followingId)) {
        const ordered = [...segments.values()];
        const at = ordered.findIndex(({ id }) => id === followingId);
        segments = new Map(ordered.toSpliced(at, 0, segment).map((one) => [one.id, one]));
      } else if (before !== segment) {
        segments.set(segment.id, segment);
      }
      list = before === segment ? list : null;
    },
    list: () => (list ??= [...segments.values()]),
  };
}
