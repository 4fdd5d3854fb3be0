import type { Segment } from './segment.ts';

/**
 * The recognised segments of one document, in the order in which they were
 * said. It owns their raw text; all other parts refer to its segments by id or
 * by reference. It exists before the code of the document is loaded.
 */
export interface SegmentStore {
  get: (id: string) => Segment | undefined;
  /** Adds a segment, or replaces its earlier version at the same place. */
  set: (segment: Segment) => void;
  /** The same array until a segment changes. */
  list: () => readonly Segment[];
}

export function createSegmentStore(initial: readonly Segment[] = []): SegmentStore {
  const segments = new Map(initial.map((segment) => [segment.id, segment]));
  let list: readonly Segment[] | null = null;
  return {
    get: (id) => segments.get(id),
    set(segment) {
      if (segments.get(segment.id) !== segment) {
        segments.set(segment.id, segment);
        list = null;
      }
    },
    list: () => (list ??= [...segments.values()]),
  };
}
