import type { Token } from '../tokenize.ts';
import { isOrdinal, isPoint } from './numeralTokens.ts';
import { readDecimals, isDecimalBase, formatFraction } from './decimals.ts';
import { isMonth } from './months.ts';
import { and, cardinalValues, half, ordinalValues, point } from './numberWords.ts';
import { type Cardinal, readNumber } from './readNumber.ts';

/** A number with its decimals. */
export interface Quantity {
  readonly cardinal: Cardinal;
  readonly whole: number;
  readonly fraction: string;
  /** `decimal` for «ممیز» or «دهم»; `half` for «و نیم», which follows the rules of words. */
  readonly said: 'whole' | 'half' | 'decimal';
  readonly to: number;
}

/** An ambiguous number whose tokens up to `to` stay in words. */
interface Ambiguous {
  readonly ambiguous: true;
  readonly to: number;
}

/** Reads a number and its decimals. «دو ممیز پنج میلیون» is «۲٫۵ میلیون»; with «هزار» it is ambiguous. */
export function readQuantity(tokens: readonly Token[], cardinal: Cardinal): Quantity | Ambiguous {
  const read = readDecimalPart(tokens, cardinal);
  const isScaled = 'said' in read && read.said === 'decimal' && isThousand(tokens[read.to]);
  return isScaled ? { ambiguous: true, to: read.to + 1 } : read;
}

function isThousand(token: Token | undefined): boolean {
  return cardinalValues.get(token?.key ?? '') === 1_000;
}

// «پنج ممیز صفر پنج», «سه و نیم», «دو و بیست و پنج صدم», «سی و شش دهم».
function readDecimalPart(tokens: readonly Token[], cardinal: Cardinal): Quantity | Ambiguous {
  const { value, to } = cardinal;
  const whole = { cardinal, whole: value, fraction: '', said: 'whole', to } as const;
  const [next, second] = tokens.slice(to, to + 2).map(({ key }) => key);
  if (next === point) {
    const decimals = readDecimals(tokens, to);
    if (decimals === null) {
      return whole;
    }
    // «دو ممیز یک ممیز سه» is a version.
    return decimals.fraction === null || isPoint(tokens, decimals.to)
      ? { ambiguous: true, to: decimals.to }
      : { ...whole, fraction: decimals.fraction, said: 'decimal', to: decimals.to };
  }
  if (cardinal.halved || (next === and && second === half)) {
    const end = cardinal.halved ? to : to + 2;
    // «پنج هزار و نیم» is 5,500 or 5,000.5; «صد و نیم» is no number.
    return cardinal.scaleAt === null && value > 0 && value % 100 !== 0
      ? { ...whole, fraction: '5', said: 'half', to: end }
      : { ambiguous: true, to: end };
  }
  if (isOrdinal(tokens[to]) && !isMonth(tokens, to + 1)) {
    return readTenths(tokens, whole) ?? { ambiguous: true, to: to + 1 };
  }
  return next === and ? (readHundredths(tokens, whole) ?? whole) : whole;
}

// «بیست و پنج دهم»: 25 tenths are not said, so it is 20 and 5 tenths.
function readTenths(tokens: readonly Token[], whole: Quantity): Quantity | null {
  const { value, words } = whole.cardinal;
  const base = ordinalValues.get(tokens[whole.to]?.key ?? '') ?? 0;
  const part = value % base;
  return isDecimalBase(base) && value >= base && part > 0 && words > 1 && base !== 1_000
    ? withFraction({ ...whole, whole: value - part }, part, base, whole.to + 1)
    : null;
}

// «دو و بیست و پنج صدم»
function readHundredths(tokens: readonly Token[], whole: Quantity): Quantity | null {
  const part = readNumber(tokens, whole.to + 1);
  const base = ordinalValues.get(tokens[part?.to ?? 0]?.key ?? '') ?? 0;
  return part?.kind === 'cardinal' &&
    isDecimalBase(base) &&
    part.value > 0 &&
    part.value < base &&
    !isMonth(tokens, part.to + 1)
    ? withFraction(whole, part.value, base, part.to + 1)
    : null;
}

function withFraction(whole: Quantity, part: number, base: number, to: number): Quantity {
  return { ...whole, fraction: formatFraction(part, base), said: 'decimal', to };
}
