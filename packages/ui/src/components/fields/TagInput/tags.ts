import { foldPersian } from '@nevisa/writing';

const separators = /[,\u060c\n]/; // the comma, the Persian one, a new line

export interface Additions {
  /** All tags, with what could be added. */
  tags: readonly string[];
  /** What was there already. */
  refused: readonly string[];
}

/** Whether something ends a tag in these words. */
export function hasSeparator(words: string): boolean {
  return separators.test(words);
}

/** Adds each part of the words that is not there yet; spaces around and between count once. */
export function addTags(tags: readonly string[], words: string): Additions {
  const all = [...tags];
  const refused: string[] = [];
  for (const part of words.split(separators)) {
    const tag = part.trim().replaceAll(/\s+/g, ' ');
    if (tag !== '') {
      (all.some((other) => isSame(other, tag)) ? refused : all).push(tag);
    }
  }
  return { tags: all, refused };
}

// Which keyboard the letters and digits came from, half-spaces and capital letters make no other tag.
function isSame(a: string, b: string): boolean {
  return foldPersian(a) === foldPersian(b);
}
