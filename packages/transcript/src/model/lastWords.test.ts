import { describe, expect, it } from 'vitest';
import { createTranscriptDocument } from './createTranscriptDocument.ts';
import { getInternals } from './documentInternals.ts';

function said(...texts: string[]) {
  const document = createTranscriptDocument();
  texts.forEach((text, at) => document.insertSegment({ id: `s${at}`, text, confirmed: true }));
  return document;
}

describe('the last words', () => {
  it.each([
    ['one', ['سلام'], ''],
    ['the last of two', ['سلام به', 'همهٔ شما'], 'سلام به'],
    ['one in its own line', ['سلام.\n', 'خوبی'], 'سلام.\n'],
  ])('X-40: deletes a phrase: %s', (_, texts, left) => {
    const document = said(...texts);
    expect(document.deleteLast('phrase')).toBe(true);
    expect(document.text()).toBe(left);
    document.undo();
    expect(document.text()).toBe(said(...texts).text());
  });

  it.each([
    ['the only one', ['سلام به همه'], ''],
    ['one that has ended', ['سلام.', 'من آمدم.'], 'سلام.'],
    ['one that goes on', ['سلام. من', 'آمدم'], 'سلام.'],
    ['one that ends with a quotation', ['گفت.', 'او گفت: «برو».'], 'گفت.'],
    ['one in the line before an empty one', ['یک. دو\n', ''], 'یک.\n'],
  ])('X-40: deletes a sentence: %s', (_, texts, left) => {
    const document = said(...texts);
    expect(document.deleteLast('sentence')).toBe(true);
    expect(document.text()).toBe(left);
  });

  it.each([
    ['inside a segment', 'من به خانه آمدم', 5, ' خودم', 'خودم'],
    ['after a segment', 'من آمدم', 7, ' با تو', 'با تو'],
    ['before a segment', 'من آمدم', 0, 'امروز ', 'امروز'],
    ['at the end of a word', 'من آمدم', 2, 'ها', 'منها'],
    ['as two words', 'من به خانه آمدم', 2, ' و تو', 'و تو'],
  ])('X-32, X-40: spares typed words %s', (_, text, at, words, left) => {
    const document = said('سلام.', text);
    const from = 'سلام. '.length + at;
    document.replace([{ from, to: from, before: '', after: words }]);
    const before = document.text();
    expect(document.deleteLast('sentence')).toBe(true);
    expect(document.text()).toBe(`سلام. ${left}`);
    expect(document.deleteLast('sentence')).toBe(false);
    document.undo();
    expect(document.text()).toBe(before);
  });

  it('X-32, X-40: spares typed words between the words of a phrase', () => {
    const document = said('یک دو سه چهار');
    document.replace([
      { from: 2, to: 2, before: '', after: ' الف' },
      { from: 8, to: 8, before: '', after: ' ب' },
    ]);
    expect(document.text()).toBe('یک الف دو سه ب چهار');
    expect(document.deleteLast('phrase')).toBe(true);
    expect(document.text()).toBe('الف ب');
  });

  it('X-40: deletes nothing from an empty text', () => {
    const document = createTranscriptDocument();
    expect([document.deleteLast('phrase'), document.deleteLast('sentence')]).toEqual([
      false,
      false,
    ]);
    expect(document.selectLast()).toBe(false);
  });

  it('X-40: selects the last sentence', () => {
    const document = said('سلام.', 'من آمدم.');
    expect(document.selectLast()).toBe(true);
    const { selection, doc } = getInternals(document).state();
    expect(doc.textBetween(selection.from, selection.to)).toBe('من آمدم.');
  });
});
