import { halfSpace, splitWords } from './letters.ts';
import type { Join } from './join.ts';
import { isVerbForm } from './verbForms.ts';

/** The first parts of a verb, in their plain forms. */
export const verbPrefixes: ReadonlySet<string> = new Set(
  splitWords('می نمی همی برمی برنمی درمی درنمی بازمی بازنمی فرومی فرونمی فرامی فرانمی ورمی ورنمی'),
);

// «می میرم»: alone, «میرم» is read as «می‌رم».
const dies = /^می\u200Cر(م|ی|د|یم|ید|ند|ه|ن|ین)$/u;

/** Joins «می» and «نمی» to the following verb: «نمی خواهم» becomes «نمی‌خواهم». */
export const joinVerb: Join = (word, [verb, rest]) => {
  if (verb === undefined || !verbPrefixes.has(word.plain)) {
    return null;
  }
  // «می می رن» is read as «می می‌رن» is.
  const isApart = verb.plain === 'می' && rest !== undefined;
  const second = isApart ? verb.plain + halfSpace + rest.plain : verb.plain;
  const [, dying] = /^ن?می$/.test(word.plain) ? (dies.exec(second) ?? []) : [];
  if (dying !== undefined) {
    return { text: `${word.text}${halfSpace}میر${dying}`, taken: isApart ? 2 : 1 };
  }
  return isVerbForm(verb.plain) ? { text: word.text + halfSpace + verb.text, taken: 1 } : null;
};
