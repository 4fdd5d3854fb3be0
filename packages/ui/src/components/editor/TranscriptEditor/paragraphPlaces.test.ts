import { createTranscriptDocument, getInternals } from '@nevisa/transcript';
import { expect, it } from 'vitest';
import { findPlace } from './paragraphPlaces.ts';

it('the place of a paragraph is known where the document has it once', () => {
  const document = createTranscriptDocument();
  document.insertText('یک\nدو\nسه');
  const { doc } = getInternals(document).state();
  const [first, second, third] = doc.children;
  expect(doc.children.map((paragraph) => findPlace(doc, paragraph))).toEqual([0, 4, 8]);
  const twice = doc.copy(doc.content.append(doc.content));
  expect(findPlace(twice, first!)).toBeNull();
  const part = doc.copy(doc.content.cut(0, 8));
  expect([findPlace(part, second!), findPlace(part, third!)]).toEqual([4, null]);
});
