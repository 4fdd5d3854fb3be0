import type { CommandId } from './commandTable.ts';
import { foldWords } from '../fold.ts';

// Words that rarely begin a sentence.
const firmWordsAfterPoint = [
  'ضعف ضعفی ضعفم ضعفت ضعفش ضعفمان ضعفشان قوت قوتی قوتم قوتت قوتش قوتمان قوتشان',
  'نظرات عطف عطفی اوج اوجش اشتراک اشتراکی مشترک مشترکی جوش جوشش ذوب دیدگاه انجماد اشتعال میعاد',
  'شبنم اشباع تسلیم گسست اتکا اتکای اتکایی تلاقی تقاطع تعادل تقارن تمایز افتراق عزیمت ثقل گرانش',
  'مرکزی مرزی کانونی کانون کور صفری سربه‌سر پرتاب پنالتی کرنر به‌نقطه گذاری گذاری‌ها چین زنی دار',
  'یابی کام دات‌کام آی‌آر',
].join(' ');

const looseWordsAfterPoint = [
  'نظر نظری نظرم شروع شروعی پایان پایانی آغاز آغازین مقابل مقابلش تماس تماسی دید شکست بحران بحرانی',
  'اتصال برخورد تفاهم چرخش حساس امن امید امیدی صفر فرود ایست گریز',
  'سیاه سیاهی سفیدی کوچکی مبهم مبهمی تاریکی روشنی طلایی قرمزی کلیدی مهمی خوبی خاصی دیگری مثبتی منفی',
].join(' ');

const wordsAfterPoint = `${firmWordsAfterPoint} ${looseWordsAfterPoint}`;

const describingPoint = [
  'روشن تاریک مثبت دور دورافتاده نزدیک اصلی کلیدی مهم بالا پایین بالایی پایینی شمالی جنوبی شرقی غربی',
  'اول آخر دوم سوم کوچک بزرگ ریز درشت سفید قرمز سرخ آبی سبز زرد قابل اساسی مشخص معین مشخصی معینی',
  'روشنش تاریکش مثبتش اصلیش کلیدیش مشخصم',
].join(' ');

const wordsAfterLine = [
  'مترو متروی مترویی اتوبوس اتوبوس‌رانی تاکسی بی‌آرتی قطار ریلی راه‌آهن آهن هوایی پرواز پروازی دریایی',
  'کشتیرانی تولید تولیدی مونتاژ محصول محصولات لوله انتقال تلفن تلفنی موبایل همراه ثابت اعتباری دائمی',
  'ایرانسل رایتل اینترنت فیبر آب گاز برق نفت فاضلاب فکری داستانی سیاسی مرزی آتش دفاعی لباس آرایشی',
].join(' ');

const doneToLine =
  'خریدم خریدیم خرید خریده گرفتم گرفتیم گرفت گرفته بگیر بگیرم کشیدم کشیدیم کشید کشیده';

const waitAt = [
  'تاکسی تاکسی‌ها اتوبوس اتوبوس‌ها مینی‌بوس مینی‌بوس‌ها مترو ون ایستاد ایستادم ایستادیم ایستاده ایستادند',
  'می‌ایستد می‌ایستند می‌ایستم می‌ایستیم بایست بایستید بایستد بایستند بایستم منتظر منتظرند منتظرم منتظریم منتظریت صف معطل',
  'نشسته نشستم نشستیم نشستند سوار پیاده',
].join(' ');

const getStart = [
  'خبر خبری خبرها خبرهای اخبار روزنامه روزنامه‌ها روزنامه‌های مجله تولید شروع پایان مسابقه دروازه آتش',
  waitAt,
].join(' ');

const wordsAfterClause = [
  'قرارداد قراردادی قراردادها قانون قانونی آیین‌نامه اساسنامه بخشنامه توافق توافق‌نامه تفاهم‌نامه',
  'پیمان لایحه مصوبه بیمه‌نامه کفش کیف ساعت رخت کتانی پوتین',
].join(' ');

