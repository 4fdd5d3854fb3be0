const segmenter = new Intl.Segmenter('fa', { granularity: 'word' });

/** Counts words by Persian segmentation: «می‌رود» is one word. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) {
    count += isWordLike === true ? 1 : 0;
  }
  return count;
}
