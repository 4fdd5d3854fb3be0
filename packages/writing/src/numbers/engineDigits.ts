import { asWord, type Match } from '../match.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../token.ts';
import { latinFigure, percentSign, persianFigure } from './figures.ts';
import { and, cardinalValues, point } from './numberWords.ts';
import { readNumber } from './reading.ts';
import { unitAt } from './units.ts';

// Digits with thousands apart and decimals, or an hour: nothing that could be a name, a version or an address.
const digit = '[\\d٠-٩۰-۹]';
const plain = new RegExp(
  `^[-+−]?(?:${digit}+|${digit}{1,3}(?:[٬,]${digit}{3})+)(?:[.٫]${digit}+)?٪?$|^${digit}{1,2}:${digit}{2}$`,
  'u',
);
const whole = new RegExp(`^${digit}+$`, 'u');
const latin = /\d/u;
const persian = /[٠-٩۰-۹٬٫٪]/u;
const smallestScale = 1_000;

/** Whether a token is a number in digits. */
export function isDigits(token: Token | undefined): boolean {
  return token !== undefined && token.kind === 'word' && plain.test(token.text);
}

/** What becomes of digits that the engine itself has written; null where they stay. */
export function engineDigits(
  tokens: readonly Token[],
  at: number,
  settings: WritingSettings,
  converts: boolean,
): Match | null {
  const [token] = tokens.slice(at, at + 1);
  if (token === undefined || !isDigits(token)) {
    return null;
  }
  const text = reshaped(token.text, settings.showDigitsInEnglish);
  if (converts) {
    const longer =
      withDecimals(tokens, at, text, settings) ?? withPercent(tokens, at, text, settings);
    if (longer !== null) {
      return longer;
    }
  }
  const to = scaledTo(tokens, at + 1);
  if (to === at + 1) {
    return text === token.text ? null : { length: 1, pieces: [asWord(text)] };
  }
  const rest = tokens.slice(at + 1, to).map((word) => asWord(word.text));
  return { length: to - at, pieces: [asWord(text), ...rest] };
}

function reshaped(text: string, inEnglish: boolean): string {
  if (inEnglish) {
    return persian.test(text) ? latinFigure(text) : text;
  }
  return latin.test(text) || /[٠-٩]/u.test(text) ? persianFigure(text) : text;
}

function withPercent(
  tokens: readonly Token[],
  at: number,
  text: string,
  settings: WritingSettings,
): Match | null {
  const unit = unitAt(tokens, at + 1);
  return unit?.kind === 'percent' && !text.endsWith('٪')
    ? { length: unit.to - at, pieces: [asWord(text + percentSign(settings))] }
    : null;
}

function withDecimals(
  tokens: readonly Token[],
  at: number,
  text: string,
  settings: WritingSettings,
): Match | null {
  const after = tokens[at + 2];
  if (
    tokens[at + 1]?.key !== point ||
    after === undefined ||
    !whole.test(text) ||
    !whole.test(after.text)
  ) {
    return null;
  }
  const separator = settings.showDigitsInEnglish ? '.' : '٫';
  const number = text + separator + reshaped(after.text, settings.showDigitsInEnglish);
  return withPercent(tokens, at + 2, number, settings) === null
    ? { length: 3, pieces: [asWord(number)] }
    : {
        length: (unitAt(tokens, at + 3)?.to ?? at + 3) - at,
        pieces: [asWord(number + percentSign(settings))],
      };
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
