import { foldPersian } from '../fold.ts';
import { plain } from '../script/letters.ts';
import { isVerbForm } from '../script/verbForms.ts';
import { takesEnding } from '../script/takesEnding.ts';
import { verbPrefixes } from '../script/verbJoin.ts';
import type { Token } from '../tokenize.ts';
import { findConnector } from './connector.ts';
import { readDigits } from './figures.ts';
import { and, cardinalValues, half, point } from './numberWords.ts';
import { isNumeral } from './numeralTokens.ts';
import { followsMonth } from './months.ts';
import { parsePhrases } from './phraseTable.ts';

const vague = new Set(
  parsePhrases('چند چندین چندصد نیم یکی هیچ ده‌ها صدها هزاران هزارها میلیون‌ها میلیاردها'),
);
const numbered = new Set(
  parsePhrases(
    'شماره ساعت سال صفحه فصل ماده بند تبصره اصل آیه سوره جلد کلاس پایه طبقه پلاک واحد اتاق کد رقم عدد ردیف ' +
      'سن منفی نمره رتبه کانال شبکه خط منطقه ناحیه',
  ),
);
const strings = new Set(
  parsePhrases(
    'شماره تلفن موبایل همراه تماس کارت حساب شبا کد ملی پستی رمز پیگیری رهگیری فاکس سریال تلفنم شماره‌اش شماره‌ام',
  ),
);
// «حساب», «همراه» and «تماس» announce an amount as often as a number of digits.
const cards = new Set(parsePhrases('کارت کارتم'));
const codes = new Set([
  ...cards,
  ...parsePhrases('شماره تلفن موبایل شبا کد رمز پیگیری رهگیری فاکس سریال تلفنم شماره‌اش شماره‌ام'),
  ...parsePhrases('ماده صفحه پلاک کلاسه پرونده اتاق پرواز قطار آیه بیت اصل'),
]);
const particles = new Set(parsePhrases('را رو با به از در تا که هم'));
const largestGroup = 9_999;
const largestCode = 999_999;
const years = new Set(
  parsePhrases(
    'سال سنه سال‌های متولد متولدین متولدان دهه دهه‌های بهار تابستان پاییز زمستان نوروز عید ' +
      'انقلاب جنگ کودتای مدل ورودی ورودی‌های المپیک جهانی کنکور بودجه سرشماری انتخابات مصوب فارغ‌التحصیل',
  ),
);
// Words between «سال» and its number: «سال تحصیلی», «سال هجری شمسی», «سال های».
const yearAdjectives = new Set(
  parsePhrases('های تحصیلی مالی زراعی آبی شمسی خورشیدی میلادی قمری هجری'),
);
const mostYearAdjectives = 2;
const places = new Set(
  parsePhrases('خیابان میدان بلوار کوچه ایستگاه مترو بیمارستان دانشگاه مدرسه پارک پل بزرگراه'),
);
const counted = new Set(parsePhrases('هواپیما هواپیمای گروه'));
const lettered = new Set([...counted, ...parsePhrases('بی ویتامین هپاتیت گزینه')]);
const letterC = foldPersian('سی');
// The letters around it, by their text: «آن» and «ان» have one key. «بی» and «ام» are also other words.
const lettersBefore = new Set(['ان', 'اس', 'اف', 'ال', 'آر', 'اچ', 'یو', 'ایکس', 'آی', 'کیو']);
const lettersBehind = new Set([...lettersBefore, 'شارپ', 'پلاس', 'پنل']);
const letterB = 'بی';
const chosen = new Set(parsePhrases('هر این آن اون همین همان'));
const codeLengths = new Map([
  [foldPersian('شبا'), 24],
  [foldPersian('شبای'), 24],
  [foldPersian('کارت'), 16],
  [foldPersian('کارتم'), 16],
  [foldPersian('ملی'), 10],
]);
const monthWord = foldPersian('ماه');
const hourWord = foldPersian('ساعت');
const every = foldPersian('هر');
const [within, hundred] = ['در', 'صد'].map(foldPersian);
const ye = 'ی';

/** The key of the word before a token, without the «ی» of an ezafe: «شماره» for «شماره‌ی» and «شماره ی». */
export function getKeyBefore(tokens: readonly Token[], at: number, back = 1): string {
  let place = at;
  for (let step = 0; step < back; step += 1) {
    place -= isSpacedEzafe(tokens, place - 1) ? 2 : 1;
  }
  const key = tokens[place]?.key ?? '';
  return key.endsWith(`ه${ye}`) ? key.slice(0, -ye.length) : key;
}

function isSpacedEzafe(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === ye && /هی?$/.test(tokens[at - 1]?.key ?? '');
}

/** Whether the number is part of a vague amount: «چند هزار», «یکی دو میلیون». */
export function isVague(tokens: readonly Token[], at: number): boolean {
  const [before, earlier] = [getKeyBefore(tokens, at), getKeyBefore(tokens, at, 2)];
  // «چند در صد», «نیم در صد»
  if (before === within && tokens[at]?.key === hundred && vague.has(earlier)) {
    return true;
  }
  // «آن» has the key of the ending of «هزاران».
  const isEnding = tokens[at - 1]?.text.startsWith('آ') === false;
  return vague.has(before)
    ? before !== half || !isHalfOfNumber(tokens, at - 1)
    : isEnding &&
        vague.has(earlier + before) &&
        !continuesNumber(tokens, at - 2) &&
        !isSecondOfVerb(tokens, at - 2);
}

