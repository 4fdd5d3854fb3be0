import { makePersianPattern } from '@nevisa/writing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { findHits } from '../find/findHits.ts';
import { replaceHits } from '../find/replaceHits.ts';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import { createSegmentStore } from '../segments/segmentStore.ts';
import { happenings, Story } from '../testing/documentStories.ts';

/** A document with its journal as a device stores it. */
function createJournal() {
  let entries: string[] = [];
  const document = createTranscriptDocument({
    onEntry: (entry) => entries.push(JSON.stringify(entry)),
  });
  return {
    document,
    compact: () => {
      entries = [JSON.stringify(document.snapshot())];
    },
    /** The document that the next visit opens. */
    reopen: () =>
      createTranscriptDocument({
        entries: entries.map((entry): unknown => JSON.parse(entry)),
        segments: createSegmentStore(document.recognised.list()),
      }),
  };
}

function listTexts(document: TranscriptDocument, command: 'undo' | 'redo'): string[] {
  const texts = [document.text()];
  while (document[command]()) {
    texts.push(document.text());
  }
  return texts;
}

/** Types a line as an undo step of its own. */
function typeLine(document: TranscriptDocument, line: string): void {
  document.insertLongText(`${line}\n`);
}

describe('undo after a reload', () => {
  it(
    'X-160: undo and redo show the same texts as before the reload, with and without a compaction',
    { timeout: fuzzTime(300) },
    () => {
      const journal = fc.array(fc.oneof({ weight: 9, arbitrary: happenings }, fc.constant(null)), {
        maxLength: 40,
      });
      checkEvery(300, journal, (steps) => {
        const { document, compact, reopen } = createJournal();
        const story = new Story(document);
        for (const step of steps) {
          if (step === null) {
            compact();
          } else {
            story.happen(step);
          }
        }
        const again = reopen();
        expect(again.text()).toBe(document.text());
        expect(listTexts(again, 'redo')).toEqual(listTexts(document, 'redo'));
        expect(listTexts(again, 'undo')).toEqual(listTexts(document, 'undo'));
      });
    },
  );

  it('X-160: undoes 500 steps in one visit, and the last 200 changes after a reload', () => {
    const { document, compact, reopen } = createJournal();
    for (let line = 0; line < 600; line += 1) {
      typeLine(document, `${line}`);
    }
    const before = reopen();
    compact();
    const after = reopen();
    expect(listTexts(document, 'undo').length).toBeGreaterThan(500);
    const texts = listTexts(before, 'undo');
    expect(texts).toHaveLength(201);
    expect(texts.at(-1)?.split('\n')).toHaveLength(401);
    expect(listTexts(after, 'undo')).toEqual(texts);
  });

  it('X-160: keeps the last changes over several visits', () => {
    const { document, reopen } = createJournal();
    typeLine(document, 'یک');
    const second = reopen();
    typeLine(second, 'دو');
    const third = createTranscriptDocument({
      entries: [JSON.parse(JSON.stringify(second.snapshot()))],
    });
    typeLine(third, 'سه');
    expect(listTexts(third, 'undo')).toEqual(['یک\nدو\nسه\n', 'یک\nدو\n', 'یک\n', '']);
  });

  it('X-160: a paste in parts and a replacement of all hits stay one step each', () => {
    const { document, reopen } = createJournal();
    // Longer than one part of a paste (24,000 letters), in few paragraphs: each hit copies the list of them.
    const pasted = `${'تهران شهر است. '.repeat(20)}\n`.repeat(100);
    document.insertLongText(pasted);
    while (document.insertRest()) {
      // The page inserts the parts in tasks of their own.
    }
    const pattern = makePersianPattern('تهران');
    replaceHits(document, pattern === null ? [] : findHits(document, pattern), 'شیراز');
    const texts = [pasted.replaceAll('تهران', 'شیراز'), pasted, ''];
    expect(listTexts(reopen(), 'undo')).toEqual(texts);
    expect(listTexts(document, 'undo')).toEqual(texts);
  });

  it('X-160: recent changes that do not fit cost the undo, never the text', () => {
    const { document } = createJournal();
    typeLine(document, 'یک');
    typeLine(document, 'دو');
    const snapshot = JSON.parse(JSON.stringify(document.snapshot())) as {
      recent: { back: unknown[] }[];
    };
    const step = { stepType: 'replace', from: 900, to: 990 };
    const damaged = { ...snapshot, recent: [{ back: [step], undo: 'new' }] };
    const again = createTranscriptDocument({ entries: [damaged] });
    expect(again.text()).toBe('یک\nدو\n');
    expect(again.canUndo()).toBe(false);
    const [first, last] = snapshot.recent;
    const swapped = { ...snapshot, recent: [last, first] };
    expect(createTranscriptDocument({ entries: [swapped] }).text()).toBe('یک\nدو\n');
  });
});
