import type { CommandId } from './commandTable.ts';
import { foldWords } from '../fold.ts';

const pointOf = [
  'ضعف ضعفی ضعفم ضعفت ضعفش ضعفمان ضعفشان قوت قوتی قوتم قوتت قوتش قوتمان قوتشان',
  'نظر نظرات نظری نظرم عطف عطفی شروع شروعی پایان پایانی آغاز آغازین اوج اوجش مقابل مقابلش',
  'اشتراک اشتراکی مشترک مشترکی تماس تماسی جوش جوشش ذوب دید دیدگاه انجماد اشتعال میعاد شبنم اشباع',
  'تسلیم شکست گسست بحران بحرانی اتکا اتکای اتکایی اتصال تلاقی تقاطع برخورد تعادل تقارن تفاهم تمایز',
  'افتراق عزیمت چرخش ثقل گرانش مرکزی مرزی کانونی کانون کور حساس امن امید امیدی صفر صفری سربه‌سر',
  'فرود پرتاب پنالتی کرنر ایست گریز به‌نقطه گذاری گذاری‌ها چین زنی دار کام دات‌کام آی‌آر',
  'سیاه سیاهی سفیدی کوچکی مبهم مبهمی تاریکی روشنی طلایی قرمزی کلیدی مهمی خوبی خاصی دیگری مثبتی منفی',
].join(' ');

const lineOf = [
  'مترو متروی مترویی اتوبوس اتوبوس‌رانی تاکسی بی‌آرتی قطار ریلی راه‌آهن آهن هوایی پرواز پروازی دریایی',
  'کشتیرانی تولید تولیدی مونتاژ محصول محصولات لوله انتقال تلفن تلفنی موبایل همراه ثابت اعتباری دائمی',
  'ایرانسل رایتل اینترنت فیبر آب گاز برق نفت فاضلاب فکری داستانی سیاسی مرزی آتش دفاعی لباس آرایشی',
  'خریدم خریدیم خرید خریده گرفتم گرفتیم گرفت گرفته بگیر بگیرم کشیدم کشیدیم کشید کشیده',
].join(' ');

const getStart = [
  'خبر خبری خبرها خبرهای اخبار روزنامه روزنامه‌ها روزنامه‌های مجله تولید تاکسی تاکسی‌ها اتوبوس',
  'اتوبوس‌ها مترو شروع پایان مسابقه دروازه آتش ایستاد ایستادم ایستاده ایستادند بایست منتظر صف',
].join(' ');

const clauseOf = [
  'قرارداد قراردادی قراردادها قانون قانونی آیین‌نامه اساسنامه بخشنامه توافق توافق‌نامه تفاهم‌نامه',
  'پیمان لایحه مصوبه بیمه‌نامه کفش کیف ساعت رخت کتانی پوتین',
].join(' ');

const stateOf = [
  'مانده می‌ماند بماند ماند ماندن نگه کردن کردم کردیم کرد کرده کنم کنیم کنند کنید نکن نکنید می‌کنم',
  'می‌کنیم گذاشتم گذاشتیم گذاشت گذاشته نمی‌شود می‌شود شود شد شده شدن نشد نشده اضافه اضافی اشتباه',
  'زیادی لازم و‌بسته',
].join(' ');

// After a closing «»» or «)», other verbs may begin a sentence.
const openStateOf = 'نشده نشد نمی‌شود نشود مانده اضافه اضافی زیادی';

const signOf = 'بزرگ بزرگی بزرگ‌تر گنده گنده‌ای زیادی فارسی انگلیسی لاتین';

/**
 * Words that turn a preceding command phrase into part of a compound:
 * «نقطه ضعف», «خط جدید مترو», «سر خط خبرها». They may carry a plural ending.
 */
export const compounds: Partial<Record<CommandId, ReadonlySet<string>>> = {
  period: foldWords(pointOf),
  comma: foldWords('گذاری انگلیسی فارسی لاتین اضافه اضافی زیادی وارونه سوترا'),
  question: foldWords(signOf),
  exclamation: foldWords(signOf),
  semicolon: foldWords('گذاری انگلیسی فارسی لاتین اضافه اضافی'),
  ellipsis: foldWords(pointOf),
  dash: foldWords('روی کنار زیر دور کشید کشیدم کشیدند کشیده بکش بکشید کوتاه بلند کوچک کج صاف'),
  quoteOpen: foldWords(stateOf),
  quoteClose: foldWords(openStateOf),
  parenOpen: foldWords(stateOf),
  parenClose: foldWords(openStateOf),
  slash: foldWords('معکوس وارونه'),
  zwnj: foldWords('در بین میان گذاری لازم برای استفاده چیست یعنی بزن بگذار بگذارید بذار'),
  newLine: foldWords(lineOf),
  newParagraph: foldWords(clauseOf),
};

/** The same for a single phrase of a command: «سر خط خبرها», «خط بعد از آن». */
export const compoundsOfPhrase: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['سر خط', 'برو سر خط'].map((phrase) => entry(phrase, getStart)),
  ...['خط بعد', 'سطر بعد', 'پاراگراف بعد', 'پارگراف بعد', 'پراگراف بعد', 'مورد بعد'].map((phrase) =>
    entry(phrase, 'از'),
  ),
]);

function entry(phrase: string, followers: string): [string, ReadonlySet<string>] {
  const [key = ''] = foldWords(phrase.replaceAll(' ', '\u200C'));
  return [key, foldWords(followers)];
}
