import { makePersianPattern } from '@nevisa/writing';
import { describe, expect, it } from 'vitest';
import { openConversation } from '../conversation/openConversation.ts';
import { readPlacedSegments, readSegments } from '../conversation/readSegments.ts';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import { makeSaid, spoken } from '../testing/conversationStories.ts';
import { findWordTimes } from '../times/findWordTimes.ts';
import { findHits, listForms, type TextHit } from './findHits.ts';
import { replaceHits } from './replaceHits.ts';

function find(document: TranscriptDocument, query: string): readonly TextHit[] {
  const pattern = makePersianPattern(query);
  return pattern === null ? [] : findHits(document, pattern);
}

const books = () =>
  openConversation([
    makeSaid('a', 'كتابها و کتاب‌ها\n', 0),
    makeSaid('b', 'کتاب‌ها و کتابها و کتاب‌ها', 5),
  ]);

describe('findHits', () => {
  it('X-144: has the exact places of a text in its paragraphs', () => {
    const document = books();
    const hits = find(document, 'کتابها');
    expect(hits.map(({ from, to, text }) => [from, to, text])).toEqual([
      [1, 7, 'كتابها'],
      [10, 17, 'کتاب‌ها'],
      [19, 26, 'کتاب‌ها'],
      [29, 35, 'کتابها'],
      [38, 45, 'کتاب‌ها'],
    ]);
  });

  it('X-144: its hits follow an edit', () => {
    const document = books();
    const pattern = makePersianPattern('کتابها');
    const hits = pattern === null ? [] : findHits(document, pattern);
    document.replace([{ from: 0, to: 0, before: '', after: 'این ' }]);
    const places = (found: readonly TextHit[]) => found.map(({ from, to }) => [from, to]);
    expect(pattern && places(findHits(document, pattern))).toEqual(
      places(hits).map((place) => place.map((position) => position + 4)),
    );
  });

  it('X-145: lists the spellings that were found, with their counts', () => {
    expect(listForms(find(books(), 'کتابها'))).toEqual([
      { text: 'کتاب‌ها', count: 3 },
      { text: 'كتابها', count: 1 },
      { text: 'کتابها', count: 1 },
    ]);
  });
});

describe('replaceHits', () => {
  it('X-145: replaces the chosen spellings only, as one undo step', () => {
    const document = books();
    document.insertText('!');
    const chosen = find(document, 'کتابها').filter(({ text }) => text !== 'کتاب‌ها');
    expect(replaceHits(document, chosen, 'دفتر')).toBe(2);
    document.insertText('?');
    expect(document.text()).toBe('دفتر و کتاب‌ها\nکتاب‌ها و دفتر و کتاب‌ها!?');
    document.undo();
    expect(document.text()).toBe('دفتر و کتاب‌ها\nکتاب‌ها و دفتر و کتاب‌ها!');
    document.undo();
    expect(document.text()).toBe('كتابها و کتاب‌ها\nکتاب‌ها و کتابها و کتاب‌ها!');
    document.redo();
    expect(document.text()).toBe('دفتر و کتاب‌ها\nکتاب‌ها و دفتر و کتاب‌ها!');
    expect(replaceHits(document, [], 'دفتر')).toBe(0);
  });

  it('X-145: each place keeps its segment and its time, also at the edges of a segment', () => {
    const document = openConversation(spoken);
    replaceHits(document, find(document, 'سلام'), 'درود بسیار');
    replaceHits(document, find(document, 'است.'), 'نیست.');
    expect(readSegments(document).map(({ segment_id, text }) => [segment_id, text])).toEqual([
      ['a', 'درود بسیار به همه.\n'],
      ['b', 'این متن نیست.'],
      ['c', 'و این هم.\n'],
      ['t', 'یادداشت\n'],
      ['d', 'پایان'],
    ]);
    const [first] = readPlacedSegments(document);
    expect(first && findWordTimes(first).map(({ start, end }) => [start, end])).toEqual([
      [0, 4 / 9],
      [4 / 9, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(readSegments(document)[1]?.words).toEqual(spoken[1]?.words);
  });

  it('X-145: a replacement that contains the query is made once', () => {
    const document = openConversation([makeSaid('a', 'تهران تهران', 0)]);
    expect(replaceHits(document, find(document, 'تهران'), 'شهر تهران')).toBe(2);
    expect(document.text()).toBe('شهر تهران شهر تهران');
  });

  it('X-145: replaces by nothing, and a line break of the replacement is a space', () => {
    const document = openConversation([makeSaid('a', 'یک دو', 0), makeSaid('b', 'سه', 5)]);
    replaceHits(document, find(document, 'سه'), '');
    replaceHits(document, find(document, 'دو'), 'ب\r\nپ\u202E');
    expect(document.text()).toBe('یک ب پ ');
    expect(readSegments(document)).toMatchObject([{ segment_id: 'a', text: 'یک ب پ ' }]);
  });

  it('X-145: leaves text that the recogniser may still change, and text that changed since', () => {
    const document = createTranscriptDocument();
    document.insertSegment({ id: 'a', text: 'تهران تهران', confirmed: true });
    document.insertSegment({ id: 'b', text: 'تهران', confirmed: false });
    const hits = find(document, 'تهران');
    expect(hits.map(({ isFrozen }) => isFrozen)).toEqual([false, false, true]);
    expect(listForms(hits)).toEqual([{ text: 'تهران', count: 2 }]);
    document.replace([{ from: 0, to: 5, before: 'تهران', after: 'شیراز' }]);
    expect(replaceHits(document, hits, 'ری')).toBe(1);
    expect(document.text()).toBe('شیراز ری تهران');
    document.insertSegment({ id: 'b', text: 'تهران است', confirmed: true });
    expect(document.text()).toBe('شیراز ری تهران است');
  });
});
