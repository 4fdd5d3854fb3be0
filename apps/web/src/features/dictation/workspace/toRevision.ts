import type { QueuedRevision, SavedPlace } from '@nevisa/api/types';
import type { TranscriptDocument } from '@nevisa/transcript';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { documentTitle } from './documentTitle.ts';

export interface RevisionParts {
  documentId: string;
  /** @default a title with the date, for null */
  title: string | null;
  transcript: TranscriptDocument;
  /** In ms. */
  duration: number;
  saved: SavedPlace | null;
  /** False where something said may be missing: a title that the person did not choose says so. */
  complete: boolean;
}

/** A transcript as it is saved. Typed text has no segment. */
export function toRevision(
  { documentId, title, transcript, duration, saved, complete }: RevisionParts,
  now: number = Date.now(),
): QueuedRevision {
  const standardTitle = documentTitle(now);
  return {
    id: crypto.randomUUID(),
    documentId,
    title: title ?? (complete ? standardTitle : markIncomplete(standardTitle)),
    text: transcript.text(),
    segments: transcript.segments().map(({ segment_id, text, start, end, is_edited }) => ({
      segment_id,
      text,
      start,
      end,
      words: (transcript.recognised.get(segment_id)?.words ?? []).map((word) => ({
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

function markIncomplete(title: string): string {
  return fill(addedText.incompleteTitle, { title });
}
