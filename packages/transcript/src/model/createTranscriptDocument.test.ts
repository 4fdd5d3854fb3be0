import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { createTranscriptDocument } from './createTranscriptDocument.ts';
import { getInternals } from './documentInternals.ts';
import { Story } from '../testing/documentStories.ts';

const sentence = (id: string, text: string, confirmed = true) => ({ id, text, confirmed });

function told(...texts: string[]) {
  const document = createTranscriptDocument();
  for (const [at, text] of texts.entries()) {
    document.insertSegment(sentence(`s${at}`, text));
  }
  return { document, story: new Story(document) };
}

describe('a dictated document', () => {
  it('R-154: puts each sentence after the one before, with a space between', () => {
    const { document } = told('سلام.', 'این متن است');
    document.insertSegment(sentence('c', '، و بس'));
    expect(document.text()).toBe('سلام. این متن است، و بس');
    expect(document.wordCount()).toBe(6);
    expect(document.isEmpty()).toBe(false);
  });

  it('X-34: a confirmed sentence that comes again changes nothing', () => {
    const { document } = told('سلام.');
    const heard = vi.fn();
    document.subscribe(heard);
    document.insertSegment(sentence('s0', 'سلام دوباره.'));
    expect(document.text()).toBe('سلام.');
    expect(heard).not.toHaveBeenCalled();
  });

  it('opens a paragraph after a sentence with which the last has 60 words', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'واژه').join(' ');
    const { document } = told(words(59));
    document.insertSegment(sentence('b', 'یک'));
    document.insertSegment(sentence('c', 'دو'));
    document.insertSegment(sentence('d', 'سه'));
    expect(document.text()).toBe(`${words(59)} یک\nدو سه`);
    expect(document.wordCount()).toBe(62);
  });

  it('does not break a paragraph in which the person has not ended a sentence', () => {
    const document = createTranscriptDocument();
    document.insertText('واژه '.repeat(70).trim());
    document.insertSegment(sentence('a', 'یک'));
    expect(document.text()).not.toContain('\n');
  });

  it('keeps interim words out of the text, of undo and of the count', () => {
    const { document } = told('سلام.');
    document.showInterim('و اکنون');
    expect(document.text()).toBe('سلام.');
    expect(document.text({ interim: true })).toBe('سلام. و اکنون');
    expect(document.wordCount()).toBe(1);
    document.insertSegment(sentence('b', 'و اکنون این.'));
    expect(document.text({ interim: true })).toBe('سلام. و اکنون این.');
    expect(document.undo()).toBe(true);
    expect(document.text({ interim: true })).toBe('سلام.');
  });

  it('takes back one sentence at a time, and what was typed by itself', () => {
    const { document } = told('یک.', 'دو.');
    document.insertText(' نوشته');
    document.insertSegment(sentence('c', 'سه.'));
    const seen = [document.text()];
    while (document.undo()) {
      seen.push(document.text());
    }
    expect(seen).toEqual(['یک. دو. نوشته سه.', 'یک. دو. نوشته', 'یک. دو.', 'یک.', '']);
    expect(document.canUndo()).toBe(false);
    while (document.redo()) {
      seen.pop();
    }
    expect(document.text()).toBe('یک. دو. نوشته سه.');
  });

  it('takes a sentence back whole that had grown, and never brings it back by itself', () => {
    const { document } = told('یک.');
    document.insertSegment(sentence('b', 'دو', false));
    // Longer than typing takes to become something else that is taken back by itself.
    vi.setSystemTime(Date.now() + 10_000);
    document.insertSegment(sentence('b', 'دو و سه', false));
    vi.useRealTimers();
    expect(document.text()).toBe('یک. دو و سه');
    document.undo();
    expect(document.text()).toBe('یک.');
    document.insertSegment(sentence('b', 'دو و سه و چهار', true));
    expect(document.text()).toBe('یک.');
  });

  it('gives a sentence that comes back by redo no doubt that was resolved meanwhile', () => {
    const document = createTranscriptDocument();
    document.insertSegment(sentence('a', 'یک', false));
    document.undo();
    document.insertSegment(sentence('a', 'یک', true));
    document.redo();
    expect(document.text()).toBe('یک');
    expect(JSON.stringify(document.snapshot())).not.toContain('true]');
  });

  it('X-32: what the person edited stays, and the rest of the sentence follows the engine', () => {
    const { document, story } = told();
    document.insertSegment(sentence('a', 'من به خانه', false));
    story.putCaret(3 / 12);
    document.insertText('‌ها');
    document.insertSegment(sentence('a', 'من به خانه رفتم', true));
    expect(document.text()).toBe('من‌ها به خانه رفتم');
    expect(document.segments()).toEqual([
      { segment_id: 'a', text: 'من‌ها به خانه رفتم', start: null, end: null, is_edited: true },
    ]);
  });

  it('saves where a sentence stands in time', () => {
    const document = createTranscriptDocument();
    document.insertSegment({ ...sentence('a', 'یک'), start: 1.5, end: 2 });
    expect(document.segments()).toEqual([
      { segment_id: 'a', text: 'یک', start: 1.5, end: 2, is_edited: false },
    ]);
  });

  it('lets dictation fall where the person says, and at the end again', () => {
    const { document, story } = told('یک.', 'سه.');
    story.putCaret(0.4);
    document.moveAnchor();
    document.insertSegment(sentence('b', 'دو.'));
    document.insertSegment(sentence('c', 'دو و نیم.'));
    document.moveAnchor('end');
    document.insertSegment(sentence('d', 'چهار.'));
    expect(document.text()).toBe('یک. دو. دو و نیم. سه. چهار.');
  });

  it('moves the place of dictation with what is written before it', () => {
    const { document, story } = told('یک.', 'سه.');
    story.putCaret(0.4);
    document.moveAnchor();
    story.putCaret(0);
    document.insertText('صفر. ');
    document.insertSegment(sentence('b', 'دو.'));
    expect(document.text()).toBe('صفر. یک. دو. سه.');
  });

  it('X-32: stays with the word that the person is typing, and goes with what is spoken', () => {
    const { document } = told('یک.');
    document.insertSegment(sentence('b', 'دو.'));
    document.insertText(' نوش');
    document.insertSegment(sentence('c', 'سه.'));
    document.insertText('ته');
    expect(document.text()).toBe('یک. دو. نوشته سه.');
  });

  it('X-32: a sentence never falls into a selection, where the next key would delete it', () => {
    const { document, story } = told('یک.', 'سه.');
    story.putCaret(0.4);
    document.moveAnchor();
    story.putCaret(0, 1);
    document.insertSegment(sentence('b', 'دو.'));
    document.insertText('نو');
    expect(document.text()).toBe('نو دو.');
  });

  it('lets what arrives wait while a composition is held, in order', () => {
    const { document } = told('یک.');
    const release = getInternals(document).hold();
    document.insertSegment(sentence('b', 'دو.'));
    document.showInterim('سه');
    expect(document.text({ interim: true })).toBe('یک.');
    document.insertText('!');
    release();
    expect(document.text({ interim: true })).toBe('یک.! دو. سه');
  });

  it('begins anew, and lets no known sentence come back', () => {
    const { document } = told('یک.');
    document.insertSegment(sentence('b', 'دو', false));
    document.clear();
    document.insertSegment(sentence('b', 'دو', true));
    expect([document.text(), document.isEmpty(), document.canUndo()]).toEqual(['', true, false]);
    document.insertSegment(sentence('c', 'نو'));
    expect(document.text()).toBe('نو');
  });

  it('tells which entry cannot be read, by a named error', () => {
    const broken = [{ version: 1, kind: 'change', anchor: null, segments: [], steps: [{}] }];
    expect(() => createTranscriptDocument({ entries: broken })).toThrow(
      expect.objectContaining({ name: 'UnreadableEntryError', at: 0 }),
    );
    expect(() => createTranscriptDocument({ entries: [{ ...broken[0], version: 2 }] })).toThrow(
      'Entry 0 of the transcript cannot be read.',
    );
  });

  it('writes no markup anywhere', () => {
    const sources = import.meta.glob<string>('../**/*.ts', { query: '?raw', import: 'default' });
    const own = Object.keys(sources).filter((path) => !/\.(test|stories)\.tsx?$/u.test(path));
    const written = own.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
    expect(written.length).toBeGreaterThan(8);
    expect(written.join('')).not.toMatch(/innerHTML|insertAdjacentHTML|outerHTML|document\.write/u);
  });
});
