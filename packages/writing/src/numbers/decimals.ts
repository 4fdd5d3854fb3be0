import type { Token } from '../tokenize.ts';
import { readDigits } from './figures.ts';
import { cardinalValues, million, ordinalValues } from './numberWords.ts';
import { isPoint } from './numeralTokens.ts';
import { type Cardinal, readNumber } from './readNumber.ts';

/** The digits after «ممیز»; `fraction` is null when they are ambiguous. */
export interface Decimals {
  readonly fraction: string | null;
  readonly to: number;
}

/** Reads «ممیز» and its digits: «ممیز دو», «ممیز صفر پنج», «ممیز بیست و پنج صدم»; null when there are none. */
export function readDecimals(tokens: readonly Token[], pointAt: number): Decimals | null {
  if (!isPoint(tokens, pointAt)) {
    return null;
  }
  let at = pointAt + 1;
  let zeros = '';
  while (readDigit(tokens, at) === 0) {
    zeros += '0';
    at += 1;
  }
  const digits = readDigits(tokens[at]);
  if (digits !== null) {
    return { fraction: zeros + digits, to: at + 1 };
  }
  const reading = readNumber(tokens, at);
  if (reading === null) {
    return zeros === '' ? null : { fraction: zeros, to: at };
  }
  if (
    reading.kind !== 'cardinal' ||
    reading.halved ||
    (reading.value >= 1_000 && reading.scaleAt === null)
  ) {
    return { fraction: null, to: reading.to };
  }
  return toDecimals(tokens, zeros, reading);
}

function toDecimals(tokens: readonly Token[], zeros: string, reading: Cardinal): Decimals {
  const { value, to, coefficient, scaleAt } = reading;
  if (scaleAt !== null) {
    // «دو ممیز پنج میلیون» becomes «۲٫۵ میلیون».
    return coefficient === null || value < coefficient * million
      ? { fraction: null, to }
      : { fraction: zeros + String(coefficient), to: scaleAt };
  }
  const base = ordinalValues.get(tokens[to]?.key ?? '') ?? 0;
  if (isDecimalBase(base)) {
    const fraction = value < base && zeros === '' ? formatFraction(value, base) : null;
    return { fraction, to: to + 1 };
  }
  return value < 10
    ? readDigitByDigit(tokens, zeros, reading)
    : { fraction: zeros + String(value), to };
}

// «سه ممیز یک چهار یک»
function readDigitByDigit(
  tokens: readonly Token[],
  zeros: string,
  { value, to }: Cardinal,
): Decimals {
  let fraction = zeros + String(value);
  let next = to;
  for (let digit = readDigit(tokens, next); digit !== null; digit = readDigit(tokens, next)) {
    fraction += String(digit);
    next += 1;
  }
  // «یک صفر هزار» is ambiguous.
  const isScaled = cardinalValues.get(tokens[next]?.key ?? '') === 1_000;
  return isScaled ? { fraction: null, to: next + 1 } : { fraction, to: next };
}

/** Whether an ordinal names a decimal place: «دهم», «صدم», «هزارم». */
export function isDecimalBase(base: number): boolean {
  return base === 10 || base === 100 || base === 1_000;
}

/** Formats a number of tenths, hundredths or thousandths as decimal digits. */
export function formatFraction(part: number, base: number): string {
  return String(part).padStart(String(base).length - 1, '0');
}

function readDigit(tokens: readonly Token[], at: number): number | null {
  const value = cardinalValues.get(tokens[at]?.key ?? '');
  return value !== undefined && value < 10 ? value : null;
}
