import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIntoBlocks, wordsPerBlock } from './splitIntoBlocks.ts';

const segment = (id: number, words: number) => ({
  id,
  text: Array.from({ length: words }, () => 'واژه').join(' '),
  confirmed: true,
});

const transcripts = fc
  .array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 })
  .map((lengths) => lengths.map((words, id) => segment(id, words)));

describe('splitIntoBlocks', () => {
  it('starts with an empty open block', () => {
    expect(splitIntoBlocks([])).toEqual([{ key: 0, segments: [] }]);
  });

  it('opens the next block when one has 60 words', () => {
    const [first, second] = [segment(1, 30), segment(2, 30)];
    expect(splitIntoBlocks([first, second])).toEqual([
      { key: 0, segments: [first, second] },
      { key: 1, segments: [] },
    ]);
  });

  it('preserves every segment in order and leaves only the last block open', () => {
    checkEvery(100, transcripts, (segments) => {
      const blocks = splitIntoBlocks(segments);
      expect(blocks.flatMap((block) => block.segments)).toEqual(segments);
      expect(
        blocks
          .slice(0, -1)
          .map(countWords)
          .every((count) => count >= wordsPerBlock),
      ).toBe(true);
      expect(countWords(blocks.at(-1))).toBeLessThan(wordsPerBlock);
    });
  });

  it('never changes a full block when segments are added', () => {
    checkEvery(100, transcripts, (segments) => {
      const before = splitIntoBlocks(segments.slice(0, -1)).slice(0, -1);
      expect(splitIntoBlocks(segments).slice(0, before.length)).toEqual(before);
    });
  });
});

function countWords(block: ReturnType<typeof splitIntoBlocks>[number] | undefined): number {
  return block?.segments.flatMap(({ text }) => text.split(' ')).length ?? 0;
}
