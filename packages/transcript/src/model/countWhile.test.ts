import { Node } from 'prosemirror-model';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countWhile } from './countWhile.ts';
import { createTranscriptDocument } from './createTranscriptDocument.ts';

it('X-134: the words of a long text are counted paragraph by paragraph while there is time, and none twice', () => {
  const document = createTranscriptDocument();
  document.insertText('یک دو\nسه\nچهار پنج شش');
  const countFor = (paragraphs: number) => {
    let counted = 0;
    const isWhole = countWhile(document, () => {
      counted += 1;
      return counted < paragraphs;
    });
    return [isWhole, counted];
  };
  const read = vi.spyOn(Node.prototype, 'textContent', 'get');
  onTestFinished(() => read.mockRestore());
  expect([countFor(1), countFor(2), countFor(4)]).toEqual([
    [false, 1],
    [false, 2],
    [true, 3],
  ]);
  expect(read).toHaveBeenCalledTimes(3);
  expect(document.wordCount()).toBe(6);
  // Whether a paragraph is empty is asked once more; its words are not counted again.
  expect(read).toHaveBeenCalledTimes(6);
});
