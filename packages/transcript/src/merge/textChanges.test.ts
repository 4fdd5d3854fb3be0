import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { createEditor, createSaved, makeText, textEdit } from '../testing/savedTexts.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { isSameText, type SavedText } from './savedText.ts';
import { applyChanges, listChanges, takeChanges } from './textChanges.ts';

const edits = fc.array(textEdit, { maxLength: 12 });
const base = makeText('a', 'b', 'c', 'd', 'e', 'f');
const edited = (from: SavedText, list: Parameters<ReturnType<typeof createEditor>>[1][]) =>
  list.reduce(createEditor('mine'), from);

describe('the changes of a text', () => {
  it('X-156: turn the saved text into the present one, after any edits', () => {
    checkEvery(1_000, edits, edits, (first, second) => {
      const saved = edited(base, first);
      const current = second.reduce(createEditor('later'), saved);
      expect(applyChanges(saved, listChanges(saved, current))).toEqual(current);
    });
  });

  it('X-156: apply in parts of any size, and the rest follows from each part', () => {
    checkEvery(300, edits, fc.integer({ min: 1, max: 3 }), (list, size) => {
      const current = edited(base, list);
      let saved = base;
      for (let round = 0; round < 50 && !isSameText(saved, current); round += 1) {
        saved = applyChanges(saved, takeChanges(listChanges(saved, current), size));
      }
      expect(saved).toEqual(current);
    });
  });

  it('X-156: are applied to a long text without a walk for each of them', () => {
    const count = 2_000;
    let reads = 0;
    const createCounted = (id: string) => ({
      ...createSaved(id),
      get segment_id() {
        reads += 1;
        return id;
      },
    });
    const names = Array.from({ length: count }, (_, at) => `s${at}`);
    const text = { ...base, segments: names.map(createCounted) };
    const changes = names.map((name) => {
      const segment = createSaved(`${name}+1`);
      return { op: 'insert' as const, segment_id: segment.segment_id, after: name, segment };
    });
    const { segments } = applyChanges<SavedSegment>(text, { changes });
    expect(reads).toBeLessThanOrEqual(2 * count);
    expect(segments.map(({ segment_id }) => segment_id)).toEqual(
      names.flatMap((name) => [name, `${name}+1`]),
    );
  });

  it('X-156: keep a segment whose place is unknown, at the end', () => {
    const [set, insert] = [createSaved('y'), createSaved('z')];
    const { segments } = applyChanges(base, {
      changes: [
        { op: 'insert', segment_id: 'z', after: 'not there', segment: insert },
        { op: 'set', segment_id: 'y', segment: set },
        { op: 'insert', segment_id: 'a', after: 'a', segment: createSaved('a') },
        { op: 'remove', segment_id: 'not there' },
      ],
    });
    expect(segments.map(({ segment_id }) => segment_id).join(' ')).toBe('b c d e f z y a');
  });

  it('X-162: are none for the same text, also while the words of one are not loaded', () => {
    const words = [{ word: 'سلام', start: 0, end: 1, conf: 1 }];
    const withWords = { ...base, segments: base.segments.map((each) => ({ ...each, words })) };
    expect(listChanges(base, structuredClone(base))).toEqual({ changes: [] });
    expect(listChanges(withWords, base)).toEqual({ changes: [] });
    const other = withWords.segments.map((each) => ({
      ...each,
      words: [{ ...words[0]!, end: 2 }],
    }));
    expect(listChanges(withWords, { ...base, segments: other }).changes).toHaveLength(6);
  });

  it('X-162: are some while the title or a speaker has another name', () => {
    expect(listChanges(base, { ...base, title: 'new' })).not.toEqual({ changes: [] });
    const speakers = [{ id: 's1', name: 'سارا' }];
    expect(listChanges(base, { ...base, speakers })).not.toEqual({ changes: [] });
  });

  it('X-156: name only the segments that changed, and move as few as possible', () => {
    expect(listChanges(base, makeText('a', ['b', 'B'], 'new', 'f', 'c', 'e')).changes).toEqual([
      { op: 'remove', segment_id: 'd' },
      { op: 'remove', segment_id: 'f' },
      { op: 'set', segment_id: 'b', segment: createSaved('b', 'B') },
      { op: 'insert', segment_id: 'new', after: 'b', segment: createSaved('new') },
      { op: 'insert', segment_id: 'f', after: 'new', segment: createSaved('f') },
    ]);
    const titled = { ...base, title: 'نام تازه', speakers: [{ id: 's1', name: 'سارا' }] };
    expect(listChanges(base, titled)).toEqual({
      title: 'نام تازه',
      speakers: [{ id: 's1', name: 'سارا' }],
      changes: [],
    });
  });

  it('X-156: are at most 8 kB for one changed sentence of a long text', () => {
    const words = Array.from({ length: 40 }, (_, at) => ({
      word: 'می‌خواهند',
      start: at + 0.123,
      end: at + 0.987,
      conf: 0.987,
    }));
    const sentence = words.map(({ word }) => word).join(' ');
    const segments = Array.from({ length: 3_000 }, (_, at) => ({
      ...createSaved(crypto.randomUUID(), sentence),
      start: at,
      end: at + 40,
      words,
    }));
    const long = { ...base, segments };
    const current = {
      ...long,
      segments: segments.with(1_500, {
        ...segments[1_500]!,
        text: `${sentence} نه`,
        is_edited: true,
      }),
    };
    const bytes = new TextEncoder().encode(JSON.stringify(listChanges(long, current))).length;
    expect(bytes).toBeLessThan(8_000);
  });

  it('keeps the text of a change whose segment is not there', () => {
    const added = createSaved('x');
    const changes = [
      { op: 'set' as const, segment_id: 'x', segment: added },
      { op: 'insert' as const, segment_id: 'y', after: 'nobody', segment: createSaved('y') },
      { op: 'remove' as const, segment_id: 'nobody' },
    ];
    expect(applyChanges(base, { changes }).segments.slice(-2)).toEqual([added, createSaved('y')]);
  });
});
