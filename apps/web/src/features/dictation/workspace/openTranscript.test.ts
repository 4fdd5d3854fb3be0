import { readDraft } from '@nevisa/transcript';
import { describe, expect, it } from 'vitest';
import { createMemoryDrafts } from '../../../testing/memoryDrafts.ts';
import { open, makeSegment } from './openTranscriptTesting.ts';

describe('an open transcript', () => {
  it('X-27: inserts and stores segments, and stores the interim text', async () => {
    const { edit, follow, kept } = await open();
    const text = edit();
    follow([makeSegment('a', 'یک دو.')], {
      partial: { segmentId: 'b', text: 'سه' },
      elapsed: 4_000,
    });
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

  it('inserts finals that arrive in one turn of the event loop as one change', async () => {
    const { document, edit, nextTurn } = await open();
    const text = edit();
    let changes = 0;
    text.subscribe(() => (changes += 1));
    for (let at = 0; at < 20; at += 1) {
      document.receive(makeSegment(`s${at}`, `جملهٔ ${at}.`));
      document.follow(
        { partial: null, elapsed: 0, complete: true },
        { atEnd: false, recording: true },
      );
    }
    expect([text.segments().length, changes]).toEqual([1, 1]);
    nextTurn();
    expect([text.segments().length, changes]).toEqual([20, 2]);
  });

  it.each([
    ['one by one', true],
    ['in one turn', false],
  ])(
    'X-32: orders finals that arrive in reverse by their place in the sound, %s',
    async (_, each) => {
      const { document, edit, nextTurn } = await open();
      const text = edit();
      const hear = (id: string, words: string, start: number) => {
        document.receive({ ...makeSegment(id, words), start, end: start + 2 });
        document.follow(
          { partial: null, elapsed: 0, complete: true },
          { atEnd: false, recording: true },
        );
        if (each) {
          nextTurn();
        }
      };
      hear('a', 'یکم.', 0);
      hear('d', 'و سه نفر.', 6);
      nextTurn();
      text.insertText(' نوشته');
      hear('c', 'چهارم بیست', 4);
      hear('b', 'سوم.', 2);
      hear('e', 'آخر.', 8);
      nextTurn();
      nextTurn();
      expect(text.text()).toBe('یکم. سوم. چهارم ۲۳ نفر. نوشته آخر.');
      document.follow(
        { partial: null, elapsed: 0, complete: true },
        { atEnd: false, recording: false },
      );
      hear('f', 'از نو.', 0);
      nextTurn();
      expect(text.text()).toBe('یکم. سوم. چهارم ۲۳ نفر. نوشته آخر. از نو.');
    },
  );

  it('X-27, D13: stores a long paste whole, also when the page is left in the middle of it', async () => {
    const first = await open();
    const long = 'یک سطر از یک متن بلند\n'.repeat(4_000);
    const text = first.edit();
    text.insertLongText(long);
    expect(text.text().length).toBeLessThan(long.length);
    await first.document.flush();
    const second = await first.again();
    expect(second.edit().text()).toBe(long);
  });

  it('does not let segments wait that cannot be inserted yet', async () => {
    const { document, edit, nextTurn } = await open();
    const hear = (id: string, atEnd: boolean) => {
      document.receive(makeSegment(id, `جملهٔ ${id}.`));
      document.follow({ partial: null, elapsed: 0, complete: true }, { atEnd, recording: true });
      return document.isWaiting;
    };
    expect([hear('a', false), hear('b', false)]).toEqual([false, false]);
    expect(edit().text()).toBe('جملهٔ a. جملهٔ b.');
    expect([hear('c', true), hear('d', true)]).toEqual([false, false]);
    expect([hear('e', false), hear('f', false)]).toEqual([false, true]);
    nextTurn();
    expect(document.isWaiting).toBe(false);
    expect(document.document?.segments()).toHaveLength(6);
  });

  it('has all finals of a turn in the text when it is finished or closed', async () => {
    const { document, edit } = await open();
    const text = edit();
    for (const id of ['a', 'b', 'c']) {
      document.receive(makeSegment(id, `جملهٔ ${id}.`));
      document.follow(
        { partial: null, elapsed: 0, complete: true },
        { atEnd: false, recording: true },
      );
    }
    document.finish();
    expect(text.segments()).toHaveLength(3);
  });

  it('formats a long text in slices of limited time, and at once when it is finished', async () => {
    const { document, edit, choose, follow, slowDown, nextTurn } = await open();
    const text = edit();
    const long = `${'کلمه '.repeat(60)}بیست`;
    const ids = ['a', 'b', 'c', 'd'];
    follow(ids.map((id) => makeSegment(id, long)));
    const rest = () => text.text().split('۲۰').length - 1;
    slowDown(5);
    choose({ showDigitsInEnglish: true });
    expect(rest()).toBe(2);
    nextTurn();
    expect(rest()).toBe(0);
    choose({ showDigitsInEnglish: false });
    expect(rest()).toBe(2);
    document.finish();
    expect(rest()).toBe(4);
  });

  it('stores segments before its code is loaded, and inserts them afterwards', async () => {
    const { edit, follow, kept } = await open();
    follow([makeSegment('a', 'یک')]);
    expect((await kept()).segments).toHaveLength(1);
    expect(edit().text()).toBe('یک');
  });

  it('X-27, X-32: restores the text with the edits of the person', async () => {
    const first = await open();
    const text = first.edit();
    first.follow([makeSegment('a', 'یک'), makeSegment('b', 'دو')]);
    text.insertText(' نوشتهٔ من');
    const second = await first.again();
    const found = second.edit();
    expect(found.text()).toBe('یک دو نوشتهٔ من');
    second.follow([makeSegment('a', 'یک'), makeSegment('b', 'دو'), makeSegment('c', 'سه')]);
    expect(found.text()).toBe('یک دو نوشتهٔ من سه');
  });

  it('X-27: restores interim text as a segment, which its final completes', async () => {
    const first = await open();
    first.edit();
    first.follow([makeSegment('a', 'یک')], { partial: { segmentId: 'b', text: 'دو' } });
    const second = await first.again();
    const found = second.edit();
    expect(found.text()).toBe('یک دو');
    second.follow([makeSegment('a', 'یک'), makeSegment('b', 'دو سه')]);
    expect(found.text()).toBe('یک دو سه');
  });

  it('X-64, X-65: restores literal commands and joins', async () => {
    const half = [makeSegment('a', 'بیست')];
    const all = [...half, makeSegment('b', 'و سه نفر نقطه')];
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

  it('X-26: restores that the end of the recording was not confirmed', async () => {
    const first = await open();
    first.follow([makeSegment('a', 'یک.')], { complete: false });
    expect((await first.kept()).complete).toBe(false);
    const second = await first.again();
    second.edit().insertText(' دو');
    expect(await second.kept()).toMatchObject({ complete: false, queuedAs: null });
    second.document.rememberQueued('revision');
    second.follow([], { complete: true });
    expect(await second.kept()).toMatchObject({ complete: true, queuedAs: 'revision' });
  });

  it('X-53: inserts held-back segments after the recording, and stores them during it', async () => {
    const { edit, follow, kept } = await open();
    const text = edit();
    const segments = [makeSegment('a', 'یک')];
    follow(segments, {}, { atEnd: true, recording: true });
    expect(text.text()).toBe('');
    expect((await kept()).segments).toHaveLength(1);
    follow(segments, {}, { atEnd: true, recording: false });
    expect(text.text()).toBe('یک');
  });

  it('compacts a long draft without a loss', async () => {
    const first = await open();
    const text = first.edit();
    const segments = Array.from({ length: 300 }, (_, number) =>
      makeSegment(`${number}`, `${number}`),
    );
    for (const [index] of segments.entries()) {
      first.follow(segments.slice(0, index + 1));
      await first.document.flush();
    }
    text.insertText(' پایان');
    const second = await first.again();
    expect(second.edit().text()).toBe(text.text());
    expect(second.document.document?.wordCount()).toBe(301);
  });

  it('keeps a saved draft on the device, marked as saved until the next change', async () => {
    const first = await open();
    const text = first.edit();
    first.follow([makeSegment('a', 'یک')]);
    first.document.rememberQueued('revision');
    first.document.rememberSaved({ historyId: 'h', revision: 1 });
    expect(await first.kept()).toMatchObject({
      queuedAs: 'revision',
      saved: { historyId: 'h', revision: 1 },
    });
    text.insertText(' دو');
    expect((await first.kept()).queuedAs).toBeNull();
    const second = await first.again();
    expect([second.edit().text(), second.document.saved]).toEqual([
      'یک دو',
      { historyId: 'h', revision: 1 },
    ]);
  });

  it('S13: repairs a draft with a missing entry, and stores it whole', async () => {
    const first = await open();
    const text = first.edit();
    first.follow([makeSegment('a', 'یک')]);
    await first.document.flush();
    text.insertText(' دو');
    await first.document.flush();
    text.insertText(' سه');
    await first.document.close();
    const entries = await first.drafts.open('document').entries();
    const without = entries.filter((each) => !JSON.stringify(each).includes('دو'));
    const second = await open(readDraft(without), first.drafts);
    const repaired = second.edit().text();
    expect(repaired).toContain('یک');
    expect(repaired).toContain('سه');
    const third = await second.again();
    expect([third.edit().text(), (await third.kept()).gaps]).toEqual([repaired, []]);
  });

  it('S14: stores the whole draft when an inherited one was deleted', async () => {
    const first = await open();
    first.edit();
    first.follow([makeSegment('a', 'یک')]);
    const second = await first.again();
    const text = second.edit();
    await first.drafts.open('document').remove();
    text.insertText(' دو');
    expect((await second.again()).edit().text()).toBe(text.text());
  });

  it('X-33: reports a rejected write', async () => {
    const { follow, document, reports } = await open(
      readDraft([]),
      createMemoryDrafts({ refuses: 'full' }),
    );
    follow([makeSegment('a', 'یک')]);
    await document.flush();
    expect(reports).toEqual(['text.changed', 'draft.changed', 'draft.refused']);
  });
});
