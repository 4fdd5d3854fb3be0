import { copyWords } from '../copyWords.ts';
import { toWordToken, type RuleMatch, type OutputToken } from '../rule.ts';
import type { WritingSettings } from '../settings.ts';
import type { Token } from '../tokenize.ts';
import { expectsDigits } from './context.ts';
import {
  groupDigits,
  readDigits,
  toLatinFigure,
  choosePercentSign,
  toPersianFigure,
  formatDigits,
} from './figures.ts';
import { and, cardinalValues, thousand } from './numberWords.ts';
import { readDecimals } from './decimals.ts';
import { readNumber } from './readNumber.ts';
import { findUnit } from './units.ts';

// Digits with thousands separators and decimals, or a time; no names, versions or addresses.
const digit = '[\\d٠-٩۰-۹]';
const plain = new RegExp(
  `^[-+−]?(?:${digit}+|${digit}{1,3}(?:[٬,]${digit}{3})+)(?:[.٫]${digit}+)?٪?$|^${digit}{1,2}:${digit}{2}$`,
  'u',
);

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
  if (belongsToName(tokens, at)) {
    return { length: 1, output: [toWordToken(token.text)] };
  }
  const written = isPlainAmount(tokens, at, settings) ? groupDigits(token.text) : token.text;
  const text = settings.showDigitsInEnglish ? toLatinFigure(written) : toPersianFigure(written);
  if (converts) {
    const longer =
      withDecimals(tokens, at, text, settings) ?? withPercent(tokens, at, text, settings);
    if (longer !== null) {
      return longer;
    }
  }
  const to = token.text.endsWith('٪') ? at + 1 : skipScale(tokens, at + 1);
  return { length: to - at, output: toWords(tokens, at, to, text, settings) };
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
    ? { length: unit.to - from, output: [toWordToken(text + choosePercentSign(settings))] }
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
    return { length: decimals.to - at, output: toWords(tokens, at, decimals.to, text, settings) };
  }
  const number =
    text + (settings.showDigitsInEnglish ? '.' : '٫') + formatDigits(decimals.fraction, settings);
  return (
    withPercent(tokens, decimals.to - 1, number, settings, at) ?? {
      length: decimals.to - at,
      output: [toWordToken(number)],
    }
  );
}

function toWords(
  tokens: readonly Token[],
  at: number,
  to: number,
  text: string,
  settings: WritingSettings,
): OutputToken[] {
  return [toWordToken(text), ...copyWords(tokens.slice(at + 1, to), settings)];
}

const ungrouped = new RegExp(`^(?![0٠۰])${digit}{4,12}$`, 'u');

// «1250000 تومان» is an amount; «1250000» may be a code, and «کد 12500 تومان» is one.
function isPlainAmount(
  tokens: readonly Token[],
  at: number,
  { addNumberSeparator }: WritingSettings,
): boolean {
  const { text = '' } = tokens[at] ?? {};
  return (
    addNumberSeparator &&
    ungrouped.test(text) &&
    findUnit(tokens, at + 1)?.kind === 'measure' &&
    !expectsDigits(tokens, at)
  );
}

const latinFigure = /^\d+(?:[.,]\d+)*$/u;
const latinName = /^[«(“"]*(?:\p{Script=Latin}[\p{Script=Latin}\d'’+#-]*|[=<>]=?|[*/%^&|])$/u;

// «Windows 11», «x = 5»; a unit behind counts things: «در Instagram 25 نفر».
function belongsToName(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return (
    before?.kind === 'foreign' &&
    latinName.test(before.text) &&
    latinFigure.test(token?.text ?? '') &&
    findUnit(tokens, at + 1) === null &&
    !isScale(tokens[at + 1])
  );
}

function isScale(token: Token | undefined): boolean {
  return (cardinalValues.get(token?.key ?? '') ?? 0) >= thousand;
}

function isThousand(token: Token | undefined): boolean {
  return cardinalValues.get(token?.key ?? '') === thousand;
}

// «۲۵ هزار و پانصد» is one number that the engine began in digits: its words stay. «۳۰٫۱ میلیون و هزار» is two.
function skipScale(tokens: readonly Token[], from: number): number {
  let to = from;
  while (isScale(tokens[to]) && (to === from || !isThousand(tokens[to]))) {
    to += 1;
  }
  if (to > from && tokens[to]?.key === and && !/[.٫]/u.test(tokens[from - 1]?.text ?? '')) {
    return readNumber(tokens, to + 1)?.to ?? to;
  }
  return to;
}
