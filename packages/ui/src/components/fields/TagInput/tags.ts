import { foldPersian } from '@nevisa/writing';

const separators = /[,\u060c\n]/; // Latin comma, Persian comma, line break

export interface Additions {
  /** All tags, including the added ones. */
  tags: readonly string[];
  /** The rejected duplicates. */
  duplicates: readonly string[];
}

/** Whether the text contains a separator. */
export function hasSeparator(words: string): boolean {
  return separators.test(words);
}

/** Adds each part of the text that is not yet a tag; collapses white space. */
export function addTags(tags: readonly string[], words: string): Additions {
  const all = [...tags];
  const duplicates: string[] = [];
  for (const part of words.split(separators)) {
    const tag = part.trim().replaceAll(/\s+/g, ' ');
    if (tag !== '') {
      (all.some((other) => isSame(other, tag)) ? duplicates : all).push(tag);
    }
  }
  return { tags: all, duplicates };
}

// Tags are equal without regard to keyboard layout, digit shape, half-spaces and case.
function isSame(a: string, b: string): boolean {
  return foldPersian(a) === foldPersian(b);
}
