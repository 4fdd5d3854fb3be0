import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { openConversation } from '../conversation/openConversation.ts';
import { readSegments } from '../conversation/readSegments.ts';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { createSegmentStore } from '../segments/segmentStore.ts';
import { changes, makeChange, press, makeSaid, spoken } from '../testing/conversationStories.ts';
import {
  addSpeaker,
  assignSpeaker,
  mergeSpeakerInto,
  removeSpeaker,
  renameSpeaker,
  writeSpeakers,
} from './changeSpeakers.ts';
import { findParagraph, listParagraphs } from './paragraphs.ts';
import { readSpeakers } from './readSpeakers.ts';
import { cleanSpeakerName, findSpeakerByName } from './speakerName.ts';

const sara = { id: 'sara', name: 'سارا' };
const reza = { id: 'reza', name: 'رضا' };

const by = (speaker: string | null, segment: SavedSegment) => ({ ...segment, speaker });

/** Two people in two lines, without a line break where the speaker changes. */
const talk = [
  makeSaid('a', 'سلام رضا.', 0),
  by('reza', makeSaid('b', 'سلام سارا.', 3)),
  by('reza', makeSaid('c', 'خوبی؟\n', 6)),
  makeSaid('d', 'بله.', 9),
];

const open = () => openConversation(talk, { speakers: [sara, reza] });

const listSpeakers = (document: TranscriptDocument) =>
  readSegments(document).map(({ speaker }) => speaker);

const whole = (document: TranscriptDocument) => ({
  from: 0,
  to: getInternals(document).state().doc.content.size,
});

