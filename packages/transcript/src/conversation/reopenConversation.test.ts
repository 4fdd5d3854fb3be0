import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import { isSameText } from '../merge/savedText.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import {
  type Change,
  change,
  changes,
  makeChange,
  makeSaid,
  spoken,
} from '../testing/conversationStories.ts';
import { createEditor, type TextEdit, textEdit } from '../testing/savedTexts.ts';
import { findChangedWords } from './changedWords.ts';
import { openConversation } from './openConversation.ts';
import { reopenConversation } from './reopenConversation.ts';
import { readSegments } from './readSegments.ts';
import { addWords } from './addWords.ts';
import { showSegments } from './showSegments.ts';

// Where a moved segment begins a paragraph by its speaker only, the text wins over its journal.
const staying = textEdit.filter(({ kind }) => kind !== 'move');
const rest = { title: '', speakers: [] };
const withoutWords = (segment: SavedSegment): SavedSegment => ({ ...segment, words: [] });

const write = { kind: 'write' as const, at: 0, word: 0 };
const insert = { kind: 'insert' as const, at: 0, word: 0 };

/** A segment added in the middle, marks undone and redone, a joined segment without words. */
const reopened: [Change[], TextEdit[], Change[]][] = [
  [[3, 3, 9, 12].map((one) => change('delete', 0, 'نو', one)), [write, insert], [change('undo')]],
  [[change('type', 0, ' نو '), change('type')], [insert], []],
  [[change('paste', 0.0234375, 'نو\nتر')], [write], [change('undo'), change('redo')]],
  [[change('Backspace', 0.7265625)], [], []],
];

function undoAll(document: TranscriptDocument): string[] {
  const texts = [document.text()];
  while (document.undo()) {
    texts.push(document.text());
  }
  return texts;
}

describe('reopenConversation', () => {
  it(
    'X-160: has the text and the undo steps of before, also after a merge',
    { timeout: fuzzTime(200) },
    () => {
      fc.assert(
        fc.property(
          fc.array(changes, { maxLength: 10 }),
          fc.array(staying, { maxLength: 3 }),
          fc.array(changes, { maxLength: 10 }),
          (first, others, then) => {
            const journal: unknown[] = [];
            const onEntry = (entry: unknown) => journal.push(structuredClone(entry));
            const document = openConversation([...spoken, makeSaid('f', 'سه و چهار', 30)], {
              onEntry,
            });
            journal.push(document.snapshot());
            first.forEach((each) => makeChange(document, each));
            const before = { title: '', speakers: [], segments: readSegments(document) };
            const merged = others.reduce(createEditor('e'), before).segments;
            // The place of a segment without text is in no text.
            fc.pre(merged.every(({ text }) => /^\S/u.test(text)));
            showSegments(document, merged);
            then.forEach((each) => makeChange(document, each));
            const segments = readSegments(document);
            const words = findChangedWords(document);
            const again = reopenConversation(segments.map(withoutWords), {
              entries: journal,
              words,
            });
            // The server has the words of the present text.
            addWords(again, segments);
            expect(again.text()).toBe(document.text());
            expect(
              isSameText({ ...rest, segments: readSegments(again) }, { ...rest, segments }),
            ).toBe(true);
            expect(again.canUndo()).toBe(document.canUndo());
            expect(undoAll(again)).toEqual(undoAll(document));
          },
        ),
        { numRuns: fuzzRuns(200), examples: reopened },
      );
    },
  );

  it('X-160: the text wins over a journal that leads to another one, or cannot be read', () => {
    const document = openConversation(spoken);
    const journal = [document.snapshot()];
    const other = spoken.with(0, makeSaid('a', 'متن دیگر\n', 0));
    for (const entries of [journal, [{ kind: 'change', version: 2 }], [null]]) {
      const again = reopenConversation(other, { entries, words: [] });
      expect(readSegments(again)).toEqual(other);
      expect(again.canUndo()).toBe(false);
    }
  });
});
