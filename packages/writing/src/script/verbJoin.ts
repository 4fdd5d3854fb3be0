import { halfSpace, splitWords } from './letters.ts';
import type { Join } from './join.ts';
import { isVerbForm } from './verbForms.ts';

const prefixes = new Set(
  splitWords('می نمی همی برمی برنمی درمی درنمی بازمی بازنمی فرومی فرونمی فرامی فرانمی ورمی ورنمی'),
);

/** Joins «می» and «نمی» to the following verb: «نمی خواهم» becomes «نمی‌خواهم». */
export const joinVerb: Join = (word, [verb]) =>
  verb !== undefined && prefixes.has(word.plain) && isVerbForm(verb.plain)
    ? { text: word.text + halfSpace + verb.text, taken: 1 }
    : null;
