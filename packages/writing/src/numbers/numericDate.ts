import { foldWords } from '../fold.ts';
import type { Token } from '../tokenize.ts';
import { getKeyBefore } from './context.ts';
import { cardinalValues } from './numberWords.ts';
import { readNumber } from './readNumber.ts';
import { findUnit } from './units.ts';

/** A date of three numbers; it ends before the token `to`. */
export interface NumericDate {
  readonly text: string;
  readonly to: number;
}

const announcers = foldWords('تاریخ مورخ مورخه');
const lastDay = 31;
const lastMonth = 12;

/**
 * Reads «دوازده هفت هزار و چهارصد و دو» after «تاریخ» as 12/7/1402, since «هفت هزار و چهارصد و دو» would be
 * one number; null for other numbers.
 */
export function readNumericDate(tokens: readonly Token[], at: number): NumericDate | null {
  if (!announcers.has(getKeyBefore(tokens, at))) {
    return null;
  }
  const day = readNumber(tokens, at);
  if (day?.kind !== 'cardinal' || day.value < 1 || day.value > lastDay) {
    return null;
  }
  const month = cardinalValues.get(tokens[day.to]?.key ?? '') ?? 0;
  const year = readNumber(tokens, day.to + 1);
  return month >= 1 &&
    month <= lastMonth &&
    year?.kind === 'cardinal' &&
    isYear(year.value) &&
    findUnit(tokens, year.to) === null
    ? { text: `${day.value}/${month}/${year.value}`, to: year.to }
    : null;
}

function isYear(value: number): boolean {
  return (
    (value >= 1_200 && value < 1_500) ||
    (value >= 1_900 && value < 2_100) ||
    (value >= 50 && value < 100)
  );
}
