import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { createTranscriptDocument } from './createTranscriptDocument.ts';
import { getInternals } from './documentInternals.ts';
import { Story } from '../testing/documentStories.ts';

const sentence = (id: string, text: string, confirmed = true) => ({ id, text, confirmed });

function createDictated(...texts: string[]) {
  const document = createTranscriptDocument();
  for (const [at, text] of texts.entries()) {
    document.insertSegment(sentence(`s${at}`, text));
  }
  return { document, story: new Story(document) };
}

describe('createTranscriptDocument', () => {
  it('X-42: inserts each segment after the last, with a space except before a mark', () => {
    const { document } = createDictated('سلام.', 'این متن است');
    document.insertSegment(sentence('c', '، و بس'));
    expect(document.text()).toBe('سلام. این متن است، و بس');
    expect(document.wordCount()).toBe(6);
    expect(document.isEmpty()).toBe(false);
  });

  it.each([
    ...Array.from('.,،؛;:!?؟…»”)/\u200C', (mark) => ['سلام', `${mark}دنیا`]),
    ...Array.from('«“(/\u200C', (mark) => [`سلام ${mark}`, 'دنیا']),
  ])('X-42: inserts no space between «%s» and «%s»', (first, second) => {
    expect(createDictated(first, second).document.text()).toBe(first + second);
  });

  it('X-42: inserts a space before a word of the person, and none before a mark', () => {
    const { document, story } = createDictated('سلام دنیا، بس');
    const insertAt = (at: number, id: string, text: string) => {
      story.putCaret((at + 1) / (document.text().length + 2));
      document.moveAnchor();
      document.insertSegment(sentence(id, text));
    };
    insertAt(5, 'b', 'به');
    expect(document.text()).toBe('سلام به دنیا، بس');
    insertAt(12, 'c', 'ما');
    expect(document.text()).toBe('سلام به دنیا ما، بس');
  });

  it('counts the words of the interim text where they are asked for', () => {
    const { document } = createDictated('سلام.');
    document.showInterim('این متن');
    expect([document.wordCount(), document.wordCount({ interim: true })]).toEqual([1, 3]);
    document.insertSegment(sentence('b', 'این متن است.'));
    expect(document.wordCount({ interim: true })).toBe(4);
  });

  it('X-34: ignores a newer version of a confirmed segment', () => {
    const { document } = createDictated('سلام.');
    const heard = vi.fn();
    document.subscribe(heard);
    document.insertSegment(sentence('s0', 'سلام دوباره.'));
    expect(document.text()).toBe('سلام.');
    expect(heard).not.toHaveBeenCalled();
  });

  it('opens a paragraph after 60 words', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'واژه').join(' ');
    const { document } = createDictated(words(59));
    document.insertSegment(sentence('b', 'یک'));
    document.insertSegment(sentence('c', 'دو'));
    document.insertSegment(sentence('d', 'سه'));
    expect(document.text()).toBe(`${words(59)} یک\nدو سه`);
    expect(document.wordCount()).toBe(62);
  });

  it('opens no paragraph after an unfinished typed sentence', () => {
    const document = createTranscriptDocument();
    document.insertText('واژه '.repeat(70).trim());
    document.insertSegment(sentence('a', 'یک'));
    expect(document.text()).not.toContain('\n');
  });

  it('excludes interim text from the text, undo and the word count', () => {
    const { document } = createDictated('سلام.');
    document.showInterim('و اکنون');
    expect(document.text()).toBe('سلام.');
    expect(document.text({ interim: true })).toBe('سلام. و اکنون');
    expect(document.wordCount()).toBe(1);
    document.insertSegment(sentence('b', 'و اکنون این.'));
    expect(document.text({ interim: true })).toBe('سلام. و اکنون این.');
    expect(document.undo()).toBe(true);
    expect(document.text({ interim: true })).toBe('سلام.');
  });

  it('undoes one segment or one run of typing at a time', () => {
    const { document } = createDictated('یک.', 'دو.');
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

  it('undoes a merged segment as a whole, and does not insert it again', () => {
    const { document } = createDictated('یک.');
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

  it('confirms a segment that redo restores', () => {
    const document = createTranscriptDocument();
    document.insertSegment(sentence('a', 'یک', false));
    document.undo();
    document.insertSegment(sentence('a', 'یک', true));
    document.redo();
    expect(document.text()).toBe('یک');
    expect(JSON.stringify(document.snapshot())).not.toContain('true]');
  });

  it('X-32: merges a newer version around edited words', () => {
    const { document, story } = createDictated();
    document.insertSegment(sentence('a', 'من به خانه', false));
    story.putCaret(3 / 12);
    document.insertText('‌ها');
    document.insertSegment(sentence('a', 'من به خانه رفتم', true));
    expect(document.text()).toBe('من‌ها به خانه رفتم');
    expect(document.segments()).toEqual([
      { segment_id: 'a', text: 'من‌ها به خانه رفتم', start: null, end: null, is_edited: true },
    ]);
  });

  it('returns the times of a segment', () => {
    const document = createTranscriptDocument();
    document.insertSegment({ ...sentence('a', 'یک'), start: 1.5, end: 2 });
    expect(document.segments()).toEqual([
      { segment_id: 'a', text: 'یک', start: 1.5, end: 2, is_edited: false },
    ]);
  });

  it('inserts at the anchor, and at the end again', () => {
    const { document, story } = createDictated('یک.', 'سه.');
    story.putCaret(0.4);
    document.moveAnchor();
    document.insertSegment(sentence('b', 'دو.'));
    document.insertSegment(sentence('c', 'دو و نیم.'));
    document.moveAnchor('end');
    document.insertSegment(sentence('d', 'چهار.'));
    expect(document.text()).toBe('یک. دو. دو و نیم. سه. چهار.');
  });

  it('moves the anchor with text before it', () => {
    const { document, story } = createDictated('یک.', 'سه.');
    story.putCaret(0.4);
    document.moveAnchor();
    story.putCaret(0);
    document.insertText('صفر. ');
    document.insertSegment(sentence('b', 'دو.'));
    expect(document.text()).toBe('صفر. یک. دو. سه.');
  });

  it('X-32: keeps the caret at the typed word, and moves it with segments', () => {
    const { document } = createDictated('یک.');
    document.insertSegment(sentence('b', 'دو.'));
    document.insertText(' نوش');
    document.insertSegment(sentence('c', 'سه.'));
    document.insertText('ته');
    expect(document.text()).toBe('یک. دو. نوشته سه.');
  });

  it('X-32: inserts no segment into a selection', () => {
    const { document, story } = createDictated('یک.', 'سه.');
    story.putCaret(0.4);
    document.moveAnchor();
    story.putCaret(0, 1);
    document.insertSegment(sentence('b', 'دو.'));
    document.insertText('نو');
    expect(document.text()).toBe('نو دو.');
  });

  it('defers segments during a composition, in order', () => {
    const { document } = createDictated('یک.');
    const release = getInternals(document).hold();
    document.insertSegment(sentence('b', 'دو.'));
    document.showInterim('سه');
    expect(document.text({ interim: true })).toBe('یک.');
    document.insertText('!');
    release();
    expect(document.text({ interim: true })).toBe('یک.! دو. سه');
  });

  it('does not touch the view for interim text that is shown already', () => {
    const { document } = createDictated('یک.');
    document.showInterim('دو');
    let changes = 0;
    getInternals(document).beforeChange(() => (changes += 1));
    document.subscribe(() => (changes += 1));
    document.showInterim('دو');
    expect(changes).toBe(0);
    document.showInterim('دو سه');
    expect(changes).toBe(2);
  });

  it('clears the text, and inserts no earlier segment again', () => {
    const { document } = createDictated('یک.');
    document.insertSegment(sentence('b', 'دو', false));
    document.clear();
    document.insertSegment(sentence('b', 'دو', true));
    expect([document.text(), document.isEmpty(), document.canUndo()]).toEqual(['', true, false]);
    document.insertSegment(sentence('c', 'نو'));
    expect(document.text()).toBe('نو');
  });

  it('throws an error with the index of an unreadable entry', () => {
    const broken = [{ version: 1, kind: 'change', anchor: null, segments: [], steps: [{}] }];
    expect(() => createTranscriptDocument({ entries: broken })).toThrow(
      expect.objectContaining({ name: 'UnreadableEntryError', at: 0 }),
    );
    expect(() => createTranscriptDocument({ entries: [{ ...broken[0], version: 2 }] })).toThrow(
      'Entry 0 of the transcript cannot be read.',
    );
  });

  it('contains no sink for HTML markup', () => {
    const sources = import.meta.glob<string>('../**/*.ts', { query: '?raw', import: 'default' });
    const own = Object.keys(sources).filter((path) => !/\.(test|stories)\.tsx?$/u.test(path));
    const written = own.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
    expect(written.length).toBeGreaterThan(8);
    expect(written.join('')).not.toMatch(/innerHTML|insertAdjacentHTML|outerHTML|document\.write/u);
  });
});