// «سی و نیم», «سه‌و نیم»
function isHalfOfNumber(tokens: readonly Token[], at: number): boolean {
  return isNumeral(tokens, at - 1) || (tokens[at - 1]?.key === and && isNumeral(tokens, at - 2));
}

// «ده» in «می ده ها»
function isSecondOfVerb(tokens: readonly Token[], at: number): boolean {
  const [prefix = '', stem = ''] = [tokens[at - 1], tokens[at]].map((token) =>
    plain(token?.text ?? ''),
  );
  return verbPrefixes.has(prefix) && isVerbForm(stem);
}

// «میلیون» in «ده میلیون ها», «صد» in «بیست تا صد ها»
function continuesNumber(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.key ?? '';
  const isDecimal = tokens[at - 3]?.key === point && readDigits(tokens[at - 2]) !== null;
  return (
    isNumeral(tokens, at - 1) ||
    before === point ||
    (findConnector(before) !== undefined && (isNumeral(tokens, at - 2) || isDecimal))
  );
}

/** Whether the noun before it takes a number: «صفحه», «شماره», «ساعت». */
export function isNumbered(tokens: readonly Token[], at: number): boolean {
  return numbered.has(getKeyBefore(tokens, at));
}

/** Whether the number is part of a place name: «خیابان هفده شهریور». */
export function isPlace(tokens: readonly Token[], at: number): boolean {
  return places.has(getKeyBefore(tokens, at));
}

/** Whether «سی» is the letter C: «بی بی سی», «ویتامین سی», «سی ان ان», «هواپیمای سی صد و سی». */
export function isLetter(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.key === letterC &&
    (lettered.has(getKeyBefore(tokens, at)) || isSpelledOut(tokens, at))
  );
}

function isSpelledOut(tokens: readonly Token[], at: number): boolean {
  const [before, next, second] = [-1, 1, 2].map((away) => plain(tokens[at + away]?.text ?? ''));
  return (
    lettersBefore.has(before ?? '') ||
    lettersBehind.has(next ?? '') ||
    (next === letterB && (second === letterC || lettersBehind.has(second ?? '')))
  );
}

/** Whether a name of «سی» may also be a count: «گروه سی نفره», «هواپیمای سی ساله». */
export function mayCount(tokens: readonly Token[], at: number): boolean {
  return counted.has(getKeyBefore(tokens, at));
}

/** Whether «این», «آن» or «هر» precedes the number, which is then also a pronoun: «آن دو». */
export function isChosen(tokens: readonly Token[], at: number): boolean {
  return chosen.has(getKeyBefore(tokens, at));
}

/** Number of digits of the code that the context announces; null when it announces none. */
export function findExpectedLength(tokens: readonly Token[], at: number): number | null {
  for (let back = 1; back <= 3; back += 1) {
    const length = codeLengths.get(getKeyBefore(tokens, at, back));
    if (length !== undefined) {
      return length;
    }
  }
  return null;
}

/** Whether «هر» precedes the number: «هر دو». */
export function isEvery(tokens: readonly Token[], at: number): boolean {
  return getKeyBefore(tokens, at) === every;
}

/** Whether the context announces a digit string: «شماره کارت من», «کد ملی». */
export function expectsDigits(tokens: readonly Token[], at: number): boolean {
  return findAnnouncer(tokens, at, strings) !== null;
}

/**
 * The largest number that is a code or a part of one after these words, and no amount: «کد», «شماره کارت».
 * Null when they announce none.
 */
export function findLargestCode(tokens: readonly Token[], at: number): number | null {
  const announcer = findAnnouncer(tokens, at, codes, particles);
  return announcer === null ? null : cards.has(announcer) ? largestGroup : largestCode;
}

// The nearest of these words among the three before a number, with none of `ends` between them.
function findAnnouncer(
  tokens: readonly Token[],
  at: number,
  words: ReadonlySet<string>,
  ends: ReadonlySet<string> = new Set(),
): string | null {
  let place = at;
  for (let back = 1; back <= 3; back += 1) {
    place -= takesEnding(tokens, place - 2) ? 2 : 1;
    const key = getKeyBefore(tokens, place + 1);
    if (words.has(key)) {
      return key;
    }
    if (key === '' || key === and || ends.has(key) || /\d/u.test(key) || cardinalValues.has(key)) {
      return null;
    }
  }
  return null;
}

/** Whether a year may follow: after «سال» or a month. «دو سال هزار نفر» is a duration. */
export function expectsYear(tokens: readonly Token[], at: number): boolean {
  let back = 1;
  while (back <= mostYearAdjectives && yearAdjectives.has(getKeyBefore(tokens, at, back))) {
    back += 1;
  }
  if (years.has(getKeyBefore(tokens, at, back))) {
    return !cardinalValues.has(getKeyBefore(tokens, at, back + 1));
  }
  const monthTo = getKeyBefore(tokens, at) === monthWord ? at - 1 : at;
  return followsMonth(tokens, monthTo);
}

/** Whether a time of day may follow: after «ساعت», but not in «دو ساعت بیست دقیقه». */
export function expectsHour(tokens: readonly Token[], at: number): boolean {
  return getKeyBefore(tokens, at) === hourWord && !cardinalValues.has(getKeyBefore(tokens, at, 2));
}
