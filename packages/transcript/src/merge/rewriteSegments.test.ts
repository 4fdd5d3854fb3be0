import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';

/** A document with these formatted texts of segments a, b, c … */
function written(...texts: string[]) {
  const document = createTranscriptDocument();
  for (const [at, text] of texts.entries()) {
    document.insertSegment({ id: idAt(at), text: `گفتهٔ ${at}`, formatted: text, confirmed: true });
  }
  return document;
}

function idAt(at: number): string {
  return String.fromCodePoint(97 + at);
}

function typeAt(document: TranscriptDocument, place: number, text: string): void {
  const { state, dispatch } = getInternals(document);
  dispatch(state().tr.insertText(text, place));
}

function rewrite(document: TranscriptDocument, texts: Record<string, string>): string {
  const runs = [...document.findRuns(Object.keys(texts))];
  document.rewriteSegments(runs.map((ids) => ids.map((id) => ({ id, text: texts[id] ?? '' }))));
  return document.text();
}

describe('rewriteSegments', () => {
  it.each([
    ['digits of one', ['دو نفر', 'آمدند.'], { a: '۲ نفر', b: 'آمدند.' }, '۲ نفر آمدند.'],
    ['a number over two', ['بیست', 'و سه نفر'], { a: '۲۳ نفر', b: '' }, '۲۳ نفر'],
    ['a number back into two', ['۲۳ نفر', ''], { a: 'بیست', b: 'و سه نفر' }, 'بیست و سه نفر'],
    [
      'a mark that leans back',
      ['سلام', 'نقطه', 'خوبی'],
      { a: 'سلام', b: '.', c: 'خوبی' },
      'سلام. خوبی',
    ],
    ['a mark as a word', ['سلام', '.', 'خوبی'], { a: 'سلام', b: 'نقطه', c: 'خوبی' }, 'سلام نقطه خوبی'],
    [
      'a mark that leans on',
      ['او', '«', 'رفت'],
      { a: 'او', b: 'گیومه باز', c: 'رفت' },
      'او گیومه باز رفت',
    ],
    ['a break', ['یک', 'دو خط بعد', 'سه'], { a: 'یک', b: 'دو\n', c: 'سه' }, 'یک دو\nسه'],
    [
      'a break as words',
      ['یک', 'دو\n', 'سه'],
      { a: 'یک', b: 'دو خط بعد', c: 'سه' },
      'یک دو خط بعد سه',
    ],
    [
      'a break that stood alone',
      ['یک', '\n', 'سه'],
      { a: 'یک', b: 'خط بعد', c: 'سه' },
      'یک خط بعد سه',
    ],
    ['a paragraph', ['یک', 'بند جدید', 'سه'], { a: 'یک', b: '\n\n', c: 'سه' }, 'یک\n\nسه'],
    ['what was left out', ['یک', '', 'سه'], { a: 'یک', b: 'اوم', c: 'سه' }, 'یک اوم سه'],
    ['what is left out', ['یک', 'اوم', 'سه'], { a: 'یک', b: '', c: 'سه' }, 'یک سه'],
  ])('X-65: changes %s', (_, before, texts, after) => {
    expect(rewrite(written(...before), texts)).toBe(after);
  });

  it('X-32: keeps typed words inside a segment, and changes those around them', () => {
    const document = written('دو مرد و سه زن');
    typeAt(document, 7, 'ان');
    expect(document.text()).toBe('دو مردان و سه زن');
    expect(rewrite(document, { a: '۲ مرد و ۳ زن' })).toBe('۲ مردان و ۳ زن');
    expect(rewrite(document, { a: 'دو مرد و سه زن' })).toBe('دو مردان و سه زن');
  });

  it('X-65: splits runs at typed text', () => {
    const document = written('بیست', 'و سه');
    typeAt(document, 5, ' یا سی');
    expect([...document.findRuns(['a', 'b'])]).toEqual([['a'], ['b']]);
  });

  it('X-32: does not restore deleted text', () => {
    const document = written('یک', 'دو');
    document.undo();
    expect(rewrite(document, { a: '۱', b: '۲' })).toBe('۱');
  });

  it('X-65: one undo reverts a segment and its changes of earlier ones', () => {
    const document = written('قیمت آن', 'بیست');
    expect(document.canContinue(['b'])).toBe(true);
    document.insertSegment({ id: 'c', text: 'و سه تومان', formatted: '', confirmed: true }, [
      { id: 'b', text: '۲۳ تومان' },
    ]);
    expect(document.text()).toBe('قیمت آن ۲۳ تومان');
    document.undo();
    expect(document.text()).toBe('قیمت آن بیست');
    document.redo();
    expect(document.text()).toBe('قیمت آن ۲۳ تومان');
  });

  it('X-32, X-65: inserts a joined segment behind selected text', () => {
    const document = written('قیمت بیست');
    const { dispatch, state } = getInternals(document);
    const select = (from: number, to: number) =>
      dispatch(state().tr.setSelection(TextSelection.create(state().doc, from, to)));
    select(4, 4);
    document.moveAnchor();
    select(1, 10);
    expect(document.canContinue(['a'])).toBe(true);
    document.insertSegment({ id: 'b', text: 'و سه نفر', formatted: 'نفر', confirmed: true }, [
      { id: 'a', text: 'قیمت ۲۳' },
    ]);
    expect(document.text()).toBe('قیمت ۲۳ نفر');
  });

  it('X-65: cannot continue an edited run, or one before typed text', () => {
    const typed = written('بیست');
    typeAt(typed, 5, ' نفر');
    expect(typed.canContinue(['a'])).toBe(false);
    const edited = written('بیست');
    typeAt(edited, 2, 'ی');
    expect(edited.canContinue(['a'])).toBe(false);
    const broken = written('بیست\n');
    expect(broken.canContinue(['a'])).toBe(true);
  });

  it('adds no undo step', () => {
    const document = written('دو', 'سه');
    rewrite(document, { a: '۲', b: '۳' });
    document.undo();
    expect(document.text()).toBe('۲');
  });

  it('restores rewritten text from the entries', () => {
    const entries: unknown[] = [];
    const document = createTranscriptDocument({ onEntry: (entry) => entries.push(entry) });
    document.insertSegment({ id: 'a', text: 'دو', confirmed: true });
    rewrite(document, { a: '۲' });
    const found = createTranscriptDocument({ entries });
    expect(found.text()).toBe('۲');
    expect(rewrite(found, { a: 'دو' })).toBe('دو');
  });

  it('results in the same text as inserting the new texts', () => {
    const texts = fc.constantFrom(
      '',
      'یک',
      'دو سه',
      '.',
      '،',
      '«',
      '»',
      'الف\n',
      '\nب',
      'پ\n\nت',
      'ن\u200c',
    );
    checkEvery(500, fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 6 }), (pairs) => {
      const head = 'آغاز';
      const direct = written(head, ...pairs.map(([, next]) => next), 'پایان');
      const document = written(head, ...pairs.map(([before]) => before), 'پایان');
      const next = Object.fromEntries(
        [head, ...pairs.map(([, text]) => text), 'پایان'].map((text, at) => [idAt(at), text]),
      );
      expect(rewrite(document, next)).toBe(direct.text());
    });
  });

  it('X-49: replaces unchanged texts as one undo step', () => {
    const document = written('من می‌رم.\n', 'تو می‌ری.');
    document.replace([
      { from: 3, to: 7, before: 'می‌رم', after: 'می‌روم' },
      { from: 13, to: 18, before: 'می‌ری', after: 'می‌روی' },
      { from: 0, to: 2, before: 'او', after: 'ایشان' },
    ]);
    expect(document.text()).toBe('من می‌رم.\nتو می‌روی.');
    document.undo();
    expect(document.text()).toBe('من می‌رم.\nتو می‌ری.');
  });

  it('X-65: opens no paragraph between joined segments', () => {
    const document = written(`${'کلمه '.repeat(70)}بیست`);
    document.insertSegment({ id: 'b', text: 'و سه نفر', formatted: 'نفر', confirmed: true }, [
      { id: 'a', text: `${'کلمه '.repeat(70)}۲۳` },
    ]);
    expect(document.text().endsWith('کلمه ۲۳ نفر')).toBe(true);
    document.undo();
    expect(document.text().endsWith('کلمه بیست')).toBe(true);
  });

  it('X-65: inserts the raw text when the earlier segment was edited', () => {
    const document = written('بیست');
    typeAt(document, 2, 'ی');
    document.insertSegment({ id: 'b', text: 'و سه نفر', formatted: 'نفر', confirmed: true }, [
      { id: 'a', text: '۲۳' },
    ]);
    expect(document.text()).toBe('بییست و سه نفر');
  });

  it('X-42: begins no paragraph with a mark', () => {
    const document = written('کلمه '.repeat(70).trim());
    document.insertSegment({ id: 'b', text: 'نقطه', formatted: '.', confirmed: true });
    expect(document.text().endsWith('کلمه.')).toBe(true);
  });
});
