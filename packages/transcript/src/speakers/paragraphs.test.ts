import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { openConversation } from '../conversation/openConversation.ts';
import { changes, makeChange, makeSaid, spoken } from '../testing/conversationStories.ts';
import { listFirstParagraphs, listParagraphs } from './paragraphs.ts';

/** The last segment has two lines. */
const saved = [...spoken, makeSaid('e', 'و بعد\nیک خط دیگر و', 30), makeSaid('f', 'یک پایان', 40)];

describe('listFirstParagraphs', () => {
  it('X-134: lists the first paragraphs as they are listed with all others', () => {
    const document = openConversation(saved);
    const first = listFirstParagraphs(document, 2);
    expect(first.map(({ start }) => start)).toEqual([0, 4]);
    expect(first).toEqual(listParagraphs(document).slice(0, 2));
  });

  it('X-134: leaves out the paragraphs of a segment that goes on after them', () => {
    const lines = openConversation([
      makeSaid('a', 'یک\nدو', 0),
      makeSaid('b', 'سه\nچهار\nپنج\n', 8),
      makeSaid('c', 'شش', 20),
    ]);
    expect([1, 2, 3, 4, 5].map((count) => listFirstParagraphs(lines, count).length)).toEqual([
      0, 0, 0, 4, 5,
    ]);
  });

  it(
    'X-134: has the places, speakers and times of the whole list after any edits',
    { timeout: fuzzTime(200) },
    () => {
      checkEvery(200, fc.array(changes, { maxLength: 12 }), fc.nat(6), (edits, count) => {
        const document = openConversation(saved);
        edits.forEach((each) => makeChange(document, each));
        const first = listFirstParagraphs(document, count);
        expect(first).toEqual(listParagraphs(document).slice(0, first.length));
      });
    },
  );
});
