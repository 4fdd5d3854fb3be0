import type { CueWord } from './cueWords.ts';

/** A pause that counts as the end of a clause, in ms. */
const pause = 500;

/** How well a cut after a word divides the text: 2 after a sentence, 1 after a clause, else 0. */
export function rankOf(word: CueWord, next?: CueWord): 0 | 1 | 2 {
  if (/[.!?\u061F\u06D4\u2026][\p{Pe}\p{Pf}"']*$/u.test(word.text)) {
    return 2;
  }
  const isClause = /[,;:\u060C\u061B][\p{Pe}\p{Pf}"']*$/u.test(word.text);
  return isClause || (next !== undefined && next.start - word.end >= pause) ? 1 : 0;
}
