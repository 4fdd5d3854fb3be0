import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { openConversation } from '../conversation/openConversation.ts';
import { readSegments } from '../conversation/readSegments.ts';
import { makeSaid } from '../testing/conversationStories.ts';
import { createTranscriptDocument } from './createTranscriptDocument.ts';
import { getInternals } from './documentInternals.ts';
import { cleanPastedText } from './pastedText.ts';

describe('pasting', () => {
  it.each([
    ['یک\u00A0دو', 'یک دو', 'a no-break space'],
    ['۱۰\u202F٪', '۱۰ ٪', 'a narrow no-break space'],
    ['یک\r\nدو\rسه\n\rچهار\u2028پنج', 'یک\nدو\nسه\n\nچهار\nپنج', 'line breaks of any system'],
    ['\uFEFF\u202Bیک\u202C \u2067دو\u2069\u200E\u200F\u061C', 'یک دو', 'bidi controls'],
    ['ی\0ک\u0007\u001B\u007F\u0085', 'یک', 'control characters'],
    ['ک\u00ADتا\u200Bب\u2060\uFFFC', 'کتاب', 'signs without a width'],
    ['می‌روم\tو', 'می‌روم\tو', 'a half-space and a tab, which stay'],
    ['👩‍👩‍👧', '👩‍👩‍👧', 'a joined sign, which stays'],
  ])('X-140: cleans %j to %j: %s', (text, cleaned) => {
    expect(cleanPastedText(text)).toBe(cleaned);
  });

  it('X-140: cleaning a cleaned text changes nothing', () => {
    checkEvery(100, fc.string({ unit: 'binary' }), (text) => {
      const cleaned = cleanPastedText(text);
      expect(cleanPastedText(cleaned)).toBe(cleaned);
    });
  });

  it.each(['نو', 'نو\nتر'])('X-140: pasted text %j belongs to no segment', (pasted) => {
    const document = openConversation([makeSaid('a', 'سلام به همه', 0)]);
    const { state, dispatch } = getInternals(document);
    dispatch(state().tr.setSelection(TextSelection.create(state().doc, 6)));
    document.insertLongText(`${pasted} `);
    expect(document.text()).toBe(`سلام ${pasted} به همه`);
    expect(state().selection.head).toBe(`سلام ${pasted} `.length + (pasted === 'نو' ? 1 : 2));
    const segments = readSegments(document).filter(({ words }) => words.length === 0);
    expect(segments.map(({ text }) => text.trim()).join('\n')).toBe(pasted);
    expect(segments.every(({ start, end }) => start === null && end === null)).toBe(true);
  });

  it('X-140: 500,000 characters are one undo step, whole, also when undo comes before the last part', () => {
    const document = createTranscriptDocument();
    document.insertText('پیش ');
    const text = 'یک خط از متنی بلند.\r\n'.repeat(25_000);
    document.insertLongText(text);
    expect(document.insertRest()).toBe(true);
    document.undo();
    expect(document.text()).toBe('پیش ');
    expect(document.insertRest()).toBe(false);
    document.redo();
    expect(document.text()).toBe(`پیش ${text.replaceAll('\r', '')}`);
    document.insertText('پس');
    document.undo();
    document.undo();
    expect(document.text()).toBe('پیش ');
  });

  it('X-140: typing between two parts of a paste is undone on its own', () => {
    const document = createTranscriptDocument();
    const text = 'یک خط از متنی بلند.\n'.repeat(3_000);
    document.insertLongText(text);
    const { state, dispatch } = getInternals(document);
    dispatch(state().tr.insertText('آغاز ', 1));
    while (document.insertRest()) {
      // The other parts.
    }
    expect(document.text()).toBe(`آغاز ${text}`);
    while (document.undo()) {
      expect(`آغاز ${text}`).toContain(document.text());
    }
    expect(document.text()).toBe('');
  });

  it('X-140: nothing visible changes nothing', () => {
    const document = createTranscriptDocument();
    document.insertLongText('\u200E\0\uFEFF');
    expect([document.text(), document.canUndo()]).toEqual(['', false]);
  });
});
