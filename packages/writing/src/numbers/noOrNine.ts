import { foldPersian, foldWords } from '../fold.ts';
import type { NumberMode } from '../settings.ts';
import type { Token } from '../tokenize.ts';
import { findConnector } from './connector.ts';
import { isNumbered, getKeyBefore } from './context.ts';
import { countsNoun, isVerbAt } from './counted.ts';
import { readDays } from './dates.ts';
import { and, point } from './numberWords.ts';
import { isNumeral } from './numeralTokens.ts';
import { isInSlashDate } from './slashDate.ts';
import { findUnit } from './units.ts';

const [no, warm, stop] = ['نه', 'گرم', 'نقطه'].map(foldPersian);
const clauseLength = 8;
const quantifiers = foldWords(
  'فقط حدود تقریبا حدودا نزدیک دقیقا حداقل حداکثر کلا مجموعا بیش جمعا مبلغ معادل برابر',
);
const amounts = /^(?:وزن|قیمت|طول|عرض|ارتفاع|قد|مبلغ|بها|ارزش|دما|سرعت)(?:[مشت]|شان|مان|تان)?$/u;
const copulas = foldWords('است بود شد هست میشود باشد شده');

/** Whether «نه» before a unit is "no": «نه گرم است نه سرد»; «نه گرم طلا» and «قیمتش نه دلار است» are numbers. */
export function saysNo(tokens: readonly Token[], at: number, mode: NumberMode): boolean {
  if (saysNoTwice(tokens, at) || isNegatedAgain(tokens, at, mode)) {
    return true;
  }
  const unit = findUnit(tokens, at + 1);
  if (unit === null || isCountedOn(tokens, at)) {
    return false;
  }
  const isWarm = tokens[at + 1]?.key === warm;
  if (isWarm) {
    return !countsNoun(tokens, unit.to);
  }
  const isStated = copulas.has(tokens[unit.to]?.key ?? '') && tokens[at - 1]?.kind === 'word';
  return isVerbAt(tokens, unit.to) && !isStated;
}

// «نه … نه …» within a clause.
function isNegatedAgain(tokens: readonly Token[], at: number, mode: NumberMode): boolean {
  return (
    isFree(tokens, at) &&
    [-1, 1].some((step) => {
      for (let away = 1; away <= clauseLength; away += 1) {
        const index = at + away * step;
        if (tokens[index]?.kind !== 'word' || tokens[index].key === stop) {
          return false;
        }
        if (tokens[index].key === no && staysWord(tokens, index, mode)) {
          return true;
        }
      }
      return false;
    })
  );
}

// Not «ساعت نه» and «نه نفر» where all numbers become digits, nor the day of a date.
function staysWord(tokens: readonly Token[], at: number, mode: NumberMode): boolean {
  const unit = findUnit(tokens, at + 1);
  const isMeasured = unit?.kind === 'measure' || unit?.kind === 'percent';
  const isCounted = !isMeasured && (unit !== null || isNumbered(tokens, at));
  return (
    isFree(tokens, at) &&
    (mode === 'smart' || !isCounted || saysNoTwice(tokens, at)) &&
    readDays(tokens, at) === null &&
    !isInSlashDate(tokens, at, at + 1)
  );
}

// Not the «نه» of «بیست و نه», «نه هزار», «نه یا ده», «نه ممیز پنج», nor «ده ممیز نه».
function isFree(tokens: readonly Token[], at: number): boolean {
  const before = getKeyBefore(tokens, at);
  const isJoined = findConnector(before) !== undefined;
  return (
    before !== point && !isNumeral(tokens, at - (isJoined ? 2 : 1)) && endsThere(tokens, at + 1)
  );
}

function endsThere(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.key ?? '';
  const isJoined = findConnector(next) !== undefined;
  return next !== point && !isNumeral(tokens, isJoined ? at + 1 : at);
}

// «پنج کیلو و نه گرم», «فقط نه دلار», «وزنش نه گرم»
function isCountedOn(tokens: readonly Token[], at: number): boolean {
  const before = getKeyBefore(tokens, at);
  const isAdded = before === and && findUnit(tokens, at - 2) !== null;
  return isAdded || quantifiers.has(before) || amounts.test(before);
}

/** Whether «نه» before a unit is "no" because of another: «نه کیلو نه گرم» means neither kilo nor gram. */
export function saysNoTwice(tokens: readonly Token[], at: number): boolean {
  return mayBeNo(tokens, at) && [-2, 2].some((distance) => mayBeNo(tokens, at + distance));
}

// In «پنج نه», «ده تا نه» and «نه تا ده» it is a number.
function mayBeNo(tokens: readonly Token[], at: number): boolean {
  const connector = findConnector(getKeyBefore(tokens, at));
  const back = connector === undefined ? 1 : 2;
  const isRepeated =
    (connector === undefined || connector === 'and') && getKeyBefore(tokens, at, back) === no;
  return (
    at >= 0 &&
    tokens[at]?.key === no &&
    getKeyBefore(tokens, at) !== point &&
    findUnit(tokens, at + 1) !== null &&
    (isRepeated || !isNumeral(tokens, at - back)) &&
    endsThere(tokens, at + 1)
  );
}
