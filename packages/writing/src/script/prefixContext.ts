import { getPlainAt, type Word } from './join.ts';
import { splitWords } from './letters.ts';

// «هم» is the prefix of these words, and "too" before them: «من هم نظر دادم», «این هم شهری زیباست».
const afterToo = new Set(
  splitWords(`
  نظر عقیده میهن خون خونی دردی فکری سو سویی خوانی زیستی رأیی سن‌وسال رتبه‌ای
  کلاسی کلاسم کلاسش اتاقی تیمی شهری محله‌ای صحبتی خانگی
  `),
);
const persons = new Set(splitWords('کلاسی اتاقی تیمی محله‌ای'));
const agreeing = new Set(splitWords('نظر عقیده میهن سو'));
const personEndings = new Set(splitWords('ها های هایم هایت هایش هایمان هام هات هاش ام ات اش مان'));
const counting = new Set(splitWords('یک یه هیچ چند'));
const copulas = new Set(
  splitWords(
    'هستم هستی هستیم هستید هستند نیستم نیستی نیستیم نیستید نیستند بودیم بودند شدیم شدند ایم اید اند',
  ),
);

// «یه کم رنگ بزن», «دست کم هزینه‌اش را بده»: «کم» is a quantity here.
const quantities = new Set(splitWords('یک یه دست کم'));
// «پس زمینه فراهم است»: "so".
const ready = new Set(splitWords('فراهم مهیا آماده مناسب'));

// «چند سال پیش شماره او را داشتم»
const times = new Set(
  splitWords(`
  سال ماه هفته روز شب صبح عصر ظهر ساعت دقیقه ثانیه لحظه قرن دهه فصل ترم مدت مدتی چندی وقت دفعه بار جلسه
  شنبه جمعه بهار تابستان پاییز زمستان سال‌ها ماه‌ها هفته‌ها روزها شب‌ها ساعت‌ها قرن‌ها مدت‌ها ها
  `),
);

/** Words whose meaning depends on the word before. */
export const contextual: ReadonlySet<string> = new Set(splitWords('هم کم پیش صورت'));

/** Whether «پیش» means "ago" here. */
export function isAgo(word: Word, before: string): boolean {
  return word.plain === 'پیش' && times.has(before);
}

/**
 * Whether a prefix is meant by this word, between `before` ('' at the start of a text) and `next`. The
 * second part has its ending, `stem` has none.
 */
export function mayBegin(word: Word, stem: string, next: readonly Word[], before: string): boolean {
  switch (word.plain) {
    case 'هم': {
      return mayBeFellow(stem, next, before);
    }
    case 'کم': {
      return !quantities.has(before);
    }
    case 'پس': {
      return !(getPlainAt(next, 0) === 'زمینه' && ready.has(getPlainAt(next, 1)));
    }
    case 'پیش': {
      return !isAgo(word, before);
    }
    default: {
      return true;
    }
  }
}

function mayBeFellow(stem: string, next: readonly Word[], before: string): boolean {
  const [second, third] = [getPlainAt(next, 0), getPlainAt(next, 1)];
  const isNamed = second !== stem || personEndings.has(third);
  return (
    before === '' ||
    !afterToo.has(stem) ||
    (persons.has(stem) && (counting.has(before) || isNamed)) ||
    (agreeing.has(stem) && second === stem && copulas.has(third))
  );
}
