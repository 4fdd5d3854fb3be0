import { foldPersian } from '../fold.ts';
import { plain } from '../script/letters.ts';
import { takesEnding } from '../script/takesEnding.ts';
import { isVerbForm } from '../script/verbForms.ts';
import type { Token } from '../tokenize.ts';
import { cardinalValues } from './numberWords.ts';
import { findPhrase, parsePhrases } from './phraseTable.ts';

/** `clear`: the name has no other meaning; `ambiguous`: it has one («تیر», «مهر», «صفر»); `prefix`: «می». */
export type MonthKind = 'clear' | 'ambiguous' | 'prefix';

// «می» is a verb prefix far more often than the month of May.
const prefix = 'می';
const clear =
  'فروردین اردیبهشت خرداد مرداد شهریور آبان ' +
  'ژانویه فوریه مارس آوریل ژوئن ژوئیه جولای آگوست سپتامبر اکتبر نوامبر دسامبر ' +
  'محرم ربیع‌الاول ربیع_الاول ربیع‌الثانی ربیع_الثانی جمادی‌الاول جمادی_الاول جمادی‌الاولی جمادی_الاولی ' +
  'جمادی‌الثانی جمادی_الثانی جمادی‌الثانیه جمادی_الثانیه رمضان شعبان شوال ذی‌القعده ذی_القعده ذیقعده ' +
  'ذی‌الحجه ذی_الحجه ذیحجه';
const ambiguous = 'تیر مهر آذر دی بهمن اسفند مه اوت صفر رجب';
// «مهرماه» and «دی‌ماه» have one meaning each.
const solar = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند';
const monthWord = foldPersian('ماه');

const months = new Map<string, MonthKind>([
  ...parsePhrases(clear).map((name): [string, MonthKind] => [name, 'clear']),
  ...parsePhrases(ambiguous).map((name): [string, MonthKind] => [name, 'ambiguous']),
  ...parsePhrases(prefix).map((name): [string, MonthKind] => [name, 'prefix']),
  ...parsePhrases(solar).map((name): [string, MonthKind] => [name + monthWord, 'clear']),
]);

/** The month that begins at a token; null when there is none. */
export function findMonth(
  tokens: readonly Token[],
  at: number,
): { readonly value: MonthKind; readonly to: number } | null {
  return findPhrase(months, tokens, at);
}

/** Whether a month begins at a token that is no number; «صفر» is both. */
export function isMonth(tokens: readonly Token[], at: number): boolean {
  const month = findMonth(tokens, at);
  return (
    month !== null &&
    !cardinalValues.has(tokens[at]?.key ?? '') &&
    !takesEnding(tokens, month.to - 1) &&
    !(month.value === 'prefix' && isVerbForm(plain(tokens[month.to]?.text ?? '')))
  );
}

/** Whether a month ends directly before a token. */
export function followsMonth(tokens: readonly Token[], at: number): boolean {
  return [1, 2].some((length) => at >= length && findMonth(tokens, at - length)?.to === at);
}
