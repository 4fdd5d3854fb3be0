import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it, vi } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { getInternals } from '../model/documentInternals.ts';
import { openConversation } from './openConversation.ts';
import { readPlacedSegments, readSegments } from './readSegments.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import {
  changes,
  makeChange,
  press,
  makeSaid,
  spoken,
  makeTyped,
} from '../testing/conversationStories.ts';

/** The text of a conversation by the rule of the contract. */
function joinTexts(segments: readonly SavedSegment[]): string {
  return segments
    .map(({ text }, at) => {
      const before = segments[at - 1]?.text;
      return (before === undefined || before.endsWith('\n') ? '' : ' ') + text;
    })
    .join('');
}

const joinWords = ({ words }: SavedSegment) => words.map(({ word }) => word).join(' ');

describe('readSegments', () => {
  it('shows the segments of a conversation with their paragraphs', () => {
    const document = openConversation(spoken);
    expect(document.text()).toBe('سلام به همه.\nاین متن است. و این هم.\nیادداشت\nپایان');
    expect(readSegments(document)).toEqual(spoken);
  });

  it('returns unedited segments as they were opened, with texts of any kind', () => {
    const text = fc
      .array(fc.constantFrom('سلام', ' ', '\n', '۲۵', '،', '\u200C'), { maxLength: 5 })
      .map((parts) => parts.join(''));
    checkEvery(500, fc.array(text, { maxLength: 8 }), (texts) => {
      const segments = texts.map((one, at) => makeSaid(`s${at}`, one, at * 10));
      const document = openConversation(segments);
      expect(document.text()).toBe(joinTexts(segments));
      expect(readSegments(document)).toEqual(segments);
    });
  });

  it('X-156: looks up each segment of a long text once after an edit', () => {
    const segments = Array.from({ length: 500 }, (_, at) => makeSaid(`s${at}`, `جمله ${at}.`, at));
    const document = openConversation(segments);
    readSegments(document);
    const find = vi.spyOn(document, 'findSegment');
    const { state, dispatch } = getInternals(document);
    dispatch(state().tr.insertText('نو', 3));
    expect(readSegments(document).slice(1)).toEqual(segments.slice(1));
    expect(find.mock.calls.length).toBeLessThan(520);
  });

  it('X-139: Enter divides a segment, its words and its time; Backspace joins them again', () => {
    const document = openConversation(spoken);
    const middle = document.text().indexOf('متن');
    press(document, 'Enter', middle);
    const [, first, second] = readSegments(document);
    expect(first).toMatchObject({ segment_id: 'b', text: 'این \n', start: 4, end: 5 });
    expect(second).toMatchObject({ segment_id: 'b+1', text: 'متن است.', start: 5, end: 7 });
    expect([first, second].map((one) => one && joinWords(one))).toEqual(['این', 'متن است.']);
    press(document, 'Backspace', middle + 1);
    expect(readSegments(document)).toEqual(spoken);
  });

  it('X-139: Backspace at the start of a paragraph keeps the words of both segments', () => {
    const document = openConversation(spoken);
    press(document, 'Backspace', document.text().indexOf('این'));
    const [joined] = readSegments(document);
    expect(joined).toMatchObject({ segment_id: 'a', text: 'سلام به همه.این متن است.' });
    expect(joined).toMatchObject({ start: 0, end: 7, speaker: 'sara' });
    expect(joined && joinWords(joined)).toBe('سلام به همه. این متن است.');
    document.undo();
    expect(readSegments(document)).toEqual(spoken);
  });

  it('X-139: Enter at the end, in an empty paragraph and in typed text', () => {
    const document = openConversation([makeSaid('a', 'سلام\n', 0), makeTyped('t', 'نوشته')]);
    press(document, 'Enter', document.text().length);
    press(document, 'Enter', document.text().length);
    expect(readSegments(document).map(({ text }) => text)).toEqual(['سلام\n', 'نوشته\n\n']);
    press(document, 'Enter', 7);
    expect(readSegments(document)).toMatchObject([
      { segment_id: 'a', text: 'سلام\n', words: [{ word: 'سلام' }] },
      { segment_id: 't', text: 'نو\n', start: null, end: null, words: [] },
      { segment_id: 't+1', text: 'شته\n\n', start: null, end: null, words: [] },
    ]);
    const empty = openConversation([]);
    press(empty, 'Enter', 0);
    expect(joinTexts(readSegments(empty))).toBe('\n');
  });

  it('X-139: 200 presses of Enter at one place, and one in each word', () => {
    const words = Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ');
    const document = openConversation([makeSaid('a', words, 0)]);
    for (let count = 0; count < 200; count += 1) {
      press(document, 'Enter', 3);
    }
    expect(readSegments(document).map(joinWords)).toEqual(['w0', words.slice(3)]);
    while (document.undo()) {
      // Every press.
    }
    expect(readSegments(document)).toEqual([makeSaid('a', words, 0)]);
    for (let word = 199; word > 0; word -= 1) {
      press(document, 'Enter', words.indexOf(`w${word}`));
    }
    const segments = readSegments(document);
    expect(segments.map(joinWords)).toEqual(words.split(' '));
    expect(new Set(segments.map(({ segment_id }) => segment_id)).size).toBe(200);
  });

  it('X-139: a deleted selection over several paragraphs leaves its ends in one, each with its words', () => {
    const document = openConversation(spoken);
    const { state, dispatch } = getInternals(document);
    const text = document.text();
    const [from, to] = [text.indexOf('به'), text.indexOf('هم.')];
    dispatch(state().tr.delete(1 + from, 2 + to));
    const [first, second, ...rest] = readSegments(document);
    expect(first).toMatchObject({ segment_id: 'a', text: 'سلام', start: 0, end: 3 });
    expect(second).toMatchObject({ segment_id: 'c', text: 'هم.\n', start: 8, end: 11 });
    expect([first, second].map((one) => one && joinWords(one))).toEqual([
      'سلام به همه.',
      'و این هم.',
    ]);
    expect(rest).toEqual(spoken.slice(3));
  });

  it('gives typed words a segment without a time, and the id that follows the segment before', () => {
    const document = openConversation(spoken);
    const { state, dispatch } = getInternals(document);
    dispatch(state().tr.setSelection(TextSelection.create(state().doc, 1 + 12)));
    document.insertText('\nتازه');
    const [, added] = readSegments(document);
    expect(added).toEqual({ ...makeTyped('a+1', 'تازه\n'), speaker: 'sara' });
    const again = openConversation(readSegments(document));
    expect(again.text()).toBe(document.text());
    expect(readSegments(again)).toEqual(readSegments(document));
  });

  it('keeps the objects of unchanged segments and the ids that were used before', () => {
    const document = openConversation([...spoken, makeSaid('b+1', 'دیگر', 30)]);
    const before = readSegments(document);
    press(document, 'Enter', document.text().indexOf('متن'));
    const divided = readSegments(document);
    expect(divided.map(({ segment_id }) => segment_id)).toEqual([
      'a',
      'b',
      'b+2',
      'c',
      't',
      'd',
      'b+1',
    ]);
    expect(divided[0]).toBe(before[0]);
    document.replace([{ from: 0, to: 4, before: 'سلام', after: 'درود' }]);
    const [first, ...rest] = readSegments(document);
    expect(first).toMatchObject({ segment_id: 'a', text: 'درود به همه.\n', is_edited: true });
    expect(rest.every((segment, at) => segment === divided[at + 1])).toBe(true);
  });

  it('has the place of each segment in the document', () => {
    const document = openConversation(spoken);
    press(document, 'Enter', document.text().indexOf('متن'));
    const { doc } = getInternals(document).state();
    const placed = readPlacedSegments(document);
    const ids = placed.map(({ segment }) => segment.segment_id);
    expect(ids).toEqual(['a', 'b', 'b+1', 'c', 't', 'd']);
    for (const { segment, text, from } of placed) {
      expect(text).toBe(segment.text.trim());
      expect(doc.textBetween(from, from + text.length, '\n')).toBe(text);
    }
  });

  it(
    'X-137: the texts of the segments are always the text, with each word once and in order',
    { timeout: fuzzTime(300) },
    () => {
      checkEvery(300, fc.array(changes, { maxLength: 25 }), (edits) => {
        const document = openConversation(spoken);
        const order = spoken.flatMap(({ words }) => words.map(({ start }) => start));
        for (const one of edits) {
          makeChange(document, one);
          const segments = readSegments(document);
          expect(joinTexts(segments)).toBe(document.text());
          const starts = segments.flatMap(({ words }) => words.map(({ start }) => start));
          expect(starts).toEqual(order.filter((start) => starts.includes(start)));
          const ids = segments.map(({ segment_id }) => segment_id);
          expect(new Set(ids).size).toBe(ids.length);
        }
        while (document.undo()) {
          // Back to the beginning.
        }
        expect(readSegments(document)).toEqual(spoken);
      });
    },
  );
});
