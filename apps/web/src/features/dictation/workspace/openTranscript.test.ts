import type { DictationContext, DraftEvent, TextEvent } from '@nevisa/machines';
import {
  createTranscriptDocument,
  type DraftContent,
  readDraft,
  type Segment,
  TranscriptFormatter,
} from '@nevisa/transcript';
import { defaultWriting, type WritingSettings } from '@nevisa/writing';
import { describe, expect, it } from 'vitest';
import { createMemoryDrafts } from '../../../testing/memoryDrafts.ts';
import { OpenTranscript } from './openTranscript.ts';

function said(id: string, text: string, confirmed = true): Segment {
  return { id, text, start: 0, end: 1, words: [], confirmed };
}

async function open(content: DraftContent = readDraft([]), drafts = createMemoryDrafts()) {
  const reports: (DraftEvent | TextEvent)['type'][] = [];
  const draft = drafts.open('document');
  let settings = defaultWriting;
  const document = new OpenTranscript({
    documentId: 'document',
    draft,
    content,
    settings: () => settings,
    onCommandsApplied: () => undefined,
    runCommand: () => undefined,
    clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
    report: ({ type }) => reports.push(type),
  });
  return {
    document,
    drafts,
    reports,
    choose: (change: Partial<WritingSettings>) => {
      settings = { ...settings, ...change };
      document.reformat();
    },
    edit: () => document.createDocument({ createTranscriptDocument, TranscriptFormatter }),
    follow: (
      segments: readonly Segment[],
      rest: Partial<Pick<DictationContext, 'partial' | 'elapsed'>> = {},
      how = { atEnd: false, recording: false },
    ) => {
      segments.forEach((segment) => document.receive(segment));
      document.follow({ partial: null, elapsed: 0, ...rest }, how);
    },
    kept: async () => {
      await document.flush();
      return readDraft(await draft.entries());
    },
    /** As the next visit finds it. */
    async again() {
      await document.close();
      return open(readDraft(await draft.entries()), drafts);
    },
  };
}

describe('an open transcript', () => {
  it('X-27: inserts and stores segments, and stores the interim text', async () => {
    const { edit, follow, kept } = await open();
    const text = edit();
    follow([said('a', 'یک دو.')], { partial: { segmentId: 'b', text: 'سه' }, elapsed: 4_000 });
    expect([text.text(), text.text({ interim: true })]).toEqual(['یک دو.', 'یک دو. سه']);
    const { segments, elapsed } = await kept();
    expect([segments.map(({ text: words, confirmed }) => [words, confirmed]), elapsed]).toEqual([
      [
        ['یک دو.', true],
        ['سه', false],
      ],
      4_000,
    ]);
  });

  it('stores segments before its code is loaded, and inserts them afterwards', async () => {
    const { edit, follow, kept } = await open();
    follow([said('a', 'یک')]);
    expect((await kept()).segments).toHaveLength(1);
    expect(edit().text()).toBe('یک');
  });

  it('X-27, X-32: restores the text with the edits of the person', async () => {
    const first = await open();
    const text = first.edit();
    first.follow([said('a', 'یک'), said('b', 'دو')]);
    text.insertText(' نوشتهٔ من');
    const second = await first.again();
    const found = second.edit();
    expect(found.text()).toBe('یک دو نوشتهٔ من');
    second.follow([said('a', 'یک'), said('b', 'دو'), said('c', 'سه')]);
    expect(found.text()).toBe('یک دو نوشتهٔ من سه');
  });

  it('X-27: restores interim text as a segment, which its final completes', async () => {
    const first = await open();
    first.edit();
    first.follow([said('a', 'یک')], { partial: { segmentId: 'b', text: 'دو' } });
    const second = await first.again();
    const found = second.edit();
    expect(found.text()).toBe('یک دو');
    second.follow([said('a', 'یک'), said('b', 'دو سه')]);
    expect(found.text()).toBe('یک دو سه');
  });

  it('X-64, X-65: restores literal commands and joins', async () => {
    const half = [said('a', 'بیست')];
    const all = [...half, said('b', 'و سه نفر نقطه')];
    const first = await open();
    const text = first.edit();
    first.follow(half);
    first.follow(all);
    first.document.writeAsWords({ segmentId: 'b', index: 3 });
    expect(text.text()).toBe('۲۳ نفر نقطه');
    text.replace([{ from: 2, to: 6, before: ' نفر', after: '' }]);
    const second = await first.again();
    const found = second.edit();
    second.follow(all);
    second.choose({ showDigitsInEnglish: true });
    expect(found.text()).toBe('۲۳ نقطه');
  });

  it('inserts held-back segments after the recording, and stores them during it', async () => {
    const { edit, follow, kept } = await open();
    const text = edit();
    const segments = [said('a', 'یک')];
    follow(segments, {}, { atEnd: true, recording: true });
    expect(text.text()).toBe('');
    expect((await kept()).segments).toHaveLength(1);
    follow(segments, {}, { atEnd: true, recording: false });
    expect(text.text()).toBe('یک');
  });

  it('compacts a long draft without a loss', async () => {
    const first = await open();
    const text = first.edit();
    const segments = Array.from({ length: 300 }, (_, number) => said(`${number}`, `${number}`));
    for (const [index] of segments.entries()) {
      first.follow(segments.slice(0, index + 1));
      await first.document.flush();
    }
    text.insertText(' پایان');
    const second = await first.again();
    expect(second.edit().text()).toBe(text.text());
    expect(second.document.document?.wordCount()).toBe(301);
  });

  it('deletes a saved draft, and stores it whole after the next change', async () => {
    const first = await open();
    const text = first.edit();
    first.follow([said('a', 'یک')]);
    await first.document.flush();
    await first.document.rememberSaved({ historyId: 'h', revision: 1 }, true);
    expect(await first.drafts.list()).toEqual([]);
    text.insertText(' دو');
    const second = await first.again();
    expect([second.edit().text(), second.document.saved]).toEqual([
      'یک دو',
      { historyId: 'h', revision: 1 },
    ]);
  });

  it('X-25: keeps a saved draft with unsent audio', async () => {
    const { edit, follow, document, drafts, kept } = await open();
    edit();
    follow([said('a', 'یک')]);
    await document.flush();
    await document.rememberSaved({ historyId: 'h', revision: 1 }, false);
    expect([(await kept()).saved, (await drafts.list()).length]).toEqual([
      { historyId: 'h', revision: 1 },
      1,
    ]);
  });

  it('X-33: reports a rejected write', async () => {
    const { follow, document, reports } = await open(
      readDraft([]),
      createMemoryDrafts({ refuses: 'full' }),
    );
    follow([said('a', 'یک')]);
    await document.flush();
    expect(reports).toEqual(['text.changed', 'draft.changed', 'draft.refused']);
  });
});
