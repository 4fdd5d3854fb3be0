import type { Token } from '../tokenize.ts';
import { type NumeralToken, readNumeralTokens } from './numeralTokens.ts';
import { computeRoomAfter } from './hundreds.ts';
import { type Term, type ReadingStyle, readTerm } from './term.ts';
import { largestNumber, million } from './numberWords.ts';

/*
 * Grammar of spoken numbers. Terminals are number words; one text token may hold several («بیست‌و‌سه»).
 *
 *   rule      = engine digits | digit string | days month | fixed phrase | sequence     numberRule.ts
 *   sequence  = quantity { [connector] quantity } [unit]         numberSequence.ts, connector.ts
 *   connector = "تا" | "الی" | "یا" | "در" | "و"
 *   quantity  = number [ decimals | "و" "نیم" | "و" number place | place ]               quantity.ts
 *   decimals  = "ممیز" { "صفر" } ( engine digits | number [place] | digit { digit } )    decimals.ts
 *   place     = "دهم" | "صدم" | "هزارم"
 *   number    = term { "و" term } [ "و" "نیم" [scale] ]          readNumber.ts
 *   term      = hundreds [scale] | "هزار" | ordinal              term.ts
 *   hundreds  = word below 1,000 { "و" smaller word }            hundreds.ts
 *   scale     = "هزار" | "میلیون" | "میلیارد" | "تریلیون" | "هزار" ( "میلیارد" | "تریلیون" )
 *   days      = number { connector number } directly before a month                      dates.ts
 *
 * The terms of a number descend: each is smaller than the scale before it. An ordinal ends a number.
 * A reading with two meanings is `ambiguous`, and its words stay. Whether a number becomes digits is
 * decided in becomesDigits.ts.
 */

/** A spoken whole number. */
export interface Cardinal {
  readonly kind: 'cardinal';
  readonly value: number;
  /** Index of the first token after it. */
  readonly to: number;
  /** Number of its words, including «و». */
  readonly words: number;
  /** Value of its last word below 1,000: 50 in «صد و پنجاه», 3 in «بیست و سه». */
  readonly lastWord: number;
  /** Exclusive limit of a continuation after «و»: 1,000 after «دو هزار», 10 after «بیست». */
  readonly room: number;
  /** Its value below 1,000 when it has only one: 15 in «پانزده هزار» and «پانزده»; otherwise null. */
  readonly coefficient: number | null;
  /** Whether «و نیم» is written in its last token: «سه‌ونیم». */
  readonly halved: boolean;
  /** Index of the token at which its scale begins; null when it has none or the scale is inside a token. */
  readonly scaleAt: number | null;
}

/** A cardinal, an ordinal, or an ambiguous number that stays in words. */
export type NumberReading =
  | Cardinal
  | { readonly kind: 'ordinal' | 'ambiguous'; readonly value: number; readonly to: number };

/** Reads the longest number that begins at a token; null when there is none. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  style: ReadingStyle = 'greedy',
): NumberReading | null {
  const numerals = readNumeralTokens(tokens, at);
  const terms: Term[] = [];
  let next = 0;
  for (;;) {
    const term = readTerm(numerals, next, terms, style);
    if (term === null) {
      break;
    }
    if (term.kind !== 'term') {
      return alignToToken(numerals, term.next, { kind: term.kind, value: term.value });
    }
    terms.push(term);
    next = term.next;
    if (term.ceiling <= 1 || numerals[next]?.kind !== 'and') {
      break;
    }
    next += 1;
  }
  return toReading(numerals, terms, style);
}

function toReading(
  numerals: readonly NumeralToken[],
  terms: readonly Term[],
  style: ReadingStyle,
): NumberReading | null {
  const last = terms.at(-1);
  if (last === undefined) {
    return null;
  }
  const from = terms.findLastIndex((term) => term.includesPrevious);
  const counted = terms.slice(Math.max(from, 0));
  let value = counted.reduce((total, term) => total + term.value, 0);
  let { next } = last;
  let coefficient = terms.length === 1 ? (last.hundreds?.value ?? null) : null;
  if (numerals[next]?.kind === 'and' && numerals[next + 1]?.kind === 'half') {
    const scaleAfter = numerals[next + 2];
    if (last.ceiling >= million) {
      // «دو میلیون و نیم»
      value += last.ceiling / 2;
      next += 2;
      coefficient = null;
    } else if (
      terms.length === 1 &&
      last.scaleIndex === null &&
      scaleAfter !== undefined &&
      scaleAfter.value >= million
    ) {
      // «یک و نیم میلیون»
      value = (value + 0.5) * scaleAfter.value;
      next += 3;
      coefficient = null;
    }
  }
  const halved = numerals[next + 1]?.kind === 'half' && numerals[next - 1]?.endsToken === false;
  if (halved) {
    next += 2;
  }
  // «یک میلیون میلیون» is one number or two.
  if (style === 'greedy' && numerals[next]?.kind === 'scale') {
    return alignToToken(numerals, next + 1, { kind: 'ambiguous', value: 0 });
  }
  if (value > largestNumber) {
    return alignToToken(numerals, next, { kind: 'ambiguous', value: 0 });
  }
  return alignToToken(numerals, next, {
    kind: 'cardinal',
    value,
    halved,
    words: next,
    lastWord: last.hundreds?.lastWord ?? 1,
    room: last.scaleIndex === null ? computeRoomAfter(last.hundreds?.lastWord ?? 0) : last.ceiling,
    coefficient,
    scaleAt: last.scaleIndex === null ? null : findScaleToken(numerals, last.scaleIndex),
  });
}

function findScaleToken(numerals: readonly NumeralToken[], index: number): number | null {
  const [before, scale] = [numerals[index - 1], numerals[index]];
  return scale !== undefined && (before === undefined || before.endsToken) ? scale.token : null;
}

// A number that ends inside a token is ambiguous.
function alignToToken(
  numerals: readonly NumeralToken[],
  next: number,
  reading: Omit<Cardinal, 'to'> | { kind: 'ordinal' | 'ambiguous'; value: number },
): NumberReading {
  const end = numerals[next - 1];
  const to = (end?.token ?? 0) + 1;
  return end?.endsToken === true ? { ...reading, to } : { kind: 'ambiguous', value: 0, to };
}
