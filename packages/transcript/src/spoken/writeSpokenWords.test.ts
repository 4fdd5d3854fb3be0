import { defaultWriting } from '@nevisa/writing';
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { addWords } from '../conversation/addWords.ts';
import { openConversation } from '../conversation/openConversation.ts';
import { readPlacedSegments, readSegments } from '../conversation/readSegments.ts';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { findWordTimes } from '../times/findWordTimes.ts';
import { makeSaid } from '../testing/conversationStories.ts';
import { writeSpokenWords } from './writeSpokenWords.ts';

const written = (id: string, spoken: string, text: string, start = 0): SavedSegment => ({
  ...makeSaid(id, spoken, start),
  text,
});

/** Opens a text with the caret at «|», or the selection between two of them. */
function open(marked: string, segments: readonly SavedSegment[]): TranscriptDocument {
  const document = openConversation(segments);
  const [before = '', chosen] = marked.split('|');
  expect(document.text()).toBe(marked.replaceAll('|', ''));
  const toPosition = (text: string) => 1 + text.length + (text.match(/\n/gu)?.length ?? 0);
  const { state, dispatch } = getInternals(document);
  const { doc, tr } = state();
  const [from, to] = [
    toPosition(before),
    toPosition(before + (marked.split('|').length > 2 ? (chosen ?? '') : '')),
  ];
  dispatch(tr.setSelection(TextSelection.create(doc, from, to)));
  return document;
}

const write = (document: TranscriptDocument) => writeSpokenWords(document, defaultWriting);

/** The text with the caret as «|». */
function show(document: TranscriptDocument): string {
  const { doc, selection } = getInternals(document).state();
  const before = doc.textBetween(0, selection.head, '\n');
  return `${before}|${document.text().slice(before.length)}`;
}

describe('X-64: the words that were said', () => {
  it.each([
    ['after a mark', 'سلام.| خوبی', 'سلام نقطه خوبی', 'سلام نقطه| خوبی'],
    ['before a mark', 'سلام|. خوبی', 'سلام نقطه خوبی', 'سلام نقطه| خوبی'],
    ['in a number', 'حدود ۲|۵ نفر', 'حدود بیست و پنج نفر', 'حدود بیست و پنج| نفر'],
    ['between a number and a mark', 'حدود ۲۵|.', 'حدود بیست و پنج نقطه', 'حدود بیست و پنج|.'],
    ['after an opening mark', '«|سلام»', 'گیومه باز سلام گیومه بسته', 'گیومه باز| سلام»'],
    ['at the end of a line', 'سلام|\nخوبی', 'سلام خط بعد خوبی', 'سلام خط بعد| خوبی'],
    ['at the beginning of a line', 'سلام\n|خوبی', 'سلام خط بعد خوبی', 'سلام خط بعد| خوبی'],
    ['after an empty line', 'سلام\n\n|خوبی', 'سلام بند جدید خوبی', 'سلام بند جدید| خوبی'],
    ['at a bullet', 'سلام\n•| نان', 'سلام مورد بعد نان', 'سلام مورد بعد| نان'],
    ['at a half-space', 'می\u200C|روم', 'می نیم‌فاصله روم', 'می نیم‌فاصله| روم'],
  ])('are written for what was converted, with the caret %s', (_, text, spoken, after) => {
    const document = open(text, [written('a', spoken, text.replaceAll('|', ''))]);
    expect(write(document)).toHaveLength(1);
    expect(show(document)).toBe(after);
  });

  it('are reported, and one undo takes them back; typing before and after them is not part of it', () => {
    const document = open('حدود ۲۵| نفر', [written('a', 'حدود بیست و پنج نفر', 'حدود ۲۵ نفر')]);
    expect(write(document)).toEqual([{ written: '۲۵', spoken: 'بیست و پنج' }]);
    document.insertText('!');
    document.undo();
    expect(document.text()).toBe('حدود بیست و پنج نفر');
    document.undo();
    expect(document.text()).toBe('حدود ۲۵ نفر');
    expect(document.canUndo()).toBe(false);
  });

  it('are written for all that the selection has, as one step', () => {
    const document = open('سلام|. بیست و سه، ۲۵ نفر|.', [
      written('a', 'سلام نقطه', 'سلام.'),
      written('b', 'بیست و سه ویرگول بیست و پنج نفر نقطه', 'بیست و سه، ۲۵ نفر.', 20),
    ]);
    expect(write(document).map(({ spoken }) => spoken)).toEqual(['نقطه', 'ویرگول', 'بیست و پنج']);
    expect(document.text()).toBe('سلام نقطه بیست و سه ویرگول بیست و پنج نفر.');
    document.undo();
    expect(document.text()).toBe('سلام. بیست و سه، ۲۵ نفر.');
  });

  it('are not written for words, for what a person wrote, and without engine words', () => {
    for (const [text, spoken] of [
      ['سل|ام. خوبی', 'سلام نقطه خوبی'],
      ['سلام!| خوبی', 'سلام نقطه خوبی'],
      ['حدود ۲۴| نفر', 'حدود بیست و پنج نفر'],
    ] as const) {
      const document = open(text, [written('a', spoken, text.replace('|', ''))]);
      expect(write(document)).toEqual([]);
      expect(document.canUndo()).toBe(false);
    }
    const wordless = { ...written('a', 'سلام نقطه', 'سلام.'), words: [] };
    const document = open('سلام.|', [wordless]);
    expect(write(document)).toEqual([]);
    addWords(document, [written('a', 'سلام نقطه', 'سلام.')]);
    expect(write(document)).toHaveLength(1);
  });

  it('X-137: have the times of the engine words, and belong to their segment', () => {
    const segments = [
      written('a', 'سلام بیست و سه نفر نقطه', 'سلام ۲۳ نفر.\n'),
      written('b', 'خوبی', 'خوبی', 10),
    ];
    const document = open('سلام ۲۳ نفر.|\nخوبی', segments);
    write(document);
    expect(readSegments(document).map(({ segment_id, text }) => [segment_id, text])).toEqual([
      ['a', 'سلام ۲۳ نفر نقطه\n'],
      ['b', 'خوبی'],
    ]);
    const [placed] = readPlacedSegments(document);
    const last = placed === undefined ? undefined : findWordTimes(placed).at(-1);
    expect(last).toMatchObject({ start: 5, end: 6 });
    document.undo();
    expect(readSegments(document)).toEqual(segments);
  });

  it('X-65: are those of two segments that were written as one number', () => {
    const document = open('حدود ۲۳| نفر', [
      written('a', 'حدود بیست', 'حدود ۲۳'),
      written('b', 'و سه نفر', 'نفر', 10),
    ]);
    write(document);
    expect(document.text()).toBe('حدود بیست و سه نفر');
  });

  it('X-141: do not join the paragraphs of two speakers', () => {
    const document = open('سلام\n|خوبی', [
      written('a', 'سلام خط بعد', 'سلام\n'),
      { ...written('b', 'خوبی', 'خوبی', 10), speaker: 'reza' },
    ]);
    expect(write(document)).toEqual([]);
    expect(document.text()).toBe('سلام\nخوبی');
  });

  it('the line break that ends a segment is written in words of that segment', () => {
    const document = open('سلام\n|خوبی', [
      written('a', 'سلام خط بعد', 'سلام\n'),
      written('b', 'خوبی', 'خوبی', 10),
    ]);
    write(document);
    expect(readSegments(document).map(({ text }) => text)).toEqual(['سلام خط بعد', 'خوبی']);
  });
});
