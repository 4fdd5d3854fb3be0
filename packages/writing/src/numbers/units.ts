import { foldPersian, foldWords } from '../fold.ts';
import { withEnding } from '../script/takesEnding.ts';
import type { Token } from '../tokenize.ts';
import { and, cardinalValues, thousand } from './numberWords.ts';
import { findPhrase, parsePhrases } from './phraseTable.ts';

/**
 * Effect of a unit on its number: a measure or currency turns even «سه» into a digit,
 * a counter («نفر», «روز») distinguishes «ده» (ten) from the village, and a form is part of an
 * adjective («سه متری»).
 */
export type UnitKind = 'percent' | 'measure' | 'counter' | 'form';

/** A unit after a number. */
export interface Unit {
  readonly kind: UnitKind;
  /** Index of the first token after it. */
  readonly to: number;
}

const measures =
  'تومان تومن ریال دلار یورو پوند درهم دینار لیر افغانی یوان روبل روپیه سنت ' +
  'کیلو کیلوگرم گرم میلی‌گرم مثقال قیراط اونس ' +
  'متر سانتی‌متر سانتیمتر سانت میلی‌متر میلیمتر کیلومتر اینچ فوت مایل ' +
  'متر_مربع متر_مکعب سانتی_متر میلی_متر کیلو_متر کیلو_گرم میلی_گرم کیلومتر_مربع هکتار ' +
  'لیتر میلی‌لیتر میلی_لیتر سی‌سی سی_سی بشکه گالن ' +
  'درجه ولت وات کیلووات مگاوات آمپر اهم هرتز کیلوهرتز مگاهرتز گیگاهرتز دسی‌بل نیوتن ژول کالری کیلوکالری ' +
  'بایت کیلوبایت مگابایت گیگابایت ترابایت مگ گیگ بیت مگابیت پیکسل مگاپیکسل';

const counters =
  'نفر تن عدد تا دانه دونه جلد دستگاه رأس راس قطعه فقره مورد مرتبه بار دفعه نوبت برابر واحد نسخه صفحه سطر خط کلمه ' +
  'ثانیه دقیقه ساعت روز شب هفته ماه سال دهه قرن شبانه‌روز شبانه_روز سالمه سالته سالشه سالت سالش سالمونه سالتونه سالشونه ' +
  'کشور شهر استان روستا خانوار خانواده شرکت دانش‌آموز دانشجو کارگر سرباز سهم سکه امتیاز گل رأی رای ' +
  'تیم بازیکن کتاب فیلم بسته جعبه کارتن کیسه بطری لیوان فنجان قاشق قرص تکه برگ شاخه جفت دست تخته طبقه';

const forms =
  'ساله روزه ماهه هفته‌ای ساعته دقیقه‌ای ثانیه‌ای نفره نفری تایی دانه‌ای جلدی طبقه واحدی صفحه‌ای مرحله‌ای برابری درصدی ' +
  'متری کیلویی کیلوگرمی گرمی کیلومتری سانتی لیتری اینچی هکتاری واتی گیگابایتی گیگی مگاپیکسلی ' +
  'تومانی تومنی ریالی دلاری یورویی سکه‌ای امتیازی رقمی حرفی ضلعی دستگاهی ساعتی روزی سالگی هزاری میلیونی میلیاردی';

const units = new Map<string, UnitKind>();
for (const [list, kind] of [
  [forms, 'form'],
  [counters, 'counter'],
  [measures, 'measure'],
] as const) {
  for (const unit of parsePhrases(list)) {
    units.set(unit, kind);
  }
}

// Words behind a unit that make it a verb or an adjective.
const otherwise = new Map([
  [foldPersian('فوت'), /^(?:ن?(?:کرد|شد)|می|نمی|شو|کن|بکن|بشو)/u],
  [foldPersian('درجه'), /^(?:دار|داران|دارها|بندی)$/u],
  [foldPersian('مایل'), /^(?:به|اند|بودند|بودیم|بودید|هستند|هستیم|هستید|نیستند|نیستیم|نبودند)$/u],
  [
    foldPersian('گرم'),
    /^(?:صحبت|گفتوگو|گفتگو|گفت|بازی|حرف|گپ|رقص|تماشا|بحث|کار|خوردن|دیدن|نوشتن)$/u,
  ],
]);
// A tradition, a verse, a person: counted as other nouns are.
const nouns = foldWords('سنت بیت افغانی اهم');
const money = foldWords('دلار یورو پوند');
const myYears = foldPersian('سالم');
const ageVerbs = new Set(
  ['است', 'بود', 'شد', 'شده', 'نشده', 'بشه', 'میشود', 'میشه'].map(foldPersian),
);

const percent = foldPersian('درصد');
const [within, hundred] = [foldPersian('در'), foldPersian('صد')];

/** The unit that begins at a token; null when there is none. «بسته های» is a noun, «دقیقه ای» is a unit. */
export function findUnit(tokens: readonly Token[], at: number): Unit | null {
  const unit = findUnitPhrase(tokens, at);
  const whole = unit === null ? null : withEnding(tokens, unit.to - 1);
  if (unit === null || whole === null) {
    return unit;
  }
  const longer = units.get(foldPersian(whole));
  return longer === undefined ? null : { kind: longer, to: unit.to + 1 };
}

function findUnitPhrase(tokens: readonly Token[], at: number): Unit | null {
  const [token, next] = tokens.slice(at, at + 2);
  if (token?.key === percent) {
    return { kind: 'percent', to: at + 1 };
  }
  // «بیست در صد» is «بیست درصد», except in «بیست در صد متر» and «بیست در صد هزار نفر».
  if (token?.key === within && next?.key === hundred && startsNothing(tokens, at + 2)) {
    return { kind: 'percent', to: at + 2 };
  }
  if (token?.key === myYears && ageVerbs.has(next?.key ?? '')) {
    return { kind: 'counter', to: at + 1 };
  }
  const isOther = isOtherWord(tokens, at) || isPlural(token);
  const found = isOther ? null : findPhrase(units, tokens, at);
  if (found === null) {
    return null;
  }
  const isCounter = nouns.has(token?.key ?? '') && !followsMoney(tokens, at);
  return { kind: isCounter ? 'counter' : found.value, to: found.to };
}

// «ده دلار و پنج سنت»
function followsMoney(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 2]?.key === and && money.has(tokens[at - 3]?.key ?? '');
}

// «فوت کردند», «مایل به ازدواج», «گرم صحبت»
function isOtherWord(tokens: readonly Token[], at: number): boolean {
  const [unit = '', next = ''] = tokens.slice(at, at + 2).map(({ key }) => key);
  return otherwise.get(unit)?.test(next) ?? false;
}

// «هفت‌های» has the key of «هفته‌ای».
function isPlural(token: Token | undefined): boolean {
  return /\u200Cها[یي]/u.test(token?.text ?? '');
}

function startsNothing(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  const isScale = (cardinalValues.get(key) ?? 0) >= thousand;
  return key !== and && !isScale && findPhrase(units, tokens, at) === null;
}
