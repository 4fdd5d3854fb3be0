import type { NumberMode } from '../settings.ts';
import type { Token } from '../token.ts';
import { expectsHour, isEvery, isLetter, isNumbered, keyBefore } from './context.ts';
import { foldPersian } from '../fold.ts';
import { monthAt } from './months.ts';
import { and, cardinalValues, half } from './numberWords.ts';
import type { Quantity } from './quantity.ts';
import { readNumber } from './reading.ts';
import { isAlone, jointOf } from './joint.ts';
import type { Run } from './run.ts';
import { unitAt } from './units.ts';

// «یک», «شش», «نه», «ده» and «سی» are other words too: an article, the lung, no, a village, a letter.
const otherWords = [0, 1, 6, 9, 10, 30];
const one = 1;
const [no, minutes, to] = ['نه', 'دقیقه', 'به'].map(foldPersian);

/** Whether the numbers of a run become digits. */
export function becomesDigits(
  tokens: readonly Token[],
  at: number,
  run: Run,
  mode: NumberMode,
): boolean {
  const quantities = run.members.map(({ quantity }) => quantity);
  const [first] = quantities;
  if (first === undefined || isAmbiguousTime(tokens, at, run)) {
    return false;
  }
  if (quantities.length === 1) {
    return decideOne(tokens, at, first, run, mode);
  }
  const hasSmall = quantities.some((quantity) => isSmall(quantity));
  const isAbout = run.members.some(({ joint }) => joint === 'beside');
  if (mode === 'smart' && hasSmall && isAbout) {
    return false;
  }
  return (
    mode === 'always' ||
    isMeasured(run) ||
    run.sharedScale !== null ||
    quantities.some((quantity) => !isSmall(quantity))
  );
}

function decideOne(
  tokens: readonly Token[],
  at: number,
  quantity: Quantity,
  run: Run,
  mode: NumberMode,
): boolean {
  const counted = run.unit !== null;
  if (mode === 'smart' && isEndOfHour(tokens, run)) {
    return false;
  }
  if (quantity.said === 'half') {
    return isMeasured(run) || (counted && (quantity.whole >= 10 || mode === 'always'));
  }
  if (isMeasured(run)) {
    return (
      !(isAlone(quantity, [9]) && saysNoTwice(tokens, at)) && !isHalfLater(tokens, quantity, run)
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

function isMeasured({ unit }: Run): boolean {
  return unit?.kind === 'percent' || unit?.kind === 'measure';
}

function isSmall({ whole, said }: Quantity): boolean {
  return whole < 10 && said !== 'decimal';
}

// «نه کیلو نه گرم» is neither.
function saysNoTwice(tokens: readonly Token[], at: number): boolean {
  return mayBeNo(tokens, at) && [-2, 2].some((distance) => mayBeNo(tokens, at + distance));
}

// In «پنج نه» and «ده تا نه» it is a number.
function mayBeNo(tokens: readonly Token[], at: number): boolean {
  const isJoined = jointOf(keyBefore(tokens, at)) !== undefined;
  const before = keyBefore(tokens, at, isJoined ? 2 : 1);
  return (
    at >= 0 &&
    tokens[at]?.key === no &&
    unitAt(tokens, at + 1) !== null &&
    (before === no || !cardinalValues.has(before))
  );
}

// «سه متر و نیم» stays in words as a whole.
function isHalfLater(tokens: readonly Token[], quantity: Quantity, { unit }: Run): boolean {
  const after = unit?.to ?? 0;
  return isSmall(quantity) && tokens[after]?.key === and && tokens[after + 1]?.key === half;
}

// «ده دقیقه به پنج» is told in words as a whole.
function isEndOfHour(tokens: readonly Token[], { to: end }: Run): boolean {
  if (tokens[end]?.key !== minutes || tokens[end + 1]?.key !== to) {
    return false;
  }
  const hour = readNumber(tokens, end + 2);
  return (
    hour?.kind === 'cardinal' &&
    hour.value > 0 &&
    hour.value <= 10 &&
    unitAt(tokens, hour.to) === null &&
    monthAt(tokens, hour.to) === null &&
    tokens[hour.to]?.key !== and
  );
}

// «ساعت بیست و پنج دقیقه» is five past eight in the evening, or 25 minutes long.
function isAmbiguousTime(tokens: readonly Token[], at: number, run: Run): boolean {
  const only = run.members.length === 1 ? run.members[0]?.quantity : undefined;
  return (
    only !== undefined &&
    only.cardinal.words > 1 &&
    expectsHour(tokens, at) &&
    tokens[run.to]?.key === minutes &&
    unitAt(tokens, run.to) !== null
  );
}
