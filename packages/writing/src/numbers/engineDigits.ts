import { asWord, type RuleMatch, type OutputToken } from '../rule.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../tokenize.ts';
import {
  readDigits,
  toLatinFigure,
  percentSign,
  toPersianFigure,
  formatDigits,
} from './figures.ts';
import { and, cardinalValues } from './numberWords.ts';
import { readDecimals } from './decimals.ts';
import { readNumber } from './readNumber.ts';
import { findUnit } from './units.ts';

// Digits with thousands separators and decimals, or a time; no names, versions or addresses.
const digit = '[\\d٠-٩۰-۹]';
const plain = new RegExp(
  `^[-+−]?(?:${digit}+|${digit}{1,3}(?:[٬,]${digit}{3})+)(?:[.٫]${digit}+)?٪?$|^${digit}{1,2}:${digit}{2}$`,
  'u',
);
const smallestScale = 1_000;

/** Rewrites digits of the engine in the chosen form; null when the token has none. */
export function rewriteEngineDigits(
  tokens: readonly Token[],
  at: number,
  settings: WritingSettings,
  converts: boolean,
): RuleMatch | null {
  const [token] = tokens.slice(at, at + 1);
  if (token === undefined || !plain.test(token.text)) {
    return null;
  }
  const text = settings.showDigitsInEnglish
    ? toLatinFigure(token.text)
    : toPersianFigure(token.text);
  if (converts) {
    const longer =
      withDecimals(tokens, at, text, settings) ?? withPercent(tokens, at, text, settings);
    if (longer !== null) {
      return longer;
    }
  }
  const to = token.text.endsWith('٪') ? at + 1 : skipScale(tokens, at + 1);
  return { length: to - at, output: asWords(tokens, at, to, text) };
}

function withPercent(
  tokens: readonly Token[],
  at: number,
  text: string,
  settings: WritingSettings,
  from = at,
): RuleMatch | null {
  const unit = findUnit(tokens, at + 1);
  return unit?.kind === 'percent' && !/[٪%]$/u.test(text)
    ? { length: unit.to - from, output: [asWord(text + percentSign(settings))] }
    : null;
}

// «۵ ممیز ۲», «۵ ممیز صفر دو»
function withDecimals(
  tokens: readonly Token[],
  at: number,
  text: string,
  settings: WritingSettings,
): RuleMatch | null {
  const decimals = readDigits(tokens[at]) === null ? null : readDecimals(tokens, at + 1);
  if (decimals === null) {
    return null;
  }
  if (decimals.fraction === null) {
    return { length: decimals.to - at, output: asWords(tokens, at, decimals.to, text) };
  }
  const number =
    text + (settings.showDigitsInEnglish ? '.' : '٫') + formatDigits(decimals.fraction, settings);
  return (
    withPercent(tokens, decimals.to - 1, number, settings, at) ?? {
      length: decimals.to - at,
      output: [asWord(number)],
    }
  );
}

function asWords(tokens: readonly Token[], at: number, to: number, text: string): OutputToken[] {
  return [asWord(text), ...tokens.slice(at + 1, to).map((word) => asWord(word.text))];
}

// «۲۵ هزار و پانصد» is one number that the engine began in digits: its words stay.
function skipScale(tokens: readonly Token[], from: number): number {
  let to = from;
  while ((cardinalValues.get(tokens[to]?.key ?? '') ?? 0) >= smallestScale) {
    to += 1;
  }
  if (to > from && tokens[to]?.key === and) {
    return readNumber(tokens, to + 1)?.to ?? to;
  }
  return to;
}
