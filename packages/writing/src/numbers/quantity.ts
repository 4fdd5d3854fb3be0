import type { Token } from '../token.ts';
import { isOrdinal } from './atoms.ts';
import { monthAt } from './months.ts';
import { and, cardinalValues, half, ordinalValues, point } from './numberWords.ts';
import { type Cardinal, readNumber } from './reading.ts';

/** A number with what stands behind its decimal point. */
export interface Quantity {
  readonly cardinal: Cardinal;
  readonly whole: number;
  readonly fraction: string;
  /** «ممیز» or «دهم» was said, or only «و نیم», which counts as words do. */
  readonly said: 'whole' | 'half' | 'decimal';
  readonly to: number;
}

/** Numbers that stay as they were said, up to a token. */
interface Unclear {
  readonly unclear: true;
  readonly to: number;
}

/** The decimals of a number: «پنج ممیز صفر پنج», «سه و نیم», «دو و بیست و پنج صدم», «سی و شش دهم». */
export function readQuantity(tokens: readonly Token[], cardinal: Cardinal): Quantity | Unclear {
  const { value, to } = cardinal;
  const whole = { cardinal, whole: value, fraction: '', said: 'whole', to } as const;
  const [next, second] = tokens.slice(to, to + 2).map(({ key }) => key);
  if (next === point) {
    return decimalsAfterPoint(tokens, whole) ?? whole;
  }
  if (next === and && second === half) {
    // «پنج هزار و نیم» may be 5,500 and may be 5,000.5; «صد و نیم» is no number.
    return cardinal.scaleAt === null && value > 0 && value % 100 !== 0
      ? { ...whole, fraction: '5', said: 'half', to: to + 2 }
      : { unclear: true, to: to + 2 };
  }
  if (isOrdinal(tokens[to]) && monthAt(tokens, to + 1) === null) {
    return tenths(tokens, whole) ?? { unclear: true, to: to + 1 };
  }
  return next === and ? (hundredths(tokens, whole) ?? whole) : whole;
}

function decimalsAfterPoint(tokens: readonly Token[], whole: Quantity): Quantity | Unclear | null {
  let at = whole.to + 1;
  let zeros = '';
  while (digitAt(tokens, at) === 0) {
    zeros += '0';
    at += 1;
  }
  const reading = readNumber(tokens, at);
  if (reading === null) {
    return zeros === '' ? null : { ...whole, fraction: zeros, said: 'decimal', to: at };
  }
  if (reading.kind !== 'cardinal' || (reading.value >= 1_000 && reading.coefficient === null)) {
    return { unclear: true, to: reading.to };
  }
  if (reading.coefficient !== null && reading.scaleAt !== null) {
    // «دو ممیز پنج میلیون» is written «۲٫۵ میلیون».
    const fraction = zeros + String(reading.coefficient);
    return { ...whole, fraction, said: 'decimal', to: reading.scaleAt };
  }
  const base = ordinalValues.get(tokens[reading.to]?.key ?? '');
  if (base !== undefined && isBase(base) && reading.value < base && zeros === '') {
    return withBase(whole, reading.value, base, reading.to + 1);
  }
  return singleDigits(tokens, whole, zeros, reading);
}

// «سه ممیز یک چهار یک» is said digit by digit.
function singleDigits(
  tokens: readonly Token[],
  whole: Quantity,
  zeros: string,
  reading: Cardinal,
): Quantity {
  let fraction = zeros + String(reading.value);
  let { to } = reading;
  if (reading.value < 10) {
    for (let digit = digitAt(tokens, to); digit !== null; digit = digitAt(tokens, to)) {
      fraction += String(digit);
      to += 1;
    }
  }
  return { ...whole, fraction, said: 'decimal', to };
}

// «بیست و پنج دهم»: 25 is no count of tenths, so it is 20 and five of them.
function tenths(tokens: readonly Token[], whole: Quantity): Quantity | null {
  const { value, words } = whole.cardinal;
  const base = ordinalValues.get(tokens[whole.to]?.key ?? '') ?? 0;
  const part = value % base;
  return isBase(base) && value >= base && part > 0 && words > 1 && base !== 1_000
    ? withBase({ ...whole, whole: value - part }, part, base, whole.to + 1)
    : null;
}

// «دو و بیست و پنج صدم»
function hundredths(tokens: readonly Token[], whole: Quantity): Quantity | null {
  const part = readNumber(tokens, whole.to + 1);
  const base = ordinalValues.get(tokens[part?.to ?? 0]?.key ?? '') ?? 0;
  return part?.kind === 'cardinal' &&
    isBase(base) &&
    part.value > 0 &&
    part.value < base &&
    monthAt(tokens, part.to + 1) === null
    ? withBase(whole, part.value, base, part.to + 1)
    : null;
}

function withBase(whole: Quantity, part: number, base: number, to: number): Quantity {
  const digits = String(part).padStart(String(base).length - 1, '0');
  return { ...whole, fraction: digits, said: 'decimal', to };
}

function isBase(base: number): boolean {
  return base === 10 || base === 100 || base === 1_000;
}

function digitAt(tokens: readonly Token[], at: number): number | null {
  const value = cardinalValues.get(tokens[at]?.key ?? '');
  return value !== undefined && value < 10 ? value : null;
}
