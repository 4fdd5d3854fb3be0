import { describe, expect, it } from 'vitest';
import { openConversation } from '../conversation/openConversation.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import { makeSaid, makeTyped } from '../testing/conversationStories.ts';
import { listCorrections } from './corrections.ts';

function write(document: TranscriptDocument, before: string, after: string): void {
  const at = document.text().indexOf(before);
  document.replace([{ from: at, to: at + before.length, before, after }]);
}

describe('listCorrections', () => {
  it('X-143: a word that was written in place of a recognised one is a correction', () => {
    const document = openConversation([
      makeSaid('a', 'سلام نویسه خوب است.\n', 0),
      makeSaid('b', 'با نویسه کار کن.', 10),
    ]);
    expect(listCorrections(document)).toEqual([]);
    write(document, 'نویسه', 'نویسا');
    write(document, 'نویسه کار', 'نویسا، کار');
    expect(listCorrections(document)).toEqual([
      { spoken: 'نویسه', written: 'نویسا' },
      { spoken: 'نویسه', written: 'نویسا' },
    ]);
    document.undo();
    expect(listCorrections(document).length).toBe(1);
  });

  it('X-143: what a rule of writing changed, an inserted or deleted word and another form of letters are none', () => {
    const number = { ...makeSaid('a', 'بیست و پنج نفر آمد و رفت', 0), text: '۲۵ نفر آمد و رفت' };
    const document = openConversation([number, makeTyped('t', 'یادداشت')]);
    write(document, '۲۵ نفر', '۲۶ نفر خوب');
    write(document, 'یادداشت', 'نوشته');
    write(document, ' و رفت', ' رفت');
    expect(listCorrections(document)).toEqual([]);
    const letters = openConversation([makeSaid('b', 'كتاب خوب', 0)]);
    write(letters, 'كتاب', '«کتاب»');
    expect(listCorrections(letters)).toEqual([]);
  });

  it('X-143: a rewritten sentence is no correction', () => {
    const document = openConversation([makeSaid('a', 'یک دو سه چهار پنج', 0)]);
    write(document, 'یک دو سه چهار پنج', 'متن دیگری که نوشتم این است');
    expect(listCorrections(document)).toEqual([]);
  });

  it('X-143: more than three words, on either side, are none', () => {
    const long = openConversation([makeSaid('a', 'یک دو سه چهار پنج شش', 0)]);
    write(long, 'دو سه چهار پنج', 'بسیار');
    expect(listCorrections(long)).toEqual([]);
    const short = openConversation([makeSaid('a', 'یک دو سه', 0)]);
    write(short, 'دو', 'متن دیگری که نوشتم');
    expect(listCorrections(short)).toEqual([]);
    write(short, 'متن دیگری که نوشتم', 'متن دیگری نوشتم');
    expect(listCorrections(short)).toEqual([{ spoken: 'دو', written: 'متن دیگری نوشتم' }]);
  });

  it('X-143: a mark in place of a word, and a change that reaches a converted number, are none', () => {
    const number = { ...makeSaid('a', 'سی نفر آمد باز', 0), text: '۳۰ نفر آمد باز' };
    const document = openConversation([number]);
    write(document, '۳۰ نفر', '۴۰ کس');
    expect(listCorrections(document)).toEqual([]);
    const marked = openConversation([makeSaid('b', 'سلام به همه', 0)]);
    write(marked, 'به', '…');
    expect(listCorrections(marked)).toEqual([]);
  });
});
