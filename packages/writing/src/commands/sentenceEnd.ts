import { foldWords } from '../fold.ts';
import { plain, splitWords } from '../script/letters.ts';
import { isFiniteVerb, isParticiple, isThirdPersonPast } from '../script/verbForms.ts';
import type { Token } from '../tokenize.ts';
import { findPhraseBefore } from './commandPhrases.ts';
import { type JoinedWord, readWordAfter, readWordBefore } from './joinedWords.ts';
import { beforeNouns } from './nounWords.ts';

/**
 * How the words before a phrase end: with another command, with a verb or a greeting, or
 * with a copula, which may also precede its predicate («این شد نقطه ضعف من»).
 */
export type SentenceEnd = 'command' | 'verb' | 'became' | 'question-of' | 'saying';

const greetings = foldWords(
  'سلام درود ممنون مرسی متشکرم سپاس خداحافظ بله خیر آره باشه چشم خب تمام بسه کافیه',
);
const everydayVerbs = foldWords(
  [
    'است هست نیست باشد باشه نباشه داره نداره میاد نمیاد خوبه بده سخته راحته مهمه بهتره لازمه معلومه',
    'قشنگه جالبه ممکنه اینه همینه کجاست چیست چیه کیه کجاس کو',
    'کن نکن بده بگیر برو بیا بزن بخر بخوان بخون بنویس ببین بگو بیار بیاور بردار بگذار بذار ببر باش',
    'بکن بفرست بپرس بشین بمان بمون',
  ].join(' '),
);
const becoming = foldWords('شد نشد شده می‌شود نمی‌شود می‌شه نمی‌شه بود نبود بوده باشد شود');
const subjects = foldWords('این آن همین همان اون همون کدام کدوم چه کجا چی');
const questions = foldWords('چیست چیه کجاست کجاس کدام‌است کو');
const asserting = foldWords('است بود شد هست');
const saying =
  /^(?:دیدم|دیدیم|دیدند|گفت|میگفت|میگوی|میگم$|میگی$|میگه$|میگن$|میدان|میدون|میدید|میبین|بدان|بدون(?:م|ی|ه|یم|ین)$|دانست|میفهم|فهمید|شنید|میشنو)/u;
const thoughts = foldWords('فکر تصور خیال گمان احساس فک');
const endings = /\u200C(?:ام|ای|ایم|اید|اند)$/u;

/** How the words that end before `from` end; null when they do not surely end a sentence. */
export function findSentenceEnd(tokens: readonly Token[], from: number): SentenceEnd | null {
  const phrase = findPhraseBefore(tokens, from);
  if (phrase !== null) {
    return beforeNouns.has(tokens[phrase.from - 1]?.key ?? '') ? null : 'command';
  }
  const word = readWordBefore(tokens, from);
  if (questions.has(word.key)) {
    return 'question-of';
  }
  if (asserting.has(word.key) && subjects.has(readWordBefore(tokens, word.from).key)) {
    return 'question-of';
  }
  if (becoming.has(word.key)) {
    return 'became';
  }
  if (isSaying(tokens, word)) {
    return 'saying';
  }
  return greetings.has(word.key) || isVerb(word.text, word.key) ? 'verb' : null;
}

/** Whether the words before `from` may end a sentence; not in «دیدم سه نقطه روی دیوار». */
export function isSentenceEnd(tokens: readonly Token[], from: number): boolean {
  const end = findSentenceEnd(tokens, from);
  return end !== null && end !== 'saying';
}

function isSaying(tokens: readonly Token[], { key, from }: JoinedWord): boolean {
  return (
    saying.test(key) ||
    (/^(?:می)?(?:کن|کرد)/u.test(key) && thoughts.has(tokens[from - 1]?.key ?? ''))
  );
}

function isVerb(text: string, key: string): boolean {
  const word = plain(text);
  return (
    everydayVerbs.has(key) ||
    isFiniteVerb(word) ||
    isThirdPersonPast(word) ||
    (endings.test(word) && isParticiple(word.replace(endings, '')))
  );
}

// «کن», «گرفت», «می‌خورد», «شده است»: verbs that make one verb with the noun before them.
const lightVerb = new RegExp(
  `^ن?(?:می\u200C)?[بن]?(?:${splitWords('کن کرد کرده گیر گرفت گرفته خور خورد خورده شو شد شده ده داد داده یاب یافت یافته زن زد زده').join('|')})` +
    '(?:م|ی|یم|ید|ند|ه|ن|ین|\u200C(?:ام|ای|ایم|اید|اند))?$',
  'u',
);

/** Whether the word at `at` makes one verb with the noun before it: «شروع کردیم», «تماس می‌گیریم». */
export function isLightVerb(tokens: readonly Token[], at: number): boolean {
  return lightVerb.test(plain(readWordAfter(tokens, at).text));
}
