import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { openConversation } from '../conversation/openConversation.ts';
import { type PlacedSegment, readPlacedSegments } from '../conversation/readSegments.ts';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import {
  changes,
  makeChange,
  press,
  makeSaid,
  spoken,
  makeTyped,
} from '../testing/conversationStories.ts';
import { findWordTimes } from './findWordTimes.ts';
import { readTimeline } from './wordTimeline.ts';

/** The text of the word at a time, read from the document at its positions. */
function textAt(document: TranscriptDocument, seconds: number): string | null {
  const timeline = readTimeline(document);
  const word = timeline.wordAt(timeline.indexAt(seconds));
  const { doc } = getInternals(document).state();
  return word === null ? null : doc.textBetween(word.from, word.to, '\n');
}

function findPlace(document: TranscriptDocument, text: string): number {
  const at = document.text().indexOf(text);
  return 1 + at + (document.text().slice(0, at).match(/\n/gu)?.length ?? 0);
}

/** Text that was typed has no words; nor has a mark that was divided from its word, whose times have no length. */
function hasTime({ segment: { words, start, end } }: PlacedSegment): boolean {
  return words.length > 0 || (end ?? 0) > (start ?? 0);
}

describe('readTimeline', () => {
  it('X-136: finds the word at each time, also in further paragraphs and in a pause', () => {
    const document = openConversation(spoken);
    const words = [0, 1.5, 2, 4.5, 6, 9, 19, 20.2, 500].map((time) => textAt(document, time));
    expect(words).toEqual(['سلام', 'به', 'همه.', 'این', 'است.', 'این', 'هم.', 'پایان', 'پایان']);
    expect(textAt(document, -0.1)).toBeNull();
    expect(readTimeline(openConversation([])).wordAt(0)).toBeNull();
  });

  it('X-136: follows words that moved, and is the same until the text changes', () => {
    const document = openConversation(spoken);
    const before = readTimeline(document);
    expect(readTimeline(document)).toBe(before);
    document.replace([{ from: 0, to: 0, before: '', after: 'خب ' }]);
    press(document, 'Enter', document.text().indexOf('به'));
    expect(readTimeline(document)).not.toBe(before);
    expect([1.5, 20].map((time) => textAt(document, time))).toEqual(['به', 'پایان']);
  });

  it('X-136: two people who speak at the same time are each found', () => {
    const long = { ...makeSaid('a', 'یک دو سه چهار', 0) };
    const between = { ...makeSaid('b', 'نه', 1.5), speaker: 'reza' };
    const document = openConversation([long, between, makeSaid('c', 'پنج', 9)]);
    const words = [0, 1, 1.6, 2, 3, 9].map((time) => textAt(document, time));
    expect(words).toEqual(['یک', 'دو', 'نه', 'سه', 'چهار', 'پنج']);
  });

  it('X-135: a place has the time of its word, or of the word before it in its segment', () => {
    const document = openConversation(spoken);
    const timeAt = (text: string, more = 0) =>
      readTimeline(document).timeAt(findPlace(document, text) + more);
    expect([timeAt('سلام'), timeAt('به', 1), timeAt('به', 2), timeAt('همه', 4)]).toEqual([
      0, 1, 1, 2,
    ]);
    expect([timeAt('این متن'), timeAt('پایان', 5)]).toEqual([4, 20]);
  });

  it('X-135: text without a time has none, and never the second 0', () => {
    const old = { ...makeTyped('o', 'قدیمی'), start: 0, end: 0 };
    const document = openConversation([
      makeTyped('t', 'یادداشت\n'),
      makeSaid('a', 'سلام\n', 3),
      old,
    ]);
    const timeline = readTimeline(document);
    const times = ['یادداشت', 'سلام', 'قدیمی'].map((text) =>
      timeline.timeAt(findPlace(document, text) + 1),
    );
    expect(times).toEqual([null, 3, null]);
    expect(timeline.size).toBe(1);
    expect(timeline.timeAt(0)).toBeNull();
  });

  it('X-135: a segment with a time and no words has its time', () => {
    const document = openConversation([{ ...makeTyped('o', 'قدیمی'), start: 3, end: 5 }]);
    expect(readTimeline(document).timeAt(2)).toBe(3);
  });

  it('X-136: a full stop that was divided from its word is no word of its own', () => {
    const document = openConversation(spoken);
    press(document, 'Enter', document.text().indexOf('است.') + 'است'.length);
    expect(document.text().split('\n')).toContainEqual(expect.stringMatching(/^\./u));
    expect([6, 7, 7.9, 8].map((time) => textAt(document, time))).toEqual([
      'است',
      'است',
      'است',
      'و',
    ]);
  });

  it('X-136: after any edits each word of the timeline is at its place', () => {
    checkEvery(200, fc.array(changes, { maxLength: 12 }), (edits) => {
      const document = openConversation(spoken);
      edits.forEach((edit) => makeChange(document, edit));
      const timeline = readTimeline(document);
      const { doc } = getInternals(document).state();
      const expected = readPlacedSegments(document)
        .filter(hasTime)
        .flatMap((placed) =>
          findWordTimes(placed).map(({ from, to, start }) => ({
            text: placed.text.slice(from, to),
            start,
          })),
        )
        .toSorted((a, b) => a.start - b.start);
      const found = Array.from({ length: timeline.size }, (_, at) => {
        const { from, to, start } = timeline.wordAt(at) ?? { from: 0, to: 0, start: 0 };
        return { text: doc.textBetween(from, to, '\n'), start };
      });
      expect(found).toEqual(expected);
    });
  });
});
