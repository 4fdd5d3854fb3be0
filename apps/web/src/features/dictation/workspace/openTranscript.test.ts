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

describe('a document on the desk', () => {
  it('X-27: has every sentence in its text and on the device, and the words before it is one', async () => {
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

  it('keeps what comes before its editor does, and shows it then', async () => {
    const { edit, follow, kept } = await open();
    follow([said('a', 'یک')]);
    expect((await kept()).segments).toHaveLength(1);
    expect(edit().text()).toBe('یک');
  });

  it('X-27, X-32: is the same at the next visit, with what the person wrote and took away', async () => {
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

  it('X-27: a half sentence is found again, and grows whole when its audio is heard', async () => {
    const first = await open();
    first.edit();
    first.follow([said('a', 'یک')], { partial: { segmentId: 'b', text: 'دو' } });
    const second = await first.again();
    const found = second.edit();
    expect(found.text()).toBe('یک دو');
    second.follow([said('a', 'یک'), said('b', 'دو سه')]);
    expect(found.text()).toBe('یک دو سه');
  });

  it('X-64, X-65: knows at the next visit which words were wanted, and what was read together', async () => {
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

  it('holds words back until the end where the person wants that, but keeps them', async () => {
    const { edit, follow, kept } = await open();
    const text = edit();
    const segments = [said('a', 'یک')];
    follow(segments, {}, { atEnd: true, recording: true });
    expect(text.text()).toBe('');
    expect((await kept()).segments).toHaveLength(1);
    follow(segments, {}, { atEnd: true, recording: false });
    expect(text.text()).toBe('یک');
  });

  it('is put together when it has become long, and loses nothing by it', async () => {
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

  it('leaves the device once the history has all of it, and comes back whole when it is changed', async () => {
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

  it('X-25: stays on the device while a part of its sound waits', async () => {
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

  it('X-33: tells when the device refuses', async () => {
    const { follow, document, reports } = await open(
      readDraft([]),
      createMemoryDrafts({ refuses: 'full' }),
    );
    follow([said('a', 'یک')]);
    await document.flush();
    expect(reports).toEqual(['text.changed', 'draft.changed', 'draft.refused']);
  });
});
