import { toLatinDigits, toPersianDigits } from '../digits.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../token.ts';

type DigitSettings = Pick<WritingSettings, 'addNumberSeparator' | 'showDigitsInEnglish'>;

/** A number to be written in digits. */
export interface Figure {
  readonly whole: number;
  /** The digits after the decimal point; empty where there is none. */
  readonly fraction: string;
}

/** «۱۲۵۰۰۰۰», «۱٬۲۵۰٬۰۰۰», «۵٫۲», or the same in Latin digits. */
export function writeFigure({ whole, fraction }: Figure, settings: DigitSettings): string {
  const { addNumberSeparator, showDigitsInEnglish } = settings;
  const digits = addNumberSeparator ? grouped(String(whole)) : String(whole);
  const latin = fraction === '' ? digits : `${digits}.${fraction}`;
  return showDigitsInEnglish ? latin : persianFigure(latin);
}

/** Digits that are no amount: a year, a telephone number, a card; never parted in thousands. */
export function writeDigits(digits: string, settings: DigitSettings): string {
  return settings.showDigitsInEnglish ? toLatinDigits(digits) : toPersianDigits(digits);
}

/** The sign of percent, which leans on its number. */
export function percentSign({ showDigitsInEnglish }: DigitSettings): string {
  return showDigitsInEnglish ? '%' : '٪';
}

/** The Latin digits of a token that is nothing but digits; null where it is not. */
export function digitsOf(token: Token | undefined): string | null {
  const digits = toLatinDigits(token?.text ?? '');
  return token?.kind === 'word' && /^\d+$/u.test(digits) ? digits : null;
}

/** Whether digits stand there, whatever follows them. */
export function startsWithDigit(token: Token | undefined): boolean {
  return /^[-+−]?\d/u.test(toLatinDigits(token?.text ?? ''));
}

/** A number of Latin digits and signs in Persian ones. */
export function persianFigure(latin: string): string {
  return toPersianDigits(latin.replaceAll(',', '٬').replace('.', '٫').replace('%', '٪'));
}

/** A number of Persian digits and signs in Latin ones. */
export function latinFigure(persian: string): string {
  return toLatinDigits(persian.replaceAll('٬', ',').replace('٫', '.').replace('٪', '%'));
}

function grouped(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
}
