import { foldWords } from '../fold.ts';
import type { Token } from '../tokenize.ts';
import { findPhraseBefore, joinKeys } from './commandPhrases.ts';
import { readWordBefore } from './joinedWords.ts';
import { isNumber } from './nounSigns.ts';
import { labels, numbered } from './nounWords.ts';

const headings = foldWords(
  [
    'چکیده مقدمه هدف اهداف روش روش‌ها روش‌کار یافته‌ها نتایج نتیجه‌گیری بحث کلیدواژه‌ها کلید‌واژه‌ها',
    'تشخیص معاینه معاینات شکایت درمان دستور دستورات سابقه سوابق شرح‌حال حساسیت آلرژی داروها آزمایش‌ها تفسیر توصیه توصیه‌ها',
    'پیوست رونوشت توضیح توضیحات یادداشت حضار حاضران حاضرین غایبان غایبین مصوبات تصمیم‌ها اقدام اقدامات پیشنهاد پیشنهادها',
    'شرایط مزایا وظایف تعریف فرض حکم اثبات برهان قضیه راه‌حل',
  ].join(' '),
);

// «سابقه خانوادگی», «حساسیت دارویی»
const qualified = foldWords('سابقه سوابق حساسیت مصرف علت تشخیص');

/** Whether a heading ends before `to`: «شکل یک», or «چکیده» at the start of a line. */
export function endsHeading(tokens: readonly Token[], to: number): boolean {
  const noun = tokens[to - 2]?.key ?? '';
  const isName = isNumber(tokens[to - 1]) && (numbered.has(noun) || labels.has(noun));
  return isName || isAtLineStart(tokens, findHeading(tokens, to));
}

/** The first token of the heading before `to`; null without one. */
function findHeading(tokens: readonly Token[], to: number): number | null {
  const word = readWordBefore(tokens, to);
  if (headings.has(word.key)) {
    return word.from;
  }
  const earlier = readWordBefore(tokens, word.from);
  const isPair = headings.has(joinKeys(tokens, earlier.from, to) ?? '');
  return isPair || qualified.has(earlier.key) ? earlier.from : null;
}

function isAtLineStart(tokens: readonly Token[], at: number | null): boolean {
  return at !== null && (tokens[at - 1]?.kind !== 'word' || findPhraseBefore(tokens, at) !== null);
}
