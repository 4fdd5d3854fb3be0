import { compoundsByFirst, pairsByFirst } from './compoundWords.ts';
import type { Join } from './join.ts';
import { halfSpace, joinLetters } from './letters.ts';
import { isAgo } from './prefixContext.ts';

// A plural, an ezafe or a pronoun already written on the second part.
const ending = /^\u200C?(?:ها.*|ی|ای|م|ت|ش|\u0654)?$/;
// «گفت و گویش»; «گفت و گوش داد» are two verbs.
const endingAfterVav = /^\u200C?(?:ها.*|ی(?:ی|م|ت|ش|شان|مان|تان)?)?$/;

/** Joins the parts of a compound: «نرم افزار» becomes «نرم‌افزار». */
export const joinCompound: Join = (word, next, before = '') => {
  const [second] = next;
  const parts = [...(compoundsByFirst.get(word.plain) ?? [])];
  // «به صورت جلسه» is "in the form of a meeting".
  const isManner = word.plain === 'صورت' && before === 'به';
  const isTime = isAgo(word, before) && second?.plain.startsWith('بینی') !== true;
  return second !== undefined &&
    !isManner &&
    !isTime &&
    parts.some((part) => isWithEnding(second.plain, part, ending))
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
    isWithEnding(second.plain, part, part.endsWith('و') ? endingAfterVav : ending)
    ? { text: word.text + halfSpace + and.text + second.text, taken: 2 }
    : null;
};

function isWithEnding(word: string, part: string, ending: RegExp): boolean {
  return word.startsWith(part) && ending.test(word.slice(part.length));
}
