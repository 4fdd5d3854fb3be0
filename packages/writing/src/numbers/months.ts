import type { Token } from '../token.ts';
import { cardinalValues } from './numberWords.ts';
import { phraseAt, phrases } from './phrases.ts';

/** A month whose name means nothing else, or one that has another meaning («تیر», «مهر», «صفر»). */
export type MonthKind = 'clear' | 'ambiguous' | 'prefix';

// «می» is far more often the beginning of a verb than the month of May.
const prefix = 'می';
const clear =
  'فروردین اردیبهشت خرداد مرداد شهریور آبان ' +
  'ژانویه فوریه آوریل ژوئن ژوئیه جولای آگوست سپتامبر اکتبر نوامبر دسامبر ' +
  'محرم ربیع‌الاول ربیع_الاول ربیع‌الثانی ربیع_الثانی جمادی‌الاول جمادی_الاول جمادی‌الاولی جمادی_الاولی ' +
  'جمادی‌الثانی جمادی_الثانی جمادی‌الثانیه جمادی_الثانیه رمضان شعبان شوال ذی‌القعده ذی_القعده ذیقعده ' +
  'ذی‌الحجه ذی_الحجه ذیحجه';
const ambiguous = 'تیر مهر آذر دی بهمن اسفند مارس مه اوت صفر رجب';

const months = new Map<string, MonthKind>([
  ...phrases(clear).map((name): [string, MonthKind] => [name, 'clear']),
  ...phrases(ambiguous).map((name): [string, MonthKind] => [name, 'ambiguous']),
  ...phrases(prefix).map((name): [string, MonthKind] => [name, 'prefix']),
]);

/** The month that begins at a token; null where there is none. */
export function monthAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: MonthKind; readonly to: number } | null {
  return phraseAt(months, tokens, at);
}

/** Whether a month that is no number begins at a token: «صفر» is both. */
export function isMonth(tokens: readonly Token[], at: number): boolean {
  return monthAt(tokens, at) !== null && !cardinalValues.has(tokens[at]?.key ?? '');
}

/** Whether a month ends right before a token. */
export function followsMonth(tokens: readonly Token[], at: number): boolean {
  return [1, 2].some((length) => at >= length && monthAt(tokens, at - length)?.to === at);
}
