import type { NumeralToken } from './numeralTokens.ts';
import { billion, thousand } from './numberWords.ts';

/** A number below 1,000, e.g. «صد و بیست و سه». `next` is the index of the numeral after it. */
export interface Hundreds {
  readonly value: number;
  readonly next: number;
  readonly lastWord: number;
  readonly words: number;
  readonly ordinal: boolean;
}

/** Reads a number below 1,000; it may end in an ordinal. */
export function readHundreds(numerals: readonly NumeralToken[], from: number): Hundreds | null {
  let value = 0;
  let next = from;
  let words = 0;
  let room = thousand;
  for (;;) {
    const numeral = numerals[next];
    const classifyFit =
      numeral !== undefined && numeral.value < room && (numeral.value > 0 || words === 0);
    if (!classifyFit || (numeral.kind !== 'small' && numeral.kind !== 'ordinal')) {
      return words === 0
        ? null
        : { value, next: next - 1, words, lastWord: getValue(numerals, next - 2), ordinal: false };
    }
    value += numeral.value;
    words += 1;
    next += 1;
    room = computeRoomAfter(numeral.value);
    if (numeral.kind === 'ordinal') {
      return { value, next, words, lastWord: numeral.value, ordinal: true };
    }
    if (numerals[next]?.kind !== 'and' || room === 1) {
      return { value, next, words, lastWord: numeral.value, ordinal: false };
    }
    next += 1;
  }
}

/** Exclusive limit of a further word: tens and digits may follow hundreds, digits may follow tens. */
export function computeRoomAfter(value: number): number {
  if (value >= 100) {
    return 100;
  }
  return value >= 20 ? 10 : 1;
}

function getValue(numerals: readonly NumeralToken[], index: number): number {
  return numerals[index]?.value ?? 0;
}

/** Reads «هزار», «میلیون», or a double scale such as «هزار میلیارد». */
export function readScales(numerals: readonly NumeralToken[], from: number) {
  let scale = 1;
  let last = 1;
  let next = from;
  for (let numeral = numerals[next]; numeral?.kind === 'scale'; numeral = numerals[next]) {
    if (scale !== 1 && !(scale === thousand && numeral.value >= billion)) {
      break;
    }
    scale *= numeral.value;
    last = numeral.value;
    next += 1;
  }
  return { scale, last, next };
}
