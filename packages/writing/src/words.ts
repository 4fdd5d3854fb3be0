const segmenter = new Intl.Segmenter('fa', { granularity: 'word' });

/** Counts words as Persian counts them: «می‌رود» is one. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) {
    count += isWordLike === true ? 1 : 0;
  }
  return count;
}
