import { type Join, getPlainAt, type Word } from './join.ts';
import { joinLetters, splitWords } from './letters.ts';
import { gluedWords, prefixWords } from './prefixWords.ts';
import { mayBegin } from './prefixContext.ts';
import { isFiniteVerb, isThirdPersonPast } from './verbForms.ts';

// An ending written on the second part.
const ending =
  /^\u200C?(?:ها.*|تر|ترین|ی|یم|یت|یش|یمان|ای|م|ت|ش|ان|ام|اند|انه|ند|یی|یی‌ها|\u0654|ه)?$/;
// «کم حرف بزن», «پر کار کرد»: the second part belongs to the verb behind.
const verbal = new Set(
  splitWords('حرف کار هزینه توجه مصرف خطر دقت لطف فروش درآمد حساب خرید جواب اعتماد احترام فکر'),
);
const orders = new Set(
  splitWords(
    'بزن نزن کن نکن بکن بده نده بگیر بخور بگو باش بزنید نزنید کنید نکنید زدن کردن دادن گرفتن خوردن',
  ),
);
const again = 'هم';

/** Joins a prefix to its word: «غیر قانونی» becomes «غیرقانونی». */
export const joinPrefix: Join = (word, next, before = '') => {
  const [second] = next;
  if (second === undefined || !prefixWords.has(word.plain)) {
    return null;
  }
  const glued = gluedWords.get(`${word.plain} ${second.plain}`);
  const isRepeated = word.plain === again && next.some(({ plain }) => plain === again);
  if (isRepeated || (glued === undefined && !isPair(word, next, before))) {
    return null;
  }
  return { text: glued ?? joinLetters(word.text, second.text), taken: 1 };
};

/** Joins «هم دیگر» where it is an object: «هم دیگر را دیدیم». */
export const joinEachOther: Join = (word, [other, marker]) =>
  word.plain === again && other?.plain === 'دیگر' && ['را', 'رو'].includes(marker?.plain ?? '')
    ? { text: word.text + other.text, taken: 1 }
    : null;

function isPair(word: Word, next: readonly Word[], before: string): boolean {
  const second = getPlainAt(next, 0);
  const parts = prefixWords.get(word.plain);
  const stem = parts && findStem(parts, second);
  return (
    stem !== undefined &&
    mayBegin(word, stem, next, before) &&
    !(verbal.has(stem) && stem === second && isVerb(getPlainAt(next, 1)))
  );
}

function findStem(parts: ReadonlySet<string>, word: string): string | undefined {
  if (parts.has(word)) {
    return word;
  }
  for (let length = word.length - 1; length >= 2; length -= 1) {
    const stem = word.slice(0, length);
    if (parts.has(stem) && ending.test(word.slice(length))) {
      return stem;
    }
  }
  return undefined;
}

function isVerb(word: string): boolean {
  return (
    orders.has(word) ||
    isFiniteVerb(word) ||
    isThirdPersonPast(word) ||
    /^ن?می(?:\u200C|$)/.test(word)
  );
}
