import { expect, it } from 'vitest';
import { createSegmentStore, createTranscriptDocument } from '@nevisa/transcript';
import { toRevision } from './toRevision.ts';

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
