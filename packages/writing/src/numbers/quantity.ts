import type { Token } from '../token.ts';
import { isOrdinal } from './atoms.ts';
import { decimalsAt, isBase, partsOf } from './decimals.ts';
import { isMonth } from './months.ts';
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

/** A number and its decimals. «دو ممیز پنج میلیون» is «۲٫۵ میلیون»; with «هزار» it may be anything. */
export function readQuantity(tokens: readonly Token[], cardinal: Cardinal): Quantity | Unclear {
  const read = withDecimals(tokens, cardinal);
  const isScaled = 'said' in read && read.said === 'decimal' && isThousand(tokens[read.to]);
  return isScaled ? { unclear: true, to: read.to + 1 } : read;
}

function isThousand(token: Token | undefined): boolean {
  return cardinalValues.get(token?.key ?? '') === 1_000;
}

// The decimals of a number: «پنج ممیز صفر پنج», «سه و نیم», «دو و بیست و پنج صدم», «سی و شش دهم».
function withDecimals(tokens: readonly Token[], cardinal: Cardinal): Quantity | Unclear {
  const { value, to } = cardinal;
  const whole = { cardinal, whole: value, fraction: '', said: 'whole', to } as const;
  const [next, second] = tokens.slice(to, to + 2).map(({ key }) => key);
  if (next === point) {
    const decimals = decimalsAt(tokens, to);
    if (decimals === null) {
      return whole;
    }
    return decimals.fraction === null
      ? { unclear: true, to: decimals.to }
      : { ...whole, fraction: decimals.fraction, said: 'decimal', to: decimals.to };
  }
  if (cardinal.halved || (next === and && second === half)) {
    const end = cardinal.halved ? to : to + 2;
    // «پنج هزار و نیم» may be 5,500 and may be 5,000.5; «صد و نیم» is no number.
    return cardinal.scaleAt === null && value > 0 && value % 100 !== 0
      ? { ...whole, fraction: '5', said: 'half', to: end }
      : { unclear: true, to: end };
  }
  if (isOrdinal(tokens[to]) && !isMonth(tokens, to + 1)) {
    return tenths(tokens, whole) ?? { unclear: true, to: to + 1 };
  }
  return next === and ? (hundredths(tokens, whole) ?? whole) : whole;
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
    !isMonth(tokens, part.to + 1)
    ? withBase(whole, part.value, base, part.to + 1)
    : null;
}

function withBase(whole: Quantity, part: number, base: number, to: number): Quantity {
  return { ...whole, fraction: partsOf(part, base), said: 'decimal', to };
}
