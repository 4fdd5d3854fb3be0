import type { Token } from '../token.ts';
import { digitsOf } from './figures.ts';
import { cardinalValues, ordinalValues, point } from './numberWords.ts';
import { type Cardinal, readNumber } from './reading.ts';
import { million } from './scales.ts';

/** What stands behind «ممیز»; no digits where it has no one meaning. */
export interface Decimals {
  readonly fraction: string | null;
  readonly to: number;
}

/** Reads «ممیز» and the digits after it: «ممیز دو», «ممیز صفر پنج», «ممیز بیست و پنج صدم»; null where there are none. */
export function decimalsAt(tokens: readonly Token[], pointAt: number): Decimals | null {
  if (tokens[pointAt]?.key !== point) {
    return null;
  }
  let at = pointAt + 1;
  let zeros = '';
  while (digitAt(tokens, at) === 0) {
    zeros += '0';
    at += 1;
  }
  const digits = digitsOf(tokens[at]);
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
  return spokenDecimals(tokens, zeros, reading);
}

function spokenDecimals(tokens: readonly Token[], zeros: string, reading: Cardinal): Decimals {
  const { value, to, coefficient, scaleAt } = reading;
  if (scaleAt !== null) {
    // «دو ممیز پنج میلیون» is written «۲٫۵ میلیون».
    return coefficient === null || value < coefficient * million
      ? { fraction: null, to }
      : { fraction: zeros + String(coefficient), to: scaleAt };
  }
  const base = ordinalValues.get(tokens[to]?.key ?? '') ?? 0;
  if (isBase(base)) {
    const fraction = value < base && zeros === '' ? partsOf(value, base) : null;
    return { fraction, to: to + 1 };
  }
  return value < 10
    ? digitByDigit(tokens, zeros, reading)
    : { fraction: zeros + String(value), to };
}

// «سه ممیز یک چهار یک»
function digitByDigit(tokens: readonly Token[], zeros: string, { value, to }: Cardinal): Decimals {
  let fraction = zeros + String(value);
  let next = to;
  for (let digit = digitAt(tokens, next); digit !== null; digit = digitAt(tokens, next)) {
    fraction += String(digit);
    next += 1;
  }
  // «یک صفر هزار» is one number too many.
  const isScaled = cardinalValues.get(tokens[next]?.key ?? '') === 1_000;
  return isScaled ? { fraction: null, to: next + 1 } : { fraction, to: next };
}

/** Whether an ordinal names decimals: «دهم», «صدم», «هزارم». */
export function isBase(base: number): boolean {
  return base === 10 || base === 100 || base === 1_000;
}

/** The digits of so many tenths, hundredths or thousandths. */
export function partsOf(part: number, base: number): string {
  return String(part).padStart(String(base).length - 1, '0');
}

function digitAt(tokens: readonly Token[], at: number): number | null {
  const value = cardinalValues.get(tokens[at]?.key ?? '');
  return value !== undefined && value < 10 ? value : null;
}
