import {
  toWordToken,
  longestLookBack,
  longestMatch,
  type RuleMatch,
  type OutputToken,
  type Rule,
} from '../rule.ts';
import { copyWords } from '../copyWords.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../tokenize.ts';
import { canBeginNumber } from './numeralTokens.ts';
import { measureFixedPhrase } from './fixedPhrases.ts';
import { findLargestCode, isLetter, isPlace, isVague, mayCount } from './context.ts';
import { readDays, isOrdinalSuffix, isYear } from './dates.ts';
import { becomesDigits } from './becomesDigits.ts';
import { readDigitString } from './digitString.ts';
import { rewriteEngineDigits } from './engineDigits.ts';
import { choosePercentSign, startsWithDigit, formatDigits, formatFigure } from './figures.ts';
import { isMonth } from './months.ts';
import { readNumericDate } from './numericDate.ts';
import { readNumber } from './readNumber.ts';
import { readNumberSequence, type NumberSequence } from './numberSequence.ts';
import { isInSlashDate } from './slashDate.ts';
import { findUnit } from './units.ts';

/** Converts spoken numbers to digits (X-43…X-45), and digits of the engine to the chosen form. */
export function createNumberRule(settings: WritingSettings): Rule {
  const converts = settings.convertNumbers && settings.numberMode !== 'never';
  return (tokens, at) => {
    const isSpoken = converts && canBeginNumber(tokens[at]);
    if (!isSpoken && !startsWithDigit(tokens[at])) {
      return null;
    }
    const from = Math.max(0, at - longestLookBack);
    const near = tokens.slice(from, at + longestMatch);
    return (
      rewriteEngineDigits(near, at - from, settings, converts) ??
      (isSpoken ? convertSpokenNumber(near, at - from, settings) : null)
    );
  };
}

function convertSpokenNumber(
  tokens: readonly Token[],
  at: number,
  settings: WritingSettings,
): RuleMatch | null {
  if (readNumber(tokens, at) === null || isLetterName(tokens, at)) {
    return null;
  }
  const date = readNumericDate(tokens, at);
  if (date !== null) {
    return { length: date.to - at, output: [toWordToken(formatDigits(date.text, settings))] };
  }
  const string = readDigitString(tokens, at);
  if (string?.digits !== undefined && string.digits !== null) {
    return { length: string.to - at, output: [toWordToken(formatDigits(string.digits, settings))] };
  }
  const compound = measureFixedPhrase(tokens, at);
  const days = readDays(tokens, at);
  if (days !== null) {
    return writeDays(tokens, at, days, settings);
  }
  const kept = string?.to ?? at + compound;
  if (kept > at) {
    return keepWords(tokens, at, kept, settings);
  }
  const sequence = readNumberSequence(tokens, at);
  if (sequence === null) {
    return null;
  }
  const isOrdinal = isOrdinalSuffix(tokens[sequence.to]);
  const isName = isPlace(tokens, at) && isMonth(tokens, sequence.to);
  if (
    'ambiguous' in sequence ||
    isOrdinal ||
    isName ||
    isVague(tokens, at) ||
    !becomesDigits(tokens, at, sequence, settings.numberMode)
  ) {
    return keepWords(tokens, at, sequence.to, settings);
  }
  return writeSequence(tokens, at, sequence, settings);
}

// «ویتامین سی هزار»: the number begins after the letter; «سی بی سی و سی آر پی» has none.
function isLetterName(tokens: readonly Token[], at: number): boolean {
  if (!isLetter(tokens, at)) {
    return false;
  }
  const end = readNumber(tokens, at)?.to ?? at;
  const isCounted = findUnit(tokens, end) !== null;
  return end > at + 1
    ? !mayCount(tokens, at) || !isCounted
    : startsNumber(tokens, at + 1) || (!mayCount(tokens, at) && !isCounted);
}

function startsNumber(tokens: readonly Token[], at: number): boolean {
  return readNumber(tokens, at)?.kind === 'cardinal';
}

function writeDays(
  tokens: readonly Token[],
  at: number,
  days: NonNullable<ReturnType<typeof readDays>>,
  settings: WritingSettings,
): RuleMatch {
  const output: OutputToken[] = [];
  let written = at;
  for (const { day, from, to } of days) {
    output.push(
      ...copyWords(tokens.slice(written, from), settings),
      toWordToken(formatDigits(String(day), settings)),
    );
    written = to;
  }
  return { length: written - at, output };
}

function writeSequence(
  tokens: readonly Token[],
  at: number,
  sequence: NumberSequence,
  settings: WritingSettings,
): RuleMatch {
  const { members, sharedScale, unit } = sequence;
  const output: OutputToken[] = [];
  const years = isYear(tokens, at, members[0]?.quantity.whole ?? 0, sequence.to);
  const isPlain = years || isCode(tokens, at, sequence) || isInSlashDate(tokens, at, sequence.to);
  const figures = isPlain ? { ...settings, addNumberSeparator: false } : settings;
  let written = at;
  for (const [index, { quantity }] of members.entries()) {
    const { to } = quantity;
    const isLast = index === members.length - 1;
    const whole =
      isLast && sharedScale !== null ? (quantity.cardinal.coefficient ?? 0) : quantity.whole;
    const sign =
      isLast && unit?.kind === 'percent' && sharedScale === null ? choosePercentSign(settings) : '';
    if (index > 0) {
      output.push(
        ...copyWords(tokens.slice(written, findConnectorEnd(members, index, written)), settings),
      );
    }
    output.push(toWordToken(formatFigure({ ...quantity, whole }, figures) + sign));
    written = to;
  }
  const scale =
    sharedScale === null ? [] : copyWords(tokens.slice(sharedScale, sequence.to), settings);
  const isPercent = unit?.kind === 'percent' && sharedScale === null;
  return { length: (isPercent ? unit.to : sequence.to) - at, output: [...output, ...scale] };
}

// «کد هزار و دویست», «شماره کارت شش هزار و سی و هفت»: no thousands separator.
function isCode(tokens: readonly Token[], at: number, sequence: NumberSequence): boolean {
  const largest = findLargestCode(tokens, at) ?? 0;
  return (
    sequence.unit === null &&
    sequence.sharedScale === null &&
    sequence.members.every(({ quantity }) => quantity.fraction === '' && quantity.whole <= largest)
  );
}

function findConnectorEnd(
  members: NumberSequence['members'],
  index: number,
  written: number,
): number {
  const connector = members[index]?.connector;
  return connector === null || connector === 'beside' ? written : written + 1;
}

/** Keeps the words of a number and its «در صد» together; a single word is left to the other rules. */
function keepWords(
  tokens: readonly Token[],
  at: number,
  end: number,
  settings: WritingSettings,
): RuleMatch | null {
  const unit = findUnit(tokens, end);
  const to = unit?.kind === 'percent' && unit.to > end + 1 ? unit.to : end;
  return to - at <= 1
    ? null
    : { length: to - at, output: copyWords(tokens.slice(at, to), settings) };
}
