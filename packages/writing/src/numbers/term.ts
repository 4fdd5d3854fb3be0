import type { NumeralToken } from './numeralTokens.ts';
import { type Hundreds, readHundreds, readScales } from './hundreds.ts';
import { billion, million, thousand } from './numberWords.ts';

/**
 * How far a number extends when another follows: «نه هزار و هفتاد و چهار هزار» is
 * 9,000 and 74,000 (greedy), or 9,074 and 1,000 in a card number (frugal).
 */
export type ReadingStyle = 'greedy' | 'frugal';

/** A term of a number: hundreds with their scale, or the final ordinal. */
export interface Term {
  readonly kind: 'term' | 'ordinal' | 'ambiguous';
  readonly value: number;
  readonly next: number;
  /** Exclusive limit of the next term: the last scale. */
  readonly ceiling: number;
  readonly hundreds: Hundreds | null;
  readonly scaleIndex: number | null;
  /** Whether `value` includes the previous terms: «هزار و دویست میلیارد». */
  readonly includesPrevious: boolean;
}

/** Reads the next term; null when there is none. */
export function readTerm(
  numerals: readonly NumeralToken[],
  from: number,
  before: readonly Term[],
  style: ReadingStyle,
): Term | null {
  const ceiling = before.at(-1)?.ceiling ?? Number.POSITIVE_INFINITY;
  const hundreds = readHundreds(numerals, from);
  if (hundreds === null && numerals[from]?.value !== thousand) {
    return null;
  }
  if (hundreds?.value === 0 && before.length > 0) {
    // «هزار و صفر» are two numbers.
    return null;
  }
  const sum = before.reduce((total, term) => total + term.value, 0);
  const base = { ceiling: 1, hundreds, scaleIndex: null, includesPrevious: false };
  const scalesFrom = hundreds?.next ?? from;
  if (
    hundreds?.ordinal === true ||
    (numerals[scalesFrom]?.kind === 'ordinal' && hundreds === null)
  ) {
    const value = hundreds?.value ?? numerals[from]?.value ?? 0;
    return value < ceiling
      ? { ...base, kind: 'ordinal', value: sum + value, next: hundreds?.next ?? from + 1 }
      : null;
  }
  const { scale, last, next } = readScales(numerals, scalesFrom);
  const value = (hundreds?.value ?? 1) * scale;
  const scaleIndex = scale === 1 ? null : scalesFrom;
  if (value < ceiling) {
    return { ...base, kind: 'term', value, next, ceiling: last, scaleIndex };
  }
  if (style === 'frugal') {
    return hundreds !== null && hundreds.value < ceiling
      ? { ...base, kind: 'term', value: hundreds.value, next: hundreds.next }
      : null;
  }
  if (sum < million && scale >= million) {
    // «هزار و دویست میلیارد» is 1,200 billion; with millions it may also be two numbers.
    const kind = scale >= billion ? 'term' : 'ambiguous';
    const together = (sum + (hundreds?.value ?? 1)) * scale;
    return {
      ...base,
      kind,
      value: together,
      next,
      ceiling: last,
      scaleIndex,
      includesPrevious: true,
    };
  }
  return null;
}
