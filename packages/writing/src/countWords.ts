const segmenter = new Intl.Segmenter('fa', { granularity: 'word' });

// An e-mail or an address is one word: «sara@nevisa.ir», «https://nevisa.ir/a».
const address = /[^\s@]+@[^\s@]+\.[a-z]{2,}|https?:\/\/\S+|(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?/giu;

/** Counts words by Persian segmentation: «می‌رود» is one word, and so is an address. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text.replaceAll(address, 'a'))) {
    count += isWordLike === true ? 1 : 0;
  }
  return count;
}
