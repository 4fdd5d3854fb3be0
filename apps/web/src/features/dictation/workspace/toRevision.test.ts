import { expect, it } from 'vitest';
import {
  createSegmentStore,
  createTranscriptDocument,
  readDraft,
  type SegmentJoin,
  TranscriptFormatter,
} from '@nevisa/transcript';
import { defaultWriting } from '@nevisa/writing';
import { toRevision } from './toRevision.ts';
import { toStoredSegment } from './toStoredSegment.ts';

function readTitle(title: string | null, complete: boolean): string {
  const transcript = createTranscriptDocument({ entries: [], segments: createSegmentStore([]) });
  const now = Date.UTC(2026, 10, 22, 9);
  return toRevision(
    { documentId: 'd', title, transcript, joins: [], duration: 0, saved: null, complete },
    now,
  ).title;
}

it('X-26: a text that may lack its end says so in the history', () => {
  expect(readTitle(null, false)).toBe(`${readTitle(null, true)} (ناقص)`);
});

it('X-26: a title that the person chose stays as it is', () => {
  expect(readTitle('نامه', false)).toBe('نامه');
});

it('T-30: a segment without a time keeps none, also after it was stored on the device', () => {
  const spoken = { id: 'a', text: 'سلام', start: null, end: null, words: [], confirmed: true };
  const entry = { kind: 'segment', segment: toStoredSegment(spoken) };
  const { segments } = readDraft([entry]);
  expect(segments).toEqual([spoken]);
  const transcript = createTranscriptDocument({
    entries: [],
    segments: createSegmentStore(segments),
  });
  transcript.insertSegment(spoken);
  const parts = { documentId: 'd', title: null, transcript, joins: [], duration: 0, saved: null };
  expect(toRevision({ ...parts, complete: true }).segments).toMatchObject([
    { segment_id: 'a', start: null, end: null },
  ]);
});

/** What is saved of segments that were said one after another, a second for each word. */
function save(...spoken: readonly string[]) {
  const transcript = createTranscriptDocument({
    entries: [],
    segments: createSegmentStore([]),
  });
  const joins: SegmentJoin[] = [];
  const formatter = new TranscriptFormatter({
    transcript,
    settings: () => defaultWriting,
    runCommand: () => undefined,
    onJoin: (join) => joins.push(join),
  });
  let at = 0;
  for (const text of spoken) {
    const words = text.split(' ').map((word) => {
      at += 1;
      return { text: word, start: at, end: at + 1, confidence: 0.9 };
    });
    formatter.insert(
      { id: `s${at}`, text, start: words[0]?.start ?? 0, end: at + 1, words, confirmed: true },
      true,
    );
  }
  const parts = { documentId: 'd', title: null, transcript, joins, duration: 0, saved: null };
  return toRevision({ ...parts, complete: true }).segments.map(({ text, words, end }) => ({
    text,
    words: words.map(({ word }) => word).join(' '),
    end,
  }));
}

it('X-65: a number that two segments say is saved with the words and the time of both', () => {
  expect(save('حدود بیست', 'و سه', 'نفر آمدند')).toEqual([
    { text: 'حدود ۲۳', words: 'حدود بیست و سه', end: 5 },
    { text: 'نفر آمدند', words: 'نفر آمدند', end: 7 },
  ]);
});

it('X-65: the words of a voice command that was run belong to no text', () => {
  expect(save('حدود بیست نفر', 'مکث کن', 'آمدند').map(({ words }) => words)).toEqual([
    'حدود بیست نفر',
    'آمدند',
  ]);
});
