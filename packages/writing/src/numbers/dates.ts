import { foldPersian, foldWords } from '../fold.ts';
import type { Token } from '../tokenize.ts';
import { expectsYear, getKeyBefore, isPlace } from './context.ts';
import { isMonth, findMonth } from './months.ts';
import { and } from './numberWords.ts';
import { isOrdinal } from './numeralTokens.ts';
import { readNumber } from './readNumber.ts';
import { findUnit } from './units.ts';

/** One of the days before a month: «دهم تا بیستم خرداد» has two. */
export interface Day {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

const connectors = new Set([and, ...['تا', 'الی', 'یا'].map(foldPersian)]);
const suffix = foldPersian('ام');
const eras = new Set(['شمسی', 'خورشیدی', 'میلادی', 'هجری', 'قمری', 'شاهنشاهی'].map(foldPersian));
const monthWord = foldPersian('ماه');
// A week or a half is no day.
const partsOfMonth = foldWords('هفته نیمه دهه ثلث');
const first = foldPersian('اول');
const lastDay = 31;
const mostDays = 4;
const year = { first: 1_000, last: 2_999 };

/** Reads one or more days followed by a month; null when there are none. */
export function readDays(tokens: readonly Token[], at: number): readonly Day[] | null {
  if (isPartOfMonth(tokens, at)) {
    return null;
  }
  const days: Day[] = [];
  for (let next = at; days.length < mostDays;) {
    const day = readDay(tokens, next);
    if (day === null) {
      return null;
    }
    days.push(day);
    const month = findMonth(tokens, day.to);
    if (month !== null) {
      return isDate(tokens, at, days, day.isOrdinal, month) ? days : null;
    }
    if (!connectors.has(tokens[day.to]?.key ?? '')) {
      return null;
    }
    next = day.to + 1;
  }
  return null;
}

// «هفته دوم دی ماه», «هفته اول و دوم مهر»
function isPartOfMonth(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (connectors.has(tokens[from - 1]?.key ?? '') && isPlaceInOrder(tokens[from - 2])) {
    from -= 2;
  }
  return partsOfMonth.has(getKeyBefore(tokens, from));
}

function isPlaceInOrder(token: Token | undefined): boolean {
  return isOrdinal(token) || token?.key === first;
}

function readDay(tokens: readonly Token[], from: number) {
  const reading = readNumber(tokens, from);
  if (reading === null || reading.kind === 'ambiguous') {
    return null;
  }
  const isSuffixed = reading.kind === 'cardinal' && tokens[reading.to]?.key === suffix;
  const isOrdinal = reading.kind === 'ordinal' || isSuffixed;
  const { value, to } = reading;
  return value >= 1 && value <= lastDay && !(!isOrdinal && connectors.has(tokens[to]?.key ?? ''))
    ? { day: value, from, to: isSuffixed ? to + 1 : to, isOrdinal }
    : null;
}

type Month = NonNullable<ReturnType<typeof findMonth>>;

// Unless a year or «ماه» follows, «بیستم می» begins a verb, «پنج تیر» are shots and «سی دی» is a disc.
function isDate(
  tokens: readonly Token[],
  at: number,
  days: readonly Day[],
  isOrdinal: boolean,
  month: Month,
): boolean {
  const dated = tokens[month.to]?.key === monthWord || isYearAt(tokens, month.to);
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

function isYearAt(tokens: readonly Token[], at: number): boolean {
  const reading = readNumber(tokens, at);
  return reading?.kind === 'cardinal' && isYearNumber(reading.value);
}

/** Whether a number is a year: after «سال» or a month, or before «میلادی», and without a unit. */
export function isYear(tokens: readonly Token[], at: number, value: number, to: number): boolean {
  return (
    isYearNumber(value) &&
    (eras.has(tokens[to]?.key ?? '') || (expectsYear(tokens, at) && findUnit(tokens, to) === null))
  );
}

function isYearNumber(value: number): boolean {
  return value >= year.first && value <= year.last;
}

/** Whether the token is the «ام» that makes the number before it an ordinal: «بیست و پنج ام». */
export function isOrdinalSuffix(token: Token | undefined): boolean {
  // «آم» has the same key and is another word.
  return token?.key === suffix && !token.text.startsWith('آ');
}
