import type { NumberMode } from '../settings.ts';
import type { Token } from '../tokenize.ts';
import { expectsHour, isChosen, isEvery, isLetter, isNumbered, mayCount } from './context.ts';
import { countsNoun } from './counted.ts';
import { foldPersian, foldWords } from '../fold.ts';
import { readDays } from './dates.ts';
import { findMonth } from './months.ts';
import { saysNo, saysNoTwice } from './noOrNine.ts';
import { and, cardinalValues, half, million, ordinalValues, thousand } from './numberWords.ts';
import { isBroken, isNumeral } from './numeralTokens.ts';
import { plain } from '../script/letters.ts';
import { takesEnding } from '../script/takesEnding.ts';
import type { Quantity } from './quantity.ts';
import { readNumber } from './readNumber.ts';
import { isAlone } from './connector.ts';
import { readNumberSequence, type NumberSequence } from './numberSequence.ts';
import { isInSlashDate } from './slashDate.ts';
import { findUnit } from './units.ts';

// These words have another meaning: an article, the lung, no, a village, a letter.
const otherWords = [0, 1, 6, 9, 10, 30];
const one = 1;
const [minutes, to] = ['دقیقه', 'به'].map(foldPersian);
const tomans = foldWords('تومان تومن تومانی تومنی تومنه تومانه');
const partsOfDay = foldWords('شب صبح ظهر عصر بامداد غروب سحر بعدازظهر نیمه‌شب');
const otherUnits = foldWords('گرم فوت مایل درجه');

/** Decides whether the numbers of a sequence become digits. */
export function becomesDigits(
  tokens: readonly Token[],
  at: number,
  sequence: NumberSequence,
  mode: NumberMode,
): boolean {
  const quantities = sequence.members.map(({ quantity }) => quantity);
  const [first] = quantities;
  if (
    first === undefined ||
    isAmbiguousTime(tokens, at, sequence) ||
    isHalfHour(tokens, at, sequence) ||
    isBrokenWord(tokens, at, sequence) ||
    hasVagueRest(tokens, sequence) ||
    lacksThousand(tokens, at, sequence)
  ) {
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
  if (isInSlashDate(tokens, at, sequence.to)) {
    return true;
  }
  if (isMeasured(sequence)) {
    return (
      !(isAlone(quantity, [9]) && saysNo(tokens, at, mode)) &&
      !isPronoun(tokens, at, sequence) &&
      !isHalfLater(tokens, quantity, sequence)
    );
  }
  if (isAlone(quantity, otherWords)) {
    const small = isSmall(quantity);
    const told = (counted && quantity.whole !== one) || isNumbered(tokens, at);
    return told && (mode === 'always' || !small) && !isName(tokens, at) && !saysNoTwice(tokens, at);
  }
  return !isSmall(quantity) || (mode === 'always' && !isEvery(tokens, at));
}

function isMeasured({ unit }: NumberSequence): boolean {
  return unit?.kind === 'percent' || unit?.kind === 'measure';
}

function isSmall({ whole, said }: Quantity): boolean {
  return whole < 10 && said !== 'decimal';
}

// «هر دو مایل بودند», «آن سه درجه گرفتند»: the unit is an adjective or an object here.
function isPronoun(tokens: readonly Token[], at: number, { to, unit }: NumberSequence): boolean {
  const isOther = unit !== null && otherUnits.has(tokens[to]?.key ?? '');
  return isOther && isChosen(tokens, at) && !countsNoun(tokens, unit.to);
}

// «یازده و نیم شب» and «ساعت ده و نیم» are times of day.
function isHalfHour(
  tokens: readonly Token[],
  at: number,
  { members, to }: NumberSequence,
): boolean {
  const isTime = expectsHour(tokens, at) || partsOfDay.has(tokens[to]?.key ?? '');
  return isTime && members.some(({ quantity }) => quantity.said === 'half' && quantity.whole <= 12);
}

// «بی بی سی», but «گروه سی نفره».
function isName(tokens: readonly Token[], at: number): boolean {
  return isLetter(tokens, at) && !mayCount(tokens, at);
}

// «بیس تومن» is a number, «گیتار بیس» is not.
function isBrokenWord(tokens: readonly Token[], at: number, sequence: NumberSequence): boolean {
  return sequence.to === at + 1 && sequence.unit === null && isBroken(tokens[at]);
}

// «دو میلیون و پانصد تومن» is 2,500,000 in everyday speech, and 2,000,500 to the letter; so is «دو میلیون و پانصد شد».
function lacksThousand(
  tokens: readonly Token[],
  at: number,
  { members, unit, to: end }: NumberSequence,
): boolean {
  const isPrice = unit === null && !countsNoun(tokens, end) && !isNumbered(tokens, at);
  return (
    (isPrice || tomans.has(tokens[end]?.key ?? '')) &&
    members.some(({ quantity: { whole, said } }) => {
      const rest = whole % million;
      return (
        said === 'whole' && whole > million && rest >= 10 && rest < thousand && rest % 10 === 0
      );
    })
  );
}

const pluralScales = foldWords('هزاران هزارها میلیون‌ها میلیاردها صدها');
const derived = /^(.+?)ی(?:ها.*)?$/u;
const vagueRest = /^(?:چند|چندی|اندی|خرده|خرده‌?ا?ی|خورده|خورده‌?ا?ی|یکی)$/u;

// «بیست و چند نفر», «صد و خرده‌ای», «شصت و پنجی», «صد هزاران»: the number ends in a word that is none.
function hasVagueRest(tokens: readonly Token[], { to: end }: NumberSequence): boolean {
  const [next, rest] = tokens.slice(end, end + 2);
  if (next?.key !== and) {
    return pluralScales.has(next?.key ?? '');
  }
  return (
    rest?.kind === 'word' &&
    (vagueRest.test(plain(rest.text)) || isNumberWord(derived.exec(rest.key)?.[1] ?? ''))
  );
}

function isNumberWord(key: string): boolean {
  return cardinalValues.has(key) || ordinalValues.has(key);
}

// «سه متر و نیم» stays in words.
function isHalfLater(
  tokens: readonly Token[],
  quantity: Quantity,
  { unit }: NumberSequence,
): boolean {
  const after = unit?.to ?? 0;
  return (
    isSmall(quantity) &&
    tokens[after]?.key === and &&
    tokens[after + 1]?.key === half &&
    !takesEnding(tokens, after + 1)
  );
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
    tokens[hour.to]?.key !== and &&
    !isNumeral(tokens, hour.to) &&
    staysHour(tokens, end + 2)
  );
}

// «ده دقیقه به پنج یا شش» is an hour, «به پنج تا بیست» is not.
function staysHour(tokens: readonly Token[], at: number): boolean {
  const sequence = readNumberSequence(tokens, at);
  return (
    sequence !== null &&
    !('ambiguous' in sequence) &&
    sequence.unit === null &&
    readDays(tokens, at) === null &&
    sequence.members.every(({ quantity }, _, { length }) =>
      length === 1 ? quantity.said !== 'decimal' : isSmall(quantity),
    )
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