const wordsAfterOpening = [
  'مانده می‌ماند بماند ماند ماندن نگه کردن کردم کردیم کرد کرده کنم کنیم کنند کنید نکن نکنید می‌کنم',
  'می‌کنیم گذاشتم گذاشتیم گذاشت گذاشته نمی‌شود می‌شود شود شد شده شدن نشد نشده اضافه اضافی اشتباه',
  'زیادی لازم و‌بسته',
].join(' ');

// After a closing «»» or «)», other verbs may begin a sentence.
const wordsAfterClosing = 'نشده نشد نمی‌شود نشود مانده اضافه اضافی زیادی';

const wordsAfterSign = 'بزرگ بزرگی بزرگ‌تر گنده گنده‌ای زیادی فارسی انگلیسی لاتین';

/**
 * Words that turn a preceding command phrase into part of a compound:
 * «نقطه ضعف», «خط جدید مترو», «سر خط خبرها». They may carry a plural ending.
 */
export const compounds: Partial<Record<CommandId, ReadonlySet<string>>> = {
  period: foldWords(`${wordsAfterPoint} ${describingPoint}`),
  comma: foldWords('گذاری انگلیسی فارسی لاتین اضافه اضافی زیادی وارونه سوترا'),
  question: foldWords(wordsAfterSign),
  exclamation: foldWords(wordsAfterSign),
  semicolon: foldWords('گذاری انگلیسی فارسی لاتین اضافه اضافی'),
  ellipsis: foldWords(`${wordsAfterPoint} ${describingPoint}`),
  dash: foldWords('روی کنار زیر دور کشید کشیدم کشیدند کشیده بکش بکشید کوتاه بلند کوچک کج صاف'),
  quoteOpen: foldWords(wordsAfterOpening),
  quoteClose: foldWords(wordsAfterClosing),
  parenOpen: foldWords(wordsAfterOpening),
  parenClose: foldWords(wordsAfterClosing),
  slash: foldWords('معکوس وارونه'),
  zwnj: foldWords('در بین میان گذاری لازم برای استفاده چیست یعنی بزن بگذار بگذارید بذار'),
  newLine: foldWords(`${wordsAfterLine} ${doneToLine}`),
  newParagraph: foldWords(wordsAfterClause),
};

/** The words of compounds that also begin sentences: «نقطه شروع», and «شروع کردیم». */
export const looseCompounds: ReadonlySet<string> = foldWords(
  `${looseWordsAfterPoint} ${describingPoint}`,
);

/** Adjectives of points; before a copula they begin a sentence: «نقطه روشن است». */
export const pointAdjectives: ReadonlySet<string> = foldWords(describingPoint);

/** Words after a phrase that make it an object even after another verb: «رفتم خط جدید خریدم». */
export const wordsOfObject: ReadonlySet<string> = foldWords(doneToLine);

/** Words of people and vehicles that wait «سر خط», even after another verb: «رفتم سر خط تاکسی». */
export const waitingWords: ReadonlySet<string> = foldWords(waitAt);

/** The same for a phrase that is also a place: «سر خط خبرها», «رفتم سر خط تاکسی». */
export const compoundsOfPlace: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ['سر خط', 'برو سر خط'].map((phrase) => entry(phrase, getStart)),
);

/** The same for a single phrase of a command: «خط بعد از آن». */
export const compoundsOfPhrase: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ['خط بعد', 'سطر بعد', 'پاراگراف بعد', 'پارگراف بعد', 'پراگراف بعد', 'مورد بعد'].map((phrase) =>
    entry(phrase, 'از'),
  ),
);

function entry(phrase: string, followers: string): [string, ReadonlySet<string>] {
  const [key = ''] = foldWords(phrase.replaceAll(' ', '\u200C'));
  return [key, foldWords(followers)];
}
