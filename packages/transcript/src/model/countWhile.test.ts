import { expect, it, vi } from 'vitest';
import * as writing from '@nevisa/writing';
import { countWhile } from './countWhile.ts';
import { createTranscriptDocument } from './createTranscriptDocument.ts';

vi.mock('@nevisa/writing', { spy: true });

it('X-134: the words of a long text are counted in slices, and none of its paragraphs twice', () => {
  const document = createTranscriptDocument();
  document.insertText('یک دو\nسه\nچهار پنج شش');
  const { countWords } = vi.mocked(writing);
  countWords.mockClear();
  let left = 2;
  const answers = [1, 2].map(() => countWhile(document, () => (left -= 1) > 0));
  expect(answers).toEqual([false, false]);
  expect(countWhile(document, () => true)).toBe(true);
  expect(document.wordCount()).toBe(6);
  expect(countWords.mock.calls).toEqual([['یک دو'], ['سه'], ['چهار پنج شش']]);
});
