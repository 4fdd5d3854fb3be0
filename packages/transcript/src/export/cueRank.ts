import type { CueWord } from './cueWords.ts';

/** A pause that counts as the end of a clause, in ms. */
const pause = 500;

const isLetter = /[\p{L}\p{N}]$/u;
const ending = /([.!?\u061F\u06D4\u2026,;:\u060C\u061B])[\p{Pe}\p{Pf}"']*$/u;
const isOfClause = /[,;:\u060C\u061B]/u;

/** How well a cut after a word divides the text: 2 after a sentence, 1 after a clause, else 0. */
export function computeRank(word: CueWord, next?: CueWord): 0 | 1 | 2 {
  // Most words end with a letter, which takes no look at what is before it.
  const mark = isLetter.test(word.text) ? undefined : ending.exec(word.text)?.[1];
  if (mark !== undefined && !isOfClause.test(mark)) {
    return 2;
  }
  return mark !== undefined || (next !== undefined && next.start - word.end >= pause) ? 1 : 0;
}
