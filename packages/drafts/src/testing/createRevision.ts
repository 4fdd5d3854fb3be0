import type { QueuedRevision } from '@nevisa/api/types';

/** A revision of a transcript that is not saved yet. */
export function createRevision(id: string, more: Partial<QueuedRevision> = {}): QueuedRevision {
  return {
    id,
    documentId: `document of ${id}`,
    title: 'یادداشت',
    text: `متن ${id}`,
    segments: [
      {
        segment_id: 's1',
        text: 'متن',
        start: 0,
        end: 1.5,
        words: [{ word: 'متن', start: 0, end: 0.4, conf: 0.9 }],
        speaker: null,
        is_edited: false,
      },
    ],
    duration: 61_000,
    createdAt: '2026-11-21T10:30:00Z',
    historyId: null,
    revision: null,
    ...more,
  };
}
