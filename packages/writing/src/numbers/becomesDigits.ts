import type { NumberMode } from '../settings.ts';
import type { Token } from '../tokenize.ts';
import { expectsHour, isEvery, isLetter, isNumbered, keyBefore } from './context.ts';
import { foldPersian } from '../fold.ts';
import { findMonth } from './months.ts';
import { and, cardinalValues, half } from './numberWords.ts';
import type { Quantity } from './quantity.ts';
import { readNumber } from './readNumber.ts';
import { isAlone, findConnector } from './connector.ts';
import type { NumberSequence } from './numberSequence.ts';
import { findUnit } from './units.ts';

// These words have another meaning: an article, the lung, no, a village, a letter.
const otherWords = [0, 1, 6, 9, 10, 30];
const one = 1;
const [no, minutes, to] = ['نه', 'دقیقه', 'به'].map(foldPersian);

/** Decides whether the numbers of a sequence become digits. */
export function becomesDigits(
  tokens: readonly Token[],
  at: number,
  sequence: NumberSequence,
  mode: NumberMode,
): boolean {
  const quantities = sequence.members.map(({ quantity }) => quantity);
  const [first] = quantities;
  if (first === undefined || isAmbiguousTime(tokens, at, sequence)) {
    return false;
  }
  if (quantities.length === 1) {
    return becomesDigitsAlone(tokens, at, first, sequence, mode);
  }
  const hasSmall = quantities.some((quantity) => isSmall(quantity));
  const isAbout = sequence.members.some(({ connector }) => connector === 'beside');
  if (mode === 'smart' && hasSmall && isAbout) {
    return false;
  }
  return (
    mode === 'always' ||
    isMeasured(sequence) ||
    sequence.sharedScale !== null ||
    quantities.some((quantity) => !isSmall(quantity))
  );
}

function becomesDigitsAlone(
  tokens: readonly Token[],
  at: number,
  quantity: Quantity,
  sequence: NumberSequence,
  mode: NumberMode,
): boolean {
  const counted = sequence.unit !== null;
  if (mode === 'smart' && isEndOfHour(tokens, sequence)) {
    return false;
  }
  if (quantity.said === 'half') {
    return isMeasured(sequence) || (counted && (quantity.whole >= 10 || mode === 'always'));
  }
  if (isMeasured(sequence)) {
    return (
      !(isAlone(quantity, [9]) && saysNoTwice(tokens, at)) &&
      !isHalfLater(tokens, quantity, sequence)
    );
  }
  if (isAlone(quantity, otherWords)) {
    const small = isSmall(quantity);
    const told = (counted && quantity.whole !== one) || isNumbered(tokens, at);
    return (
      told && (mode === 'always' || !small) && !isLetter(tokens, at) && !saysNoTwice(tokens, at)
    );
  }
  return !isSmall(quantity) || (mode === 'always' && !isEvery(tokens, at));
}

function isMeasured({ unit }: NumberSequence): boolean {
  return unit?.kind === 'percent' || unit?.kind === 'measure';
}

function isSmall({ whole, said }: Quantity): boolean {
  return whole < 10 && said !== 'decimal';
}

// «نه کیلو نه گرم» means neither kilo nor gram.
function saysNoTwice(tokens: readonly Token[], at: number): boolean {
  return mayBeNo(tokens, at) && [-2, 2].some((distance) => mayBeNo(tokens, at + distance));
}

// In «پنج نه» and «ده تا نه» it is a number.
function mayBeNo(tokens: readonly Token[], at: number): boolean {
  const isJoined = findConnector(keyBefore(tokens, at)) !== undefined;
  const before = keyBefore(tokens, at, isJoined ? 2 : 1);
  return (
    at >= 0 &&
    tokens[at]?.key === no &&
    findUnit(tokens, at + 1) !== null &&
    (before === no || !cardinalValues.has(before))
  );
}

// «سه متر و نیم» stays in words.
function isHalfLater(
  tokens: readonly Token[],
  quantity: Quantity,
  { unit }: NumberSequence,
): boolean {
  const after = unit?.to ?? 0;
  return isSmall(quantity) && tokens[after]?.key === and && tokens[after + 1]?.key === half;
}

// «ده دقیقه به پنج» (ten to five) stays in words.
function isEndOfHour(tokens: readonly Token[], { to: end }: NumberSequence): boolean {
  if (tokens[end]?.key !== minutes || tokens[end + 1]?.key !== to) {
    return false;
  }
  const hour = readNumber(tokens, end + 2);
  return (
    hour?.kind === 'cardinal' &&
    hour.value > 0 &&
    hour.value <= 10 &&
    findUnit(tokens, hour.to) === null &&
    findMonth(tokens, hour.to) === null &&
    tokens[hour.to]?.key !== and
  );
}

// «ساعت بیست و پنج دقیقه» is 20:05 or a duration of 25 minutes.
function isAmbiguousTime(tokens: readonly Token[], at: number, sequence: NumberSequence): boolean {
  const only = sequence.members.length === 1 ? sequence.members[0]?.quantity : undefined;
  return (
    only !== undefined &&
    only.cardinal.words > 1 &&
    expectsHour(tokens, at) &&
    tokens[sequence.to]?.key === minutes &&
    findUnit(tokens, sequence.to) !== null
  );
}
