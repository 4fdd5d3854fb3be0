import { asWord, type Match, type Piece } from '../match.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../token.ts';
import { digitsOf, latinFigure, percentSign, persianFigure, writeDigits } from './figures.ts';
import { and, cardinalValues } from './numberWords.ts';
import { decimalsAt } from './decimals.ts';
import { readNumber } from './reading.ts';
import { unitAt } from './units.ts';

// Digits with thousands apart and decimals, or an hour: nothing that could be a name, a version or an address.
const digit = '[\\d٠-٩۰-۹]';
const plain = new RegExp(
  `^[-+−]?(?:${digit}+|${digit}{1,3}(?:[٬,]${digit}{3})+)(?:[.٫]${digit}+)?٪?$|^${digit}{1,2}:${digit}{2}$`,
  'u',
);
const smallestScale = 1_000;

/** What becomes of digits that the engine itself has written; null where they stay. */
export function engineDigits(
  tokens: readonly Token[],
  at: number,
  settings: WritingSettings,
  converts: boolean,
): Match | null {
  const [token] = tokens.slice(at, at + 1);
  if (token === undefined || !plain.test(token.text)) {
    return null;
  }
  const text = settings.showDigitsInEnglish ? latinFigure(token.text) : persianFigure(token.text);
  if (converts) {
    const longer =
      withDecimals(tokens, at, text, settings) ?? withPercent(tokens, at, text, settings);
    if (longer !== null) {
      return longer;
    }
  }
  const to = token.text.endsWith('٪') ? at + 1 : scaledTo(tokens, at + 1);
  return { length: to - at, pieces: asWords(tokens, at, to, text) };
}

function withPercent(
  tokens: readonly Token[],
  at: number,
  text: string,
  settings: WritingSettings,
  from = at,
): Match | null {
  const unit = unitAt(tokens, at + 1);
  return unit?.kind === 'percent' && !/[٪%]$/u.test(text)
    ? { length: unit.to - from, pieces: [asWord(text + percentSign(settings))] }
    : null;
}

// «۵ ممیز ۲», «۵ ممیز صفر دو»
function withDecimals(
  tokens: readonly Token[],
  at: number,
  text: string,
  settings: WritingSettings,
): Match | null {
  const decimals = digitsOf(tokens[at]) === null ? null : decimalsAt(tokens, at + 1);
  if (decimals === null) {
    return null;
  }
  if (decimals.fraction === null) {
    return { length: decimals.to - at, pieces: asWords(tokens, at, decimals.to, text) };
  }
  const number =
    text + (settings.showDigitsInEnglish ? '.' : '٫') + writeDigits(decimals.fraction, settings);
  return (
    withPercent(tokens, decimals.to - 1, number, settings, at) ?? {
      length: decimals.to - at,
      pieces: [asWord(number)],
    }
  );
}

function asWords(tokens: readonly Token[], at: number, to: number, text: string): Piece[] {
  return [asWord(text), ...tokens.slice(at + 1, to).map((word) => asWord(word.text))];
}

// «۲۵ هزار و پانصد» is one number, which the engine has begun in digits: its words stay.
function scaledTo(tokens: readonly Token[], from: number): number {
  let to = from;
  while ((cardinalValues.get(tokens[to]?.key ?? '') ?? 0) >= smallestScale) {
    to += 1;
  }
  if (to > from && tokens[to]?.key === and) {
    return readNumber(tokens, to + 1)?.to ?? to;
  }
  return to;
}
