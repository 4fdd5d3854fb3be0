import { foldPersian } from '../fold.ts';
import type { Token } from '../token.ts';
import { expectsYear, isPlace } from './context.ts';
import { isMonth, monthAt } from './months.ts';
import { and } from './numberWords.ts';
import { readNumber } from './reading.ts';
import { unitAt } from './units.ts';

/** A day before a month, or several: «دهم تا بیستم خرداد». */
export interface Day {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

const joints = new Set([and, ...['تا', 'الی', 'یا'].map(foldPersian)]);
const suffix = foldPersian('ام');
const eras = new Set(['شمسی', 'خورشیدی', 'میلادی', 'هجری', 'قمری', 'شاهنشاهی'].map(foldPersian));
const monthWord = foldPersian('ماه');
const lastDay = 31;
const mostDays = 4;
const year = { first: 1_000, last: 2_999 };

/** The days that stand at a token, with a month after the last; null where there is none. */
export function daysAt(tokens: readonly Token[], at: number): readonly Day[] | null {
  const days: Day[] = [];
  for (let next = at; days.length < mostDays;) {
    const day = dayAt(tokens, next);
    if (day === null) {
      return null;
    }
    days.push(day);
    const month = monthAt(tokens, day.to);
    if (month !== null) {
      return isDate(tokens, at, days, day.isOrdinal, month) ? days : null;
    }
    if (!joints.has(tokens[day.to]?.key ?? '')) {
      return null;
    }
    next = day.to + 1;
  }
  return null;
}

function dayAt(tokens: readonly Token[], from: number) {
  const reading = readNumber(tokens, from);
  if (reading === null || reading.kind === 'unclear') {
    return null;
  }
  const isSuffixed = reading.kind === 'cardinal' && tokens[reading.to]?.key === suffix;
  const isOrdinal = reading.kind === 'ordinal' || isSuffixed;
  const { value, to } = reading;
  return value >= 1 && value <= lastDay && !(!isOrdinal && joints.has(tokens[to]?.key ?? ''))
    ? { day: value, from, to: isSuffixed ? to + 1 : to, isOrdinal }
    : null;
}

type Month = NonNullable<ReturnType<typeof monthAt>>;

// «بیستم می» is a verb, «پنج تیر» are shots and «سی دی» is a disc, unless a year or «ماه» follows.
function isDate(
  tokens: readonly Token[],
  at: number,
  days: readonly Day[],
  isOrdinal: boolean,
  month: Month,
): boolean {
  const dated = tokens[month.to]?.key === monthWord || yearAt(tokens, month.to);
  if (isOrdinal) {
    return month.value !== 'prefix' || dated;
  }
  const day = days.at(-1)?.day ?? 0;
  const isClear =
    month.value === 'clear' ||
    (month.value === 'ambiguous' && day >= 10 && isMonth(tokens, days.at(-1)?.to ?? at));
  return !isPlace(tokens, at) && (dated || (isClear && !isDisc(tokens, at)));
}

function isDisc(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === foldPersian('سی') && tokens[at + 1]?.key === foldPersian('دی');
}

function yearAt(tokens: readonly Token[], at: number): boolean {
  const reading = readNumber(tokens, at);
  return reading?.kind === 'cardinal' && isYearNumber(reading.value);
}

/** Whether a number is a year: it stands after «سال» or a month, or before «میلادی», and counts nothing. */
export function isYear(tokens: readonly Token[], at: number, value: number, to: number): boolean {
  return (
    isYearNumber(value) &&
    (eras.has(tokens[to]?.key ?? '') || (expectsYear(tokens, at) && unitAt(tokens, to) === null))
  );
}

function isYearNumber(value: number): boolean {
  return value >= year.first && value <= year.last;
}

/** Whether «ام» makes an ordinal of the number before it: «بیست و پنج ام». */
export function isSuffix(token: Token | undefined): boolean {
  return token?.key === suffix;
}
