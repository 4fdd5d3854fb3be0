import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import { isSameText } from '../merge/savedText.ts';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import {
  type Change,
  change,
  changes,
  makeChange,
  press,
  makeSaid,
  spoken,
  makeTyped,
} from '../testing/conversationStories.ts';
import { createEditor, type TextEdit, textEdit } from '../testing/savedTexts.ts';
import { readSpeakers } from '../speakers/readSpeakers.ts';
import { openConversation } from './openConversation.ts';
import { readSegments } from './readSegments.ts';
import { addWords } from './addWords.ts';
import { showSegments } from './showSegments.ts';

const isSame = (one: readonly SavedSegment[], other: readonly SavedSegment[]) =>
  isSameText(
    { title: '', speakers: [], segments: one },
    { title: '', speakers: [], segments: other },
  );

const withText = (at: number, text: string) =>
  spoken.with(at, { ...(spoken[at] ?? makeTyped('x', '')), text, is_edited: true });

const withoutWords = (segment: SavedSegment): SavedSegment => ({ ...segment, words: [] });

function placeCaret(document: TranscriptDocument, before: string) {
  const { state, dispatch } = getInternals(document);
  const at = document.text().indexOf(before);
  const lines = document.text().slice(0, at).match(/\n/gu)?.length ?? 0;
  dispatch(state().tr.setSelection(TextSelection.create(state().doc, 1 + at + lines)));
}

/** A divided segment whose first part has another speaker, and two segments of two lines. */
const shown: [Change[], TextEdit[]][] = [
  [[change('Enter', 0.0234375), change('type')], [{ kind: 'speaker', at: 0, who: 's1' }]],
  [
    [],
    [
      { kind: 'write', at: 0, word: 0 },
      { kind: 'write', at: 0.4, word: 0 },
      { kind: 'split', at: 0 },
    ],
  ],
];

const readCaret = (document: TranscriptDocument) => {
  const { doc, selection } = getInternals(document).state();
  return doc.textBetween(selection.from, doc.content.size, '\n');
};

describe('showSegments', () => {
  it('X-160, T-43: a merged text is one undo step, and the steps before it stay', () => {
    const document = openConversation(spoken);
    placeCaret(document, 'پایان');
    document.insertText('نو ');
    const mine = readSegments(document);
    const merged = [
      ...mine.with(0, { ...mine[0]!, text: 'درود به همه.\n' }),
      makeTyped('e', 'از جای دیگر'),
    ];
    expect(showSegments(document, merged)).toBe(true);
    expect(isSame(readSegments(document), merged)).toBe(true);
    document.undo();
    expect(document.text()).toBe('سلام به همه.\nاین متن است. و این هم.\nیادداشت\nنو پایان');
    document.undo();
    expect(readSegments(document).map(({ text }) => text)).toEqual(spoken.map(({ text }) => text));
  });

  it('X-158: keeps the caret and the drawn paragraphs where nothing changed', () => {
    const document = openConversation(spoken);
    placeCaret(document, 'متن');
    const { state } = getInternals(document);
    const before = state().doc.children;
    showSegments(document, withText(0, 'سلام تازه به همه.\n'));
    expect(readCaret(document)).toBe('متن است. و این هم.\nیادداشت\nپایان');
    expect(state().doc.children.map((each, at) => each === before[at])).toEqual([
      false,
      true,
      true,
      true,
    ]);
    showSegments(document, withText(1, 'آن متن نیست.'));
    expect(readCaret(document)).toBe('متن نیست. و این هم.\nیادداشت\nپایان');
  });

  it('X-159: a text that arrives in a reading tab leaves no undo step', () => {
    const document = openConversation(spoken);
    showSegments(document, withText(1, 'این متن تازه است.'), { undo: false });
    expect(document.canUndo()).toBe(false);
    expect(document.text()).toContain('تازه');
  });

  it('X-158: a speaker that changed elsewhere is no change of the text', () => {
    const document = openConversation(spoken);
    const text = document.text();
    const next = spoken.map((each) => ({ ...each, speaker: 'omid' }));
    showSegments(document, next);
    expect(isSame(readSegments(document), next)).toBe(true);
    expect(document.text()).toBe(text);
    document.undo();
    expect(readSegments(document)).toEqual(spoken);
  });

  it('X-141: shows other speakers and their list as one undo step', () => {
    const speakers = [{ id: 'sara', name: 'سارا' }];
    const document = openConversation(spoken, { speakers });
    const next = spoken.map((each, at) => ({ ...each, speaker: at === 2 ? 'omid' : 'sara' }));
    const others = [...speakers, { id: 'omid', name: 'امید' }];
    showSegments(document, next, { speakers: others });
    expect(document.text()).toBe('سلام به همه.\nاین متن است.\nو این هم.\nیادداشت\nپایان');
    expect(readSegments(document)).toEqual(next);
    expect(readSpeakers(document)).toEqual(others);
    document.insertText('!');
    document.undo();
    document.undo();
    expect(document.text()).toBe('سلام به همه.\nاین متن است. و این هم.\nیادداشت\nپایان');
    expect(readSegments(document)).toEqual(spoken);
    expect(readSpeakers(document)).toEqual(speakers);
  });

  it('X-134: a text without words keeps those that the document has', () => {
    const document = openConversation(spoken);
    const bare = withText(1, 'این متن نیست.').map(withoutWords);
    showSegments(document, bare);
    expect(readSegments(document).map(({ words }) => words)).toEqual(
      spoken.map(({ words }) => words),
    );
  });

  it('X-134: adds words to a text that was opened without them, also where it was edited', () => {
    const document = openConversation(spoken.map(withoutWords));
    press(document, 'Enter', document.text().indexOf('متن'));
    const entries = document.snapshot();
    addWords(document, spoken);
    const [, first, second] = readSegments(document);
    expect([first, second].map((one) => one?.words.map(({ word }) => word))).toEqual([
      ['این'],
      ['متن', 'است.'],
    ]);
    expect(document.snapshot()).toEqual(entries);
    document.undo();
    expect(readSegments(document)).toEqual(spoken);
    expect(document.canUndo()).toBe(false);
  });

  it(
    'X-158: shows any text in any edited document, as one step',
    { timeout: fuzzTime(300) },
    () => {
      fc.assert(
        fc.property(
          fc.array(changes, { maxLength: 8 }),
          fc.array(textEdit, { minLength: 1, maxLength: 6 }),
          (edits, others) => {
            const document = openConversation([...spoken, makeSaid('f', 'سه و چهار', 30)]);
            edits.forEach((each) => makeChange(document, each));
            const before = { title: '', speakers: [], segments: readSegments(document) };
            const edit = createEditor('e');
            const { segments } = others.reduce(edit, before);
            const shown = document.text();
            const isDone = showSegments(document, segments);
            const read = readSegments(document);
            // Where another speaker begins, a space may be a line break that is not saved.
            const fold = (whole: string) => whole.replaceAll(/\s+/gu, ' ').trim();
            expect(fold(document.text())).toBe(fold(openConversation(segments).text()));
            if (segments.every(({ text }) => /^ *\S/u.test(text))) {
              // A line break before another speaker may be saved from now on.
              const content = (list: readonly SavedSegment[]) =>
                list.map((each) => [each.segment_id, each.text.trim(), each.speaker]);
              expect(content(read)).toEqual(content(segments));
            }
            if (isDone && document.text() !== shown) {
              document.undo();
              expect(document.text()).toBe(shown);
            }
          },
        ),
        { numRuns: fuzzRuns(300), examples: shown },
      );
    },
  );
});
