import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import { openConversation } from '../conversation/openConversation.ts';
import { readPlacedSegments } from '../conversation/readSegments.ts';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import { changes, makeChange, press, makeSaid, spoken } from '../testing/conversationStories.ts';
import { alignWords } from './alignWords.ts';
import { findWordTimes } from './findWordTimes.ts';

const duration = 21;

function readTimes(document: TranscriptDocument) {
  return readPlacedSegments(document).flatMap((placed) =>
    findWordTimes(placed).map(({ from, to, start, end }) => ({
      text: placed.text.slice(from, to),
      start,
      end,
    })),
  );
}

describe('findWordTimes', () => {
  it(
    'X-137: 1,000 random edits, splits, joins and undos keep the order; undo gives the exact times back',
    {
      timeout: fuzzTime(20),
    },
    () => {
      fc.assert(
        fc.property(fc.array(changes, { minLength: 1_000, maxLength: 1_000 }), (edits) => {
          const document = openConversation(spoken);
          const known = new Map<string, ReturnType<typeof readTimes>>();
          /** The times of each state of the text are those that it had before. */
          const check = () => {
            const times = readTimes(document);
            const state = JSON.stringify(getInternals(document).state().doc.toJSON());
            expect(times).toEqual(known.get(state) ?? times);
            known.set(state, times);
            let last = 0;
            for (const { start, end } of times) {
              expect(start).toBeGreaterThanOrEqual(last);
              expect(end).toBeGreaterThanOrEqual(start);
              last = end;
            }
            expect(last).toBeLessThanOrEqual(duration);
          };
          check();
          for (const edit of edits) {
            makeChange(document, edit);
            check();
          }
          while (document.undo()) {
            check();
          }
        }),
        { numRuns: fuzzRuns(5), endOnFailure: true },
      );
    },
  );

  it('X-137: words of divided and of joined paragraphs keep their times', () => {
    const document = openConversation(spoken);
    const times = readTimes(document);
    press(document, 'Enter', document.text().indexOf('به'));
    press(document, 'Enter', document.text().indexOf('است'));
    expect(readTimes(document)).toEqual(times);
    press(document, 'Backspace', document.text().indexOf('است'));
    expect(readTimes(document)).toEqual(times);
  });

  it('X-137: a typed word inside of a segment has the time of the gap', () => {
    const words = [
      { word: 'سلام', start: 0, end: 1, conf: 1 },
      { word: 'همه', start: 3, end: 4, conf: 1 },
    ];
    const document = openConversation([{ ...makeSaid('a', 'سلام همه', 0), words, end: 4 }]);
    document.replace([{ from: 5, to: 5, before: '', after: 'بر ' }]);
    expect(readTimes(document).map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 3],
      [3, 4],
    ]);
  });

  it('X-138: aligns only the segments that an edit changes', () => {
    const segments = Array.from({ length: 300 }, (_, at) =>
      makeSaid(`s${at}`, 'یک دو سه.\n', at * 3),
    );
    const document = openConversation(segments);
    const align = vi.fn(alignWords);
    const readAll = () =>
      readPlacedSegments(document).forEach((placed) => findWordTimes(placed, align));
    readAll();
    expect(align).toHaveBeenCalledTimes(300);
    document.replace([{ from: 0, to: 2, before: 'یک', after: 'هر' }]);
    readAll();
    expect(align).toHaveBeenCalledTimes(301);
    press(document, 'Enter', document.text().indexOf('دو', 100));
    readAll();
    expect(align).toHaveBeenCalledTimes(303);
  });
});
