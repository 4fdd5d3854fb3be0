let segmenter: Intl.Segmenter | undefined;

// Created for the first text, because construction is slow: a page without one does not wait for it.
function createPersianSegmenter(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('fa', { granularity: 'word' });
  return segmenter;
}

// An e-mail or an address is one word: «sara@nevisa.ir», «https://nevisa.ir/a».
const address = /[^\s@]+@[^\s@]+\.[a-z]{2,}|https?:\/\/\S+|(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?/giu;

// The search for an address takes the square of the time in a longer text without a space.
const longestAddress = 2_048;
const mayContainAddress = /(?<!\S)\S*?[@.:]\S+/gu;

/** Counts words by Persian segmentation: «می‌رود» is one word, and so is an address. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of createPersianSegmenter().segment(withShortAddresses(text))) {
    count += isWordLike === true ? 1 : 0;
  }
  return count;
}

function withShortAddresses(text: string): string {
  return text.replaceAll(mayContainAddress, (part) =>
    part.length > longestAddress ? part : part.replaceAll(address, 'a'),
  );
}
