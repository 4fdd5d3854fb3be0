import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { createTranscriptDocument } from './createTranscriptDocument.ts';
import { getInternals } from './documentInternals.ts';
import { splitLongText } from './longText.ts';

const long = Array.from({ length: 4_000 }, (_, at) => `سطر شمارهٔ ${at} از یک متن بلند`).join('\n');

describe('a long pasted text', () => {
  it('D13: is split at its line breaks and not changed', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 12 });
    checkEvery(200, lines, fc.constantFrom('\n', '\r\n', '\n\n'), (lengths, end) => {
      const text = lengths.map((length) => 'ا'.repeat(length)).join(end);
      const parts = splitLongText(text);
      expect(parts.join('')).toBe(text);
      expect(parts.slice(0, -1).every((part) => part.endsWith('\n'))).toBe(true);
      expect(parts.filter((part) => part.length > 30_002)).toEqual([]);
    });
  });

  it('D12, D13, X-32: stays whole with sentences, typed words and a moved caret between its parts', () => {
    const document = createTranscriptDocument();
    document.insertSegment({ id: 'a', text: 'آغاز', confirmed: true });
    document.insertText('\n');
    document.insertLongText(long);
    expect(document.text().length).toBeLessThan(long.length);
    document.insertSegment({ id: 'b', text: 'جملهٔ گفته', confirmed: true });
    document.insertText('نوشته');
    expect(document.insertRest()).toBe(true);
    const { state, dispatch } = getInternals(document);
    dispatch(state().tr.insertText('بالا ', 1));
    while (document.insertRest()) {
      // Each part.
    }
    const text = document.text();
    expect(text.startsWith('بالا آغاز\n')).toBe(true);
    expect(text).toContain(long);
    for (const words of ['جملهٔ گفته', 'نوشته']) {
      expect(text.split(words)).toHaveLength(2);
    }
    expect(document.insertRest()).toBe(false);
  });

  it('is complete before the next one begins, and ends with the document', () => {
    const document = createTranscriptDocument();
    document.insertLongText(long);
    document.insertLongText(`|${long}`);
    while (document.insertRest()) {
      // Each part.
    }
    expect(document.text()).toBe(`${long}|${long}`);
    document.insertLongText(long);
    document.clear();
    expect([document.insertRest(), document.text()]).toEqual([false, '']);
  });

  it('D13, X-140: is moved as one undo step, to a place that a paste before it moves', () => {
    const document = createTranscriptDocument();
    document.insertText('اول ');
    document.insertLongText(`${long} آخر`);
    const { state, dispatch, moveSelection } = getInternals(document);
    dispatch(state().tr.setSelection(TextSelection.create(state().doc, 1, 5)));
    // The end of the part that is there: the rest of the paste comes after it.
    moveSelection(state().doc.content.size - 1);
    const moved = document.text();
    expect(moved.startsWith('سطر شمارهٔ 0')).toBe(true);
    expect(moved.split('اول ')).toHaveLength(2);
    document.undo();
    expect(document.text()).toBe(`اول ${long} آخر`);

    const rows = `${long}\n`.length;
    dispatch(state().tr.setSelection(TextSelection.create(state().doc, 1, rows)));
    moveSelection(state().doc.content.size - 1);
    while (document.insertRest()) {
      // Each part.
    }
    expect(document.text().split('سطر شمارهٔ 7 از')).toHaveLength(2);
    document.undo();
    expect(document.text()).toBe(`اول ${long} آخر`);
  });
});
