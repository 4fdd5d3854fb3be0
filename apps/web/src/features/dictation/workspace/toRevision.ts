import type { QueuedRevision, SavedPlace } from '@nevisa/api/types';
import type { Segment, SegmentJoin, TranscriptDocument } from '@nevisa/transcript';
import { addedText } from '../../../shared/text/addedText.ts';
import { fillPlain } from '../../../shared/text/fill.ts';
import { nameDocument } from './nameDocument.ts';

export interface RevisionParts {
  documentId: string;
  /** @default a title with the date, for null */
  title: string | null;
  transcript: TranscriptDocument;
  /** The segments that were formatted together. */
  joins: readonly SegmentJoin[];
  /** In ms. */
  duration: number;
  saved: SavedPlace | null;
  /** False where something said may be missing: a title that the person did not choose says so. */
  complete: boolean;
}

/** A transcript as it is saved. Typed text has no segment. */
export function toRevision(
  { documentId, title, transcript, joins, duration, saved, complete }: RevisionParts,
  now: number = Date.now(),
): QueuedRevision {
  const standardTitle = nameDocument(now);
  return {
    id: crypto.randomUUID(),
    documentId,
    title: title ?? (complete ? standardTitle : markIncomplete(standardTitle)),
    text: transcript.text(),
    segments: toSegments(transcript, joins),
    duration: Math.round(duration),
    createdAt: new Date(now).toISOString(),
    historyId: saved?.historyId ?? null,
    revision: saved?.revision ?? null,
  };
}

function toSegments(
  transcript: TranscriptDocument,
  joins: readonly SegmentJoin[],
): QueuedRevision['segments'] {
  const more = findContinuations(transcript, joins);
  return transcript.segments().map(({ segment_id, text, start, end, is_edited }) => {
    const own = transcript.recognised.get(segment_id);
    const said = [...(own === undefined ? [] : [own]), ...(more.get(segment_id) ?? [])];
    return {
      segment_id,
      text,
      start,
      end: said.findLast((each) => each.end !== null)?.end ?? end,
      words: said
        .flatMap(({ words }) => words)
        .map((word) => ({
          word: word.text,
          start: word.start,
          end: word.end,
          conf: word.confidence,
        })),
      speaker: null,
      is_edited,
    };
  });
}

/**
 * The segments without a text of their own, by the one before them: their words are part of a
 * number or a command that began there, and are its engine words.
 */
function findContinuations(
  { recognised, findSegment }: TranscriptDocument,
  joins: readonly SegmentJoin[],
): ReadonlyMap<string, readonly Segment[]> {
  const before = new Map(joins.map(({ segmentId, beforeId }) => [segmentId, beforeId]));
  const firstById = new Map<string, string>();
  const more = new Map<string, Segment[]>();
  for (const segment of recognised.list()) {
    const beforeId = before.get(segment.id);
    if (beforeId !== undefined && findSegment(segment.id)?.formatted === '') {
      const first = firstById.get(beforeId) ?? beforeId;
      firstById.set(segment.id, first);
      more.set(first, [...(more.get(first) ?? []), segment]);
    }
  }
  return more;
}

function markIncomplete(title: string): string {
  return fillPlain(addedText.incompleteTitle, { title });
}