describe('the speakers of a conversation', () => {
  it('X-141: another speaker begins a paragraph, and unedited segments stay as they were', () => {
    const document = open();
    expect(document.text()).toBe('سلام رضا.\nسلام سارا. خوبی؟\nبله.');
    expect(listParagraphs(document).map(({ speaker, start }) => [speaker, start])).toEqual([
      ['sara', 0],
      ['reza', 3],
      ['sara', 9],
    ]);
    expect(readSegments(document)).toEqual(talk);
    expect(readSpeakers(document)).toEqual([sara, reza]);
  });

  it('X-141: the speaker of a paragraph is that of its segments, as one undo step', () => {
    const document = open();
    const [, second] = listParagraphs(document);
    assignSpeaker(document, { from: second?.from ?? 0, to: second?.from ?? 0 }, 'sara');
    expect(listSpeakers(document)).toEqual(['sara', 'sara', 'sara', 'sara']);
    // The line break between the first two is saved from now on.
    expect(readSegments(document).map(({ is_edited }) => is_edited)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(document.text()).toBe('سلام رضا.\nسلام سارا. خوبی؟\nبله.');
    document.undo();
    expect(readSegments(document)).toEqual(talk);
    expect(document.canUndo()).toBe(false);
    assignSpeaker(document, whole(document), null);
    expect(listSpeakers(document)).toEqual([null, null, null, null]);
    document.undo();
    expect(readSegments(document)).toEqual(talk);
  });

  it('X-141: a divided segment has a speaker for each part, also one of several lines', () => {
    const document = openConversation([makeSaid('a', 'یک دو\nسه چهار', 0)], {
      speakers: [sara, reza],
    });
    press(document, 'Enter', 3);
    assignSpeaker(document, { from: 1, to: 1 }, 'reza');
    expect(readSegments(document).map(({ text, speaker }) => [text, speaker])).toEqual([
      ['یک \n', 'reza'],
      ['دو\n', 'sara'],
      ['سه چهار', 'sara'],
    ]);
    document.undo();
    document.undo();
    const last = listParagraphs(document).at(-1);
    assignSpeaker(document, { from: last?.to ?? 0, to: last?.to ?? 0 }, 'reza');
    expect(listParagraphs(document).map(({ start }) => start)).toEqual([0, 2]);
    expect(readSegments(document).map(({ text, speaker }) => [text, speaker])).toEqual([
      ['یک دو\n', 'sara'],
      ['سه چهار', 'reza'],
    ]);
  });

  it('X-141: typed and pasted lines have the speaker of the paragraph they begin in', () => {
    const document = open();
    const { state, dispatch } = getInternals(document);
    const { tr } = state();
    dispatch(tr.setSelection(TextSelection.create(tr.doc, 4)));
    document.insertText('یک\nدو');
    document.insertLongText('سه\nچهار\nپنج');
    expect(listParagraphs(document).map(({ speaker }) => speaker)).toEqual([
      ...Array.from({ length: 4 }, () => 'sara'),
      'reza',
      'sara',
    ]);
  });

  it('X-141: a new name is in the whole text, a blank one changes nothing', () => {
    const document = open();
    expect(renameSpeaker(document, 'sara', '  سارا\u202E احمدی  ')).toBe(true);
    expect(readSpeakers(document)).toEqual([{ id: 'sara', name: 'سارا احمدی' }, reza]);
    expect(readSegments(document)).toEqual(talk);
    expect(renameSpeaker(document, 'sara', ' \u200E ')).toBe(false);
    document.undo();
    expect(readSpeakers(document)).toEqual([sara, reza]);
    expect(document.canUndo()).toBe(false);
  });

  it('X-141: a speaker is added, merged into another one and removed, each as one undo step', () => {
    const document = open();
    const [first] = listParagraphs(document);
    const range = { from: first?.from ?? 0, to: first?.to ?? 0 };
    expect(addSpeaker(document, { id: 'n', name: 'مهمان' }, range)).toBe(true);
    expect(listSpeakers(document)).toEqual(['n', 'reza', 'reza', 'sara']);
    expect(mergeSpeakerInto(document, 'reza', 'n')).toBe(true);
    expect(mergeSpeakerInto(document, 'n', 'n')).toBe(false);
    expect(listSpeakers(document)).toEqual(['n', 'n', 'n', 'sara']);
    expect(readSpeakers(document).map(({ id }) => id)).toEqual(['sara', 'n']);
    expect(removeSpeaker(document, 'n')).toBe(true);
    expect(listSpeakers(document)).toEqual([null, null, null, 'sara']);
    expect(addSpeaker(document, { id: 'm', name: ' ' }, range)).toBe(false);
    ['n', 'merged', 'opened'].forEach(() => document.undo());
    expect(readSegments(document)).toEqual(talk);
    expect(readSpeakers(document)).toEqual([sara, reza]);
    expect(document.canUndo()).toBe(false);
    writeSpeakers(document, [reza]);
    document.undo();
    expect(readSpeakers(document)).toEqual([sara, reza]);
  });

  it.each([
    ['typing', undefined],
    ['composing', 1],
  ])('X-141: a change of speakers is undone apart from the %s around it', (_, composition) => {
    const document = open();
    const { state, dispatch } = getInternals(document);
    const type = (letters: string) =>
      dispatch(state().tr.insertText(letters, 1).setMeta('composition', composition));
    const read = () => [
      document.text().slice(0, 6),
      listSpeakers(document)[0],
      readSpeakers(document)[0]?.name,
    ];
    type('یک ');
    renameSpeaker(document, 'sara', 'مهمان');
    assignSpeaker(document, { from: 1, to: 1 }, 'reza');
    type('دو ');
    expect(read()).toEqual(['دو یک ', 'reza', 'مهمان']);
    document.undo();
    expect(read()).toEqual(['یک سلا', 'reza', 'مهمان']);
    document.undo();
    expect(read()).toEqual(['یک سلا', 'sara', 'مهمان']);
    document.undo();
    expect(read()).toEqual(['یک سلا', 'sara', 'سارا']);
    document.undo();
    expect(readSegments(document)).toEqual(talk);
  });

  it('X-141: a name is one line of at most 100 characters, and its forms are one name', () => {
    expect(cleanSpeakerName(' Guest\u2067\n‏دوم ')).toBe('Guest دوم');
    expect(Array.from(cleanSpeakerName('😀'.repeat(300)))).toHaveLength(100);
    expect(findSpeakerByName([sara, reza], ' سارا ')).toBe(sara);
    expect(findSpeakerByName([{ id: 'k', name: 'علی کریمی' }], 'علي كريمي')?.id).toBe('k');
    expect(findSpeakerByName([sara], ' ')).toBeUndefined();
  });

  it('finds the paragraph of a position', () => {
    const paragraphs = listParagraphs(open());
    expect(paragraphs.length).toBeGreaterThan(1);
    for (const paragraph of paragraphs) {
      expect(findParagraph(paragraphs, paragraph.from)).toBe(paragraph);
      expect(findParagraph(paragraphs, paragraph.to)).toBe(paragraph);
    }
    expect(findParagraph(paragraphs, 0)).toBeUndefined();
    expect(findParagraph(paragraphs, 999)).toBeUndefined();
  });
});

const anyone = fc.constantFrom('sara', 'reza', null);

const anySegments = fc
  .array(
    fc.record({
      parts: fc.array(fc.constantFrom('سلام', ' ', '۲۵', '\n', '،'), { maxLength: 4 }),
      speaker: anyone,
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ parts, speaker }, at) => by(speaker, makeSaid(`s${at}`, parts.join(''), at))),
  );

