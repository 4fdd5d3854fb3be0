import {
  asWord,
  longestLookBack,
  longestMatch,
  type Match,
  type Piece,
  type Rule,
} from '../match.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../token.ts';
import { canBeginNumber } from './atoms.ts';
import { compoundAt } from './compounds.ts';
import { isPlace, isVague } from './context.ts';
import { daysAt, isSuffix, isYear } from './dates.ts';
import { becomesDigits } from './decide.ts';
import { digitStringAt } from './digitString.ts';
import { engineDigits } from './engineDigits.ts';
import { percentSign, startsWithDigit, writeDigits, writeFigure } from './figures.ts';
import { isMonth } from './months.ts';
import { readNumber } from './reading.ts';
import { readRun, type Run } from './run.ts';

/** Writes spoken numbers in digits (X-43…X-45), and the engine's digits in the chosen shapes. */
export function numberRule(settings: WritingSettings): Rule {
  const converts = settings.convertNumbers && settings.numberMode !== 'never';
  return (tokens, at) => {
    const isSpoken = converts && canBeginNumber(tokens[at]);
    if (!isSpoken && !startsWithDigit(tokens[at])) {
      return null;
    }
    const from = Math.max(0, at - longestLookBack);
    const near = tokens.slice(from, at + longestMatch);
    return (
      engineDigits(near, at - from, settings, converts) ??
      (isSpoken ? spokenNumber(near, at - from, settings) : null)
    );
  };
}

function spokenNumber(
  tokens: readonly Token[],
  at: number,
  settings: WritingSettings,
): Match | null {
  if (readNumber(tokens, at) === null) {
    return null;
  }
  const string = digitStringAt(tokens, at);
  if (string?.digits !== undefined && string.digits !== null) {
    return { length: string.to - at, pieces: [asWord(writeDigits(string.digits, settings))] };
  }
  const compound = compoundAt(tokens, at);
  const days = daysAt(tokens, at);
  if (days !== null) {
    return dates(tokens, at, days, settings);
  }
  const kept = string?.to ?? at + compound;
  if (kept > at) {
    return asSpoken(tokens, at, kept, settings);
  }
  const run = readRun(tokens, at);
  if (run === null) {
    return null;
  }
  const isOrdinal = isSuffix(tokens[run.to]);
  const isName = isPlace(tokens, at) && isMonth(tokens, run.to);
  if (
    'unclear' in run ||
    isOrdinal ||
    isName ||
    isVague(tokens, at) ||
    !becomesDigits(tokens, at, run, settings.numberMode)
  ) {
    return asSpoken(tokens, at, run.to, settings);
  }
  return inDigits(tokens, at, run, settings);
}

function dates(
  tokens: readonly Token[],
  at: number,
  days: NonNullable<ReturnType<typeof daysAt>>,
  settings: WritingSettings,
): Match {
  const pieces: Piece[] = [];
  let written = at;
  for (const { day, from, to } of days) {
    pieces.push(
      ...words(tokens, written, from, settings),
      asWord(writeDigits(String(day), settings)),
    );
    written = to;
  }
  return { length: written - at, pieces };
}

function inDigits(
  tokens: readonly Token[],
  at: number,
  run: Run,
  settings: WritingSettings,
): Match {
  const { members, sharedScale, unit } = run;
  const pieces: Piece[] = [];
  const years = isYear(tokens, at, members[0]?.quantity.whole ?? 0, run.to);
  const figures = years ? { ...settings, addNumberSeparator: false } : settings;
  let written = at;
  for (const [index, { quantity }] of members.entries()) {
    const { to } = quantity;
    const isLast = index === members.length - 1;
    const whole =
      isLast && sharedScale !== null ? (quantity.cardinal.coefficient ?? 0) : quantity.whole;
    const sign =
      isLast && unit?.kind === 'percent' && sharedScale === null ? percentSign(settings) : '';
    if (index > 0) {
      pieces.push(...words(tokens, written, jointTo(members, index, written), settings));
    }
    pieces.push(asWord(writeFigure({ ...quantity, whole }, figures) + sign));
    written = to;
  }
  const scale = sharedScale === null ? [] : words(tokens, sharedScale, run.to, settings);
  const isPercent = unit?.kind === 'percent' && sharedScale === null;
  return { length: (isPercent ? unit.to : run.to) - at, pieces: [...pieces, ...scale] };
}

function jointTo(members: Run['members'], index: number, written: number): number {
  const joint = members[index]?.joint;
  return joint === null || joint === 'beside' ? written : written + 1;
}

/** A single word goes on to the other rules; the words of a number stay together. */
function asSpoken(
  tokens: readonly Token[],
  at: number,
  to: number,
  settings: WritingSettings,
): Match | null {
  return to - at <= 1 ? null : { length: to - at, pieces: words(tokens, at, to, settings) };
}

function words(
  tokens: readonly Token[],
  from: number,
  to: number,
  { arabicChars }: WritingSettings,
): Piece[] {
  return tokens
    .slice(from, to)
    .map(({ text }) =>
      asWord(arabicChars ? text.replaceAll(/[يى]/gu, 'ی').replaceAll('ك', 'ک') : text),
    );
}
