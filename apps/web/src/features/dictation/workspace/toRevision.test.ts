import { expect, it } from 'vitest';
import { createSegmentStore, createTranscriptDocument, readDraft } from '@nevisa/transcript';
import { toRevision } from './toRevision.ts';
import { toStoredSegment } from './toStoredSegment.ts';

function titleOf(title: string | null, complete: boolean): string {
  const transcript = createTranscriptDocument({ entries: [], segments: createSegmentStore([]) });
  const now = Date.UTC(2026, 10, 22, 9);
  return toRevision({ documentId: 'd', title, transcript, duration: 0, saved: null, complete }, now)
    .title;
}

it('X-26: a text that may lack its end says so in the history', () => {
  expect(titleOf(null, false)).toBe(`${titleOf(null, true)} (ناقص)`);
});

it('X-26: a title that the person chose stays as it is', () => {
  expect(titleOf('نامه', false)).toBe('نامه');
});

it('a segment without a time keeps none, also after it was stored on the device', () => {
  const spoken = { id: 'a', text: 'سلام', start: null, end: null, words: [], confirmed: true };
  const entry = { kind: 'segment', segment: toStoredSegment(spoken) };
  const { segments } = readDraft([entry]);
  expect(segments).toEqual([spoken]);
  const transcript = createTranscriptDocument({
    entries: [],
    segments: createSegmentStore(segments),
  });
  transcript.insertSegment(spoken);
  const parts = { documentId: 'd', title: null, transcript, duration: 0, saved: null };
  expect(toRevision({ ...parts, complete: true }).segments).toMatchObject([
    { segment_id: 'a', start: null, end: null },
  ]);
});