const anyChange = fc.oneof(
  changes.map((one) => (document: TranscriptDocument) => makeChange(document, one)),
  fc
    .record({ at: fc.nat(60), length: fc.nat(40), speaker: anyone })
    .map(({ at, length, speaker }) => (document: TranscriptDocument) => {
      const { to } = whole(document);
      assignSpeaker(document, { from: at % to, to: Math.min(to, (at % to) + length) }, speaker);
    }),
  fc.constantFrom(
    (document: TranscriptDocument) => {
      renameSpeaker(document, 'sara', 'سارا احمدی');
    },
    (document: TranscriptDocument) => {
      mergeSpeakerInto(document, 'sara', 'reza');
    },
    (document: TranscriptDocument) => {
      removeSpeaker(document, 'reza');
    },
  ),
);

describe('any conversation with speakers', () => {
  it('X-141: is given back as it was opened', () => {
    checkEvery(1_000, anySegments, (segments) => {
      expect(readSegments(openConversation(segments))).toEqual(segments);
    });
  });

  it(
    'X-141: has the same speakers after a save, after a reload, and the opened ones after undo',
    { timeout: fuzzTime(300) },
    () => {
      checkEvery(
        300,
        fc.oneof(fc.constant(talk), fc.constant(spoken)),
        fc.array(anyChange, { maxLength: 20 }),
        (segments, edits) => {
          const entries: unknown[] = [];
          const speakers = [sara, reza];
          const onEntry = (entry: unknown) => entries.push(JSON.parse(JSON.stringify(entry)));
          const document = openConversation(segments, { speakers, onEntry });
          const opened = JSON.parse(JSON.stringify(document.snapshot()));
          edits.forEach((edit) => edit(document));
          const saved = readSegments(document);
          const again = openConversation(saved, { speakers: readSpeakers(document) });
          expect(again.text()).toBe(document.text());
          expect(readSegments(again)).toEqual(saved);
          const store = () => createSegmentStore(document.recognised.list());
          const replayed = createTranscriptDocument({
            entries: [opened, ...entries],
            segments: store(),
          });
          const restored = createTranscriptDocument({
            entries: [JSON.parse(JSON.stringify(document.snapshot()))],
            segments: store(),
          });
          for (const one of [replayed, restored]) {
            expect(readSegments(one)).toEqual(saved);
            expect(readSpeakers(one)).toEqual(readSpeakers(document));
          }
          for (const one of [document, replayed, restored]) {
            while (one.undo()) {
              // Back to the beginning.
            }
            expect(readSegments(one)).toEqual(segments);
            expect(readSpeakers(one)).toEqual(speakers);
          }
        },
      );
    },
  );
});
