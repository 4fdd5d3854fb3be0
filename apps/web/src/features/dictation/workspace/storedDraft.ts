import type { QueuedRevision } from '@nevisa/api/types';
import type { Draft, DraftSummary } from '@nevisa/drafts';
import { type DraftContent, type DraftEntry, readDraft } from '@nevisa/transcript';
import type { CurrentTranscript } from './currentTranscript.ts';
import { loadTranscriptChunk } from './loadTranscriptChunk.ts';
import type { TranscriptSaving } from './transcriptSaving.ts';

/** A stored draft that is not open. `duration` and the `unsent` part of its recording in ms. */
interface StoredDraft {
  documentId: string;
  content: DraftContent;
  duration: number;
  unsent: number;
}

/** Adds a draft that is not open to the save queue. */
export async function enqueueDraft(
  { documentId, content, duration, unsent }: StoredDraft,
  current: CurrentTranscript,
  saving: TranscriptSaving,
): Promise<void> {
  const transcript = await current.readDocument(content);
  const { joins, saved } = content;
  const complete = unsent === 0 && content.complete;
  const parts = { documentId, title: null, transcript, joins, duration, saved, complete };
  const pieceId = await saving.enqueue(parts);
  // Without this mark the draft would be offered again.
  const queued: DraftEntry = { kind: 'queued', pieceId };
  await current.findDraft(documentId).append([queued]);
}

/** The length of a draft in ms: after a crash the stored audio may be longer than the stored time. */
export function readDuration(
  { elapsed }: Pick<DraftContent, 'elapsed'>,
  { audioDuration = 0 }: Partial<Pick<DraftSummary, 'audioDuration'>> = {},
): number {
  return Math.max(elapsed, audioDuration);
}

/** The recognised text without formatting and edits. */
export function joinRawText({ segments }: DraftContent): string {
  return segments.map(({ text }) => text).join(' ');
}

/** Makes a draft of a revision of which nothing else is left on this device. */
export async function restoreRevision(
  draft: Draft,
  revision: QueuedRevision,
): Promise<DraftContent> {
  const { createTranscriptDocument } = await loadTranscriptChunk();
  const document = createTranscriptDocument();
  document.insertText(revision.text);
  const { historyId, revision: number, duration, id } = revision;
  const entries: readonly DraftEntry[] = [
    {
      kind: 'all',
      text: document.snapshot(),
      segments: [],
      elapsed: duration,
      complete: true,
      saved: historyId === null || number === null ? null : { historyId, revision: number },
      literals: [],
      joins: [],
    },
    { kind: 'queued', pieceId: id },
  ];
  await draft.append(entries);
  return readDraft(entries);
}
