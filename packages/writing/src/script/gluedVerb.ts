import { halfSpace, splitWords, plain, splitAfter } from './letters.ts';
import { isVerbForm, isParticiple } from './verbForms.ts';

const prefix = /^(?:بر|در|باز|فرو|فرا|وا|ور)?ن?می/;
// Not «ایم»: «خریدهایم» is also «خریدهای من».
const pastPerfect = /.+ه(?=(?:اید|اند)$)/;

/** Words that only look like verbs: a field survey, sheep-brown, a name, a monkey, «نمیری» as a blessing. */
export const wordsLikeVerbs: ReadonlySet<string> = new Set(
  splitWords('میدانی میشی میری میمونی میمونه نمیرم نمیری نمیره نمیریم نمیرین نمیرید نمیرن'),
);

/** Splits a verb written as one word: «میروم» becomes «می‌روم», «شدهاند» becomes «شده‌اند». */
export function withSplitVerb(word: string): string {
  const letters = plain(word);
  if (word.includes(halfSpace) || wordsLikeVerbs.has(letters)) {
    return word;
  }
  const mi = prefix.exec(letters)?.[0];
  if (mi !== undefined && isVerbForm(letters.slice(mi.length))) {
    return splitAfter(word, mi.length);
  }
  const participle = pastPerfect.exec(letters)?.[0] ?? '';
  return isParticiple(participle) ? splitAfter(word, participle.length) : word;
}
