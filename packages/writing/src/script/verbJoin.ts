import { halfSpace, splitWords } from './letters.ts';
import type { Join } from './join.ts';
import { isVerbForm } from './verbForms.ts';

const prefixes = new Set(
  splitWords('می نمی همی برمی برنمی درمی درنمی بازمی بازنمی فرومی فرونمی فرامی فرانمی ورمی ورنمی'),
);

// «می میرم»: alone, «میرم» is read as «می‌رم».
const dies = /^می\u200Cر(م|ی|د|یم|ید|ند|ه|ن|ین)$/u;

/** Joins «می» and «نمی» to the following verb: «نمی خواهم» becomes «نمی‌خواهم». */
export const joinVerb: Join = (word, [verb]) => {
  if (verb === undefined || !prefixes.has(word.plain)) {
    return null;
  }
  const [, dying] = /^ن?می$/.test(word.plain) ? (dies.exec(verb.plain) ?? []) : [];
  if (dying !== undefined) {
    return { text: `${word.text}${halfSpace}میر${dying}`, taken: 1 };
  }
  return isVerbForm(verb.plain) ? { text: word.text + halfSpace + verb.text, taken: 1 } : null;
};
