import { openConversation, selectRange } from '@nevisa/transcript';
import { expect, it } from 'vitest';
import { findSelectedSpan } from './soundWords.ts';

const words = ['یک', 'دو', 'سه', 'چهار', 'پنج'];

it('X-151: the selected words of a segment of several lines are those that are played', () => {
  const document = openConversation([
    {
      segment_id: 'a',
      text: 'یک\nدو\nسه چهار پنج',
      start: 0,
      end: 5,
      words: words.map((word, at) => ({ word, start: at, end: at + 1, conf: 1 })),
      speaker: null,
      is_edited: false,
    },
  ]);
  // Each line break has two places in the document.
  const from = 1 + 'یک'.length + 2 + 'دو'.length + 2;
  selectRange(document, { from, to: from + 'سه'.length });
  expect(findSelectedSpan(document)).toEqual({ start: 2, end: 3 });
  const last = from + 'سه چهار '.length;
  selectRange(document, { from: last, to: last + 'پنج'.length });
  expect(findSelectedSpan(document)).toEqual({ start: 4, end: 5 });
});
