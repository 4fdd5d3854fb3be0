import type { Segment, QueuedRevision } from '@nevisa/machines';
import type { TranscriptDocument } from '@nevisa/ui';
import type { SavedPlace } from './draftEntries.ts';
import { documentTitle } from './documentTitle.ts';

export interface PieceToMake {
  documentId: string;
  /** Null: it is called by its day. */
  title: string | null;
  transcript: TranscriptDocument;
  /** What the engine said, for the words. */
  segments: readonly Segment[];
  /** In ms. */
  duration: number;
  saved: SavedPlace | null;
}

/** A document as the history takes it. What of it was only edited, and never said, has no segment. */
export function pieceOf(
  { documentId, title, transcript, segments, duration, saved }: PieceToMake,
  now: number = Date.now(),
): QueuedRevision {
  const heard = new Map(segments.map((segment) => [segment.id, segment]));
  return {
    id: crypto.randomUUID(),
    documentId,
    title: title ?? documentTitle(now),
    text: transcript.text(),
    segments: transcript.segments().map(({ segment_id, text, start, end, is_edited }) => ({
      segment_id,
      text,
      start: start ?? 0,
      end: end ?? 0,
      words: (heard.get(segment_id)?.words ?? []).map((word) => ({
        word: word.text,
        start: word.start,
        end: word.end,
        conf: word.confidence,
      })),
      speaker: null,
      is_edited,
    })),
    duration: Math.round(duration),
    createdAt: new Date(now).toISOString(),
    historyId: saved?.historyId ?? null,
    revision: saved?.revision ?? null,
  };
}
