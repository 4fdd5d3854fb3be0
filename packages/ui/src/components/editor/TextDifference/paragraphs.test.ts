import { describe, expect, it } from 'vitest';
import { foldUnchanged, splitIntoParagraphs, type TextRun } from './paragraphs.ts';

const same = (text: string): TextRun => ({ kind: 'same', text });
const added = (text: string): TextRun => ({ kind: 'added', text });
const removed = (text: string): TextRun => ({ kind: 'removed', text });

describe('the paragraphs of a comparison', () => {
  it('end at the line breaks of both texts', () => {
    const runs = [same('یک\nدو '), removed('سه'), added('چهار'), same('\nپنج')];
    expect(splitIntoParagraphs(runs).map(({ runs }) => runs)).toEqual([
      [same('یک')],
      [same('دو '), removed('سه'), added('چهار')],
      [same('پنج')],
    ]);
  });

  it('mark a break that one text has alone', () => {
    expect(splitIntoParagraphs([same('یک'), removed('\n'), same('دو')])).toEqual([
      { id: '0', runs: [same('یک'), removed('¶')] },
      { id: '1', runs: [same('دو')] },
    ]);
  });

  it('have no empty paragraph, and their ids are those of their lines', () => {
    expect(splitIntoParagraphs([same('یک\r\n\n\nدو')]).map(({ id }) => id)).toEqual(['0', '3']);
    expect(splitIntoParagraphs([])).toEqual([]);
  });
});

describe('the folded paragraphs of a comparison', () => {
  const describeShape = (pattern: string, context: number) =>
    foldUnchanged(
      Array.from(pattern, (letter, index) => ({
        id: String(index),
        runs: [letter === '.' ? same('متن') : added('متن')],
      })),
      context,
    ).map(({ folded, paragraphs }) => `${folded ? 'folded' : 'shown'} ${paragraphs.length}`);

  it('are the unchanged ones away from a change', () => {
    expect(describeShape('....+.....+', 1)).toEqual(['folded 3', 'shown 3', 'folded 3', 'shown 2']);
  });

  it('are never single', () => {
    expect(describeShape('.+.', 0)).toEqual(['shown 1', 'shown 1', 'shown 1']);
  });

  it('are all paragraphs of equal texts', () => {
    expect(describeShape('...', 1)).toEqual(['folded 3']);
  });
});
