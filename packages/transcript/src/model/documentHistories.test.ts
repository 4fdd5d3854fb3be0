import { countWords } from '@nevisa/writing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { createTranscriptDocument } from './createTranscriptDocument.ts';
import { getInternals } from './documentInternals.ts';
import type { TranscriptEntry } from '../journal/transcriptEntries.ts';
import {
  finals,
  type Happening,
  happenings,
  peaceful,
  Story,
  typing,
} from '../testing/documentStories.ts';

describe('any history of a document', { timeout: fuzzTime(300) }, () => {
  const numRuns = 300;

  it('D12, X-32: an inserted segment changes no other text', () => {
    checkEvery(numRuns, fc.array(happenings, { maxLength: 40 }), finals, (past, final) => {
      const story = after(past);
      const before = story.document.text();
      story.happen(final);
      const text = story.said.at(-1)?.text ?? '';
      const now = story.document.text();
      const at = now.indexOf(text);
      const [left, right] = [now.slice(0, at), now.slice(at + text.length)];
      const without = [left, left.replace(/[ \n]$/u, '')].flatMap((left) => [
        left + right,
        left + right.replace(/^ /u, ''),
      ]);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(without).toContain(before);
    });
  });

  it('D12: each segment is in the text once and in order, with any typing between', () => {
    checkEvery(numRuns, fc.array(fc.oneof(peaceful, typing), { maxLength: 40 }), (happenings) => {
      const story = new Story(createTranscriptDocument());
      for (const happening of happenings) {
        // At its beginning and at its end nothing is typed into a sentence.
        story.happen(
          happening.kind === 'type' ? { ...happening, at: Math.round(happening.at) } : happening,
        );
      }
      const places = story.said.map(({ text }) => occurrences(story.document.text(), text));
      expect(places.map((found) => found.length)).toEqual(places.map(() => 1));
      expect(places.flat()).toEqual(places.flat().sort((a, b) => a - b));
      expect(story.document.segments().map(({ text }) => text)).toEqual(
        story.said.map(({ text }) => text),
      );
      expect(story.document.segments().some(({ is_edited }) => is_edited)).toBe(false);
    });
  });

  it('D12: the caret and a selection keep the text around them', () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    checkEvery(
      numRuns,
      fc.array(happenings, { maxLength: 30 }),
      place,
      place,
      finals,
      (past, a, b, f) => {
        const story = after(past);
        story.putCaret(a, b);
        const before = aroundSelection(story);
        story.happen(f);
        const now = aroundSelection(story);
        expect(now.selected).toBe(before.selected);
        if (before.selected === '') {
          expect([
            now.left.endsWith(before.left.slice(-1)),
            now.right.startsWith(before.right.slice(0, 1)),
          ]).toContain(true);
        }
      },
    );
  });

  it('is restored from its entries, or from a snapshot and later entries', () => {
    checkEvery(
      numRuns,
      fc.array(happenings, { maxLength: 40 }),
      fc.array(happenings, { maxLength: 20 }),
      (past, later) => {
        const entries: TranscriptEntry[] = [];
        const story = new Story(
          createTranscriptDocument({ onEntry: (entry) => entries.push(inJson(entry)) }),
        );
        past.forEach((one) => story.happen(one));
        const [snapshot, kept] = [inJson(story.document.snapshot()), entries.length];
        later.forEach((one) => story.happen(one));
        const whole = readContent(story.document);
        expect(readContent(createTranscriptDocument({ entries }))).toEqual(whole);
        expect(
          readContent(createTranscriptDocument({ entries: [snapshot, ...entries.slice(kept)] })),
        ).toEqual(whole);
      },
    );
  });

  it('keeps the word count and the emptiness that the whole text has', () => {
    checkEvery(numRuns, fc.array(happenings, { maxLength: 40 }), fc.boolean(), (past, cleared) => {
      const story = new Story(createTranscriptDocument());
      expect(story.document.isEmpty()).toBe(true);
      for (const happening of past) {
        story.happen(happening);
        const text = story.document.text();
        expect(story.document.isEmpty()).toBe(text.trim() === '');
        expect(story.document.wordCount()).toBe(
          text.split('\n').reduce((sum, line) => sum + countWords(line), 0),
        );
      }
      const entries = [inJson(story.document.snapshot())];
      const restored = createTranscriptDocument({ entries });
      expect(restored.wordCount()).toBe(story.document.wordCount());
      if (cleared) {
        story.document.clear();
        expect([story.document.isEmpty(), story.document.wordCount()]).toEqual([true, 0]);
      }
    });
  });

  it('D13: pasted text is unchanged', () => {
    const strange = fc.constantFrom('‌', '‏', '‎', '۱۲', '١', 'ً', '\t', ' ', '\n', '  ', 'آ', '🌱');
    const pasted = fc
      .array(fc.oneof(strange, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 20 })
      .map((parts) => parts.join('').replaceAll('\r', ''));
    checkEvery(numRuns, pasted, pasted, (text, second) => {
      const document = createTranscriptDocument();
      document.insertText(text);
      expect(document.text()).toBe(text);
      new Story(document).putCaret(0);
      document.insertText(second);
      expect(document.text()).toBe(second + text);
      expect(createTranscriptDocument({ entries: [inJson(document.snapshot())] }).text()).toBe(
        second + text,
      );
    });
  });

  it('every change can be undone and redone', () => {
    checkEvery(numRuns, fc.array(fc.oneof(finals, typing), { maxLength: 20 }), (happenings) => {
      const story = after(happenings);
      const text = story.document.text();
      while (story.document.undo()) {
        expect(story.document.canRedo()).toBe(true);
      }
      expect(story.document.text()).toBe('');
      while (story.document.redo()) {
        expect(story.document.canUndo()).toBe(true);
      }
      expect(story.document.text()).toBe(text);
    });
  });
});

function after(happenings: Happening[]): Story {
  const story = new Story(createTranscriptDocument());
  happenings.forEach((happening) => story.happen(happening));
  return story;
}

function occurrences(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    places.push(at);
  }
  return places;
}

function aroundSelection({ document }: Story) {
  const { doc, selection } = getInternals(document).state();
  const between = (from: number, to: number) => doc.textBetween(from, to, '\n');
  return {
    left: between(0, selection.from),
    selected: between(selection.from, selection.to),
    right: between(selection.to, doc.content.size),
  };
}

function readContent(document: ReturnType<typeof createTranscriptDocument>): unknown {
  return inJson({ all: document.snapshot(), text: document.text(), segments: document.segments() });
}

function inJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
