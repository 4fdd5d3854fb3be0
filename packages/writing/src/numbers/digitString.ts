import type { Token } from '../tokenize.ts';
import { findExpectedLength, expectsDigits } from './context.ts';
import { startsWithDigit } from './figures.ts';
import { isPoint } from './numeralTokens.ts';
import { readNumber } from './readNumber.ts';
import { findUnit } from './units.ts';

/** A digit string that ends before the token `to`; `digits` is null when the groups stay in words. */
export interface DigitString {
  readonly digits: string | null;
  readonly to: number;
}

interface Group {
  readonly value: number;
  readonly to: number;
}

const fourDigits = 10_000;
const mostGroups = 32;
const shortestTelephone = 8;
const mobile = { least: 900, digits: 10 };
const lengths = { national: 11, international: 14, card: 16, iban: 24 };

/** Reads consecutive numbers as one digit string: a telephone number, a card, a code. */
export function readDigitString(tokens: readonly Token[], at: number): DigitString | null {
  const groups = readGroups(tokens, at);
  const [first, second] = groups;
  if (first === undefined || second === undefined) {
    return null;
  }
  const known =
    findExpectedString(tokens, at, groups) ??
    findKnownString(tokens, groups) ??
    readCardOfThousands(tokens, at);
  if (known !== null && !isMeasured(tokens, known.to)) {
    return known;
  }
  const all = { digits: joinDigits(groups), to: groups.at(-1)?.to ?? at };
  const counted = findUnit(tokens, all.to) !== null || startsWithDigit(tokens[all.to]);
  const isList = counted || isCounting(groups);
  if (first.value === 0) {
    return { ...all, digits: groups.length >= 3 && !isList ? all.digits : null };
  }
  return (expectsDigits(tokens, at) && isCode(groups, isList, counted)) || isSpelled(groups, isList)
    ? all
    : null;
}

// «… بیست و سه درصد»: the last group belongs to the unit.
function isMeasured(tokens: readonly Token[], at: number): boolean {
  const unit = findUnit(tokens, at);
  return unit !== null && unit.kind !== 'counter';
}

function readGroups(
  tokens: readonly Token[],
  at: number,
  style: 'greedy' | 'frugal' = 'greedy',
): Group[] {
  const groups: Group[] = [];
  for (let next = at; groups.length < mostGroups;) {
    const reading = readNumber(tokens, next, style);
    const isDecimal = isPoint(tokens, reading?.to ?? 0);
    if (reading?.kind !== 'cardinal' || reading.value >= fourDigits || isDecimal) {
      break;
    }
    groups.push(reading);
    next = reading.to;
  }
  return groups;
}

// Telephone, card and IBAN numbers are recognised by their length.
function findKnownString(tokens: readonly Token[], groups: readonly Group[]): DigitString | null {
  const first = groups[0]?.value ?? 0;
  if (first === 0) {
    const length = groups[1]?.value === 0 ? lengths.international : lengths.national;
    const found = takeLength(groups, length, 3);
    return found !== null && endsThere(tokens, groups, found.to) ? found : null;
  }
  if (first >= mobile.least && first < 1_000) {
    const found = takeLength(groups, mobile.digits, 3);
    if (found !== null) {
      return found;
    }
  }
  const card = takeLength(groups, lengths.iban, 6) ?? takeLength(groups, lengths.card, 4);
  return isCounting(groups) ? null : card;
}

// Further digits belong to the same string, unless they are another number with a zero or a unit.
function endsThere(tokens: readonly Token[], groups: readonly Group[], to: number): boolean {
  const rest = groups.filter((group) => group.to > to);
  const end = groups.at(-1)?.to ?? to;
  const isOther = rest[0]?.value === 0 && joinDigits(rest).length >= shortestTelephone;
  return rest.length === 0 || isOther || findUnit(tokens, end) !== null;
}

// The length of an IBAN, a card or a national code is known before its digits.
function findExpectedString(
  tokens: readonly Token[],
  at: number,
  groups: readonly Group[],
): DigitString | null {
  const length = findExpectedLength(tokens, at);
  const found = length === null ? null : takeLength(groups, length, 3);
  return found !== null && endsThere(tokens, groups, found.to) ? found : null;
}

// «شش هزار و سی و هفت نه هزار و …»; after «کارت» also the part of a card that is dictated so far.
function readCardOfThousands(tokens: readonly Token[], at: number): DigitString | null {
  const groups = readGroups(tokens, at, 'frugal').slice(0, 4);
  if (groups.length < 2 || groups.some(({ value }) => value < 1_000)) {
    return null;
  }
  const to = groups.at(-1)?.to ?? at;
  return groups.length === 4 || isPartOfCard(tokens, at, groups, to)
    ? { digits: joinDigits(groups), to }
    : null;
}

// «کارت دو هزار سه هزار» are amounts: round numbers, as those before a unit.
function isPartOfCard(
  tokens: readonly Token[],
  at: number,
  groups: readonly Group[],
  to: number,
): boolean {
  return (
    findExpectedLength(tokens, at) === lengths.card &&
    groups.some(({ value }) => value % 100 !== 0) &&
    findUnit(tokens, to) === null &&
    !startsWithDigit(tokens[to])
  );
}

function takeLength(groups: readonly Group[], length: number, least: number): DigitString | null {
  for (let count = least; count <= groups.length; count += 1) {
    const part = groups.slice(0, count);
    const digits = joinDigits(part);
    if (digits.length === length) {
      return { digits, to: part.at(-1)?.to ?? 0 };
    }
  }
  return null;
}

function isCode(groups: readonly Group[], isList: boolean, counted: boolean): boolean {
  const enough = groups.length >= 3 && joinDigits(groups).length >= 4;
  return enough && (!isList || (!counted && groups.every(({ value }) => value < 10)));
}

// «پنج هشت سه دو یک» is a code, «نه نه نه» is not.
function isSpelled(groups: readonly Group[], isList: boolean): boolean {
  const values = groups.map(({ value }) => value);
  return (
    values.length >= 5 && !isList && new Set(values).size > 1 && values.every((value) => value < 10)
  );
}

/** Whether the groups count up or down. */
function isCounting(groups: readonly Group[]): boolean {
  const steps = groups.slice(1).map(({ value }, index) => value - (groups[index]?.value ?? 0));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
}

function joinDigits(groups: readonly Group[]): string {
  return groups.map(({ value }) => String(value)).join('');
}
