import { toLatinDigits, toPersianDigits } from '../digits.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../tokenize.ts';

type DigitSettings = Pick<WritingSettings, 'addNumberSeparator' | 'showDigitsInEnglish'>;

/** A number to format in digits. */
export interface Figure {
  readonly whole: number;
  /** Digits after the decimal point, or empty. */
  readonly fraction: string;
}

/** Formats an amount: «۱۲۵۰۰۰۰», «۱٬۲۵۰٬۰۰۰», «۵٫۲», or the same in Latin digits. */
export function formatFigure({ whole, fraction }: Figure, settings: DigitSettings): string {
  const { addNumberSeparator, showDigitsInEnglish } = settings;
  const digits = addNumberSeparator ? groupDigits(String(whole)) : String(whole);
  const latin = fraction === '' ? digits : `${digits}.${fraction}`;
  return showDigitsInEnglish ? latin : toPersianFigure(latin);
}

/** Formats digits that are no amount (a year, a telephone number, a card) without separators. */
export function formatDigits(digits: string, settings: DigitSettings): string {
  return settings.showDigitsInEnglish ? toLatinDigits(digits) : toPersianDigits(digits);
}

/** The percent sign, which follows its number without a space. */
export function choosePercentSign({ showDigitsInEnglish }: DigitSettings): string {
  return showDigitsInEnglish ? '%' : '٪';
}

/** The Latin digits of a token that consists of digits only; otherwise null. */
export function readDigits(token: Token | undefined): string | null {
  const digits = toLatinDigits(token?.text ?? '');
  return token?.kind === 'word' && /^\d+$/u.test(digits) ? digits : null;
}

/** Whether the token begins with a digit. */
export function startsWithDigit(token: Token | undefined): boolean {
  return /^[-+−]?[\d٠-٩۰-۹]/u.test(token?.text ?? '');
}

/** Converts Latin digits, separators and percent sign to Persian ones. */
export function toPersianFigure(latin: string): string {
  return toPersianDigits(latin.replaceAll(',', '٬').replace('.', '٫').replace('%', '٪'));
}

/** Converts Persian digits, separators and percent sign to Latin ones. */
export function toLatinFigure(persian: string): string {
  return toLatinDigits(persian.replaceAll('٬', ',').replace('٫', '.').replace('٪', '%'));
}

/** Puts separators between the thousands of digits of any script. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/(?<=\p{Nd})(?=(?:\p{Nd}{3})+$)/gu, ',');
}
