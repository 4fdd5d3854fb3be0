import { compoundsByFirst, pairsByFirst } from './compoundWords.ts';
import type { Join } from './join.ts';
import { halfSpace, joinLetters } from './letters.ts';

// A plural, an ezafe or a pronoun already written on the second part.
const ending = /^\u200C?(?:ها.*|ی|ای|م|ت|ش|\u0654)?$/;

/** Joins the parts of a compound: «نرم افزار» becomes «نرم‌افزار». */
export const joinCompound: Join = (word, next) => {
  const [second] = next;
  const parts = [...(compoundsByFirst.get(word.plain) ?? [])];
  return second !== undefined && parts.some((part) => isWithEnding(second.plain, part))
    ? { text: joinLetters(word.text, second.text), taken: 1 }
    : null;
};

/** Joins two words and the «و» between them: «جست و جو» becomes «جست‌وجو». */
export const joinPair: Join = (word, next) => {
  const [and, second] = next;
  const part = pairsByFirst.get(word.plain);
  return and?.plain === 'و' &&
    second !== undefined &&
    part !== undefined &&
    isWithEnding(second.plain, part)
    ? { text: word.text + halfSpace + and.text + second.text, taken: 2 }
    : null;
};

function isWithEnding(word: string, part: string): boolean {
  return word.startsWith(part) && ending.test(word.slice(part.length));
}
