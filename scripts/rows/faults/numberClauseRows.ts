import type { FaultTable } from '../rowFault.ts';

const writing = 'packages/writing/src';
const transcript = 'packages/transcript/src';
const becomesDigits = `${writing}/numbers/becomesDigits.ts`;
const context = `${writing}/numbers/context.ts`;

/** Faults of single clauses of the rows on numbers, years and digits. */
export const numberClauseFaults: FaultTable = [
  ['X-43', becomesDigits, 'return whole < 10 &&', 'return whole < 11 &&'],
  ['X-43', becomesDigits, 'return whole < 10 &&', 'return whole < 9 &&'],
  ['X-43', becomesDigits, "percent' || unit?.kind === 'measure", 'measure'],
  ['X-43', becomesDigits, "(mode === 'always' && !isEvery(tokens, at))", "mode === 'always'"],
  ['X-43', `${writing}/numbers/numberRule.ts`, 'settings.convertNumbers && settings.', 'settings.'],
  ['X-43', becomesDigits, "mode === 'smart' && hasSmall &&", 'hasSmall &&'],
  ['X-43', `${writing}/numbers/engineDigits.ts`, '  if (converts) {', '  if (true) {'],
  [
    'X-43',
    `${writing}/numbers/months.ts`,
    "  ...parsePhrases(solar).map((name): [string, MonthKind] => [name + monthWord, 'clear']),\n",
    '',
  ],
  ['X-44', `${writing}/numbers/dates.ts`, '>= year.first && value', '> year.first && value'],
  ['X-44', `${writing}/numbers/dates.ts`, 'last: 2_999', 'last: 1_999'],
  ['X-44', `${writing}/numbers/dates.ts`, "eras.has(tokens[to]?.key ?? '') || ", ''],
  ['X-44', `${writing}/numbers/dates.ts`, '&& findUnit(tokens, to) === null))', '))'],
  ['X-44', context, 'return followsMonth(tokens, monthTo)', 'return false'],
  ['X-44', context, 'getKeyBefore(tokens, at) === monthWord ? at - 1 : at', 'at'],
  [
    'X-44',
    `${writing}/numbers/figures.ts`,
    'addNumberSeparator ? groupDigits(String(whole)) : String(whole)',
    'groupDigits(String(whole))',
  ],
  ['X-44', `${writing}/numbers/digitString.ts`, 'findKnownString(tokens, groups) ??\n', ''],
  ['X-44', `${writing}/numbers/digitString.ts`, '?? takeLength(groups, lengths.card, 4);', ';'],
  ['X-44', `${writing}/numbers/digitString.ts`, 'card: 16', 'card: 15'],
  ['X-44', `${writing}/numbers/digitString.ts`, 'national: 11', 'national: 10'],
  ['X-44', `${writing}/numbers/digitString.ts`, 'findExpectedString(tokens, at, groups) ??\n', ''],
  ['X-44', `${writing}/numbers/digitString.ts`, '??\n    readCardOfThousands(tokens, at);', ';'],
  [
    'X-44',
    `${writing}/numbers/numberRule.ts`,
    'toWordToken(formatDigits(string.digits, settings))',
    "toWordToken(formatFigure({ whole: Number(string.digits), fraction: '' }, settings))",
  ],
  ['X-44', context, '!cardinalValues.has(getKeyBefore(tokens, at, back + 1));', 'true;'],
  ['X-44', context, '<= mostYearAdjectives &&', '< mostYearAdjectives &&'],
  ['X-44', context, "'های تحصیلی", "'تحصیلی"],
  ['X-44', context, 'متولد متولدین متولدان دهه', 'دهه'],
  ['X-44', `${writing}/numbers/months.ts`, "+ monthWord, 'clear'", "+ monthWord, 'ambiguous'"],
  [
    'X-45',
    `${writing}/numbers/figures.ts`,
    'settings.showDigitsInEnglish ? toLatinDigits(digits) : toPersianDigits(digits)',
    'toPersianDigits(digits)',
  ],
  ['X-45', `${writing}/numbers/engineDigits.ts`, "settings.showDigitsInEnglish ? '.' : '٫'", "'٫'"],
  [
    'X-45',
    `${writing}/numbers/engineDigits.ts`,
    'settings.showDigitsInEnglish ? toLatinFigure(written) : toPersianFigure(written);',
    'toPersianFigure(written);',
  ],
  ['X-45', `${writing}/numbers/figures.ts`, 'persian.replaceAll', 'persian.replace'],
  ['X-45', `${writing}/numbers/figures.ts`, "'٫', '.').replace('٪', '%'", "'٪', '%'"],
  ['X-45', `${writing}/numbers/figures.ts`, "(',', '٬').replace('.', '٫')", "(',', '٬')"],
  ['X-45', `${writing}/numbers/engineDigits.ts`, 'if (belongsToName(tokens, at))', 'if (false)'],
  ['X-45', `${writing}/digits.ts`, '/[\\d٠-٩۰-۹]/g', '/[\\d۰-۹]/g'],
  ['X-45', `${transcript}/merge/rewriteSegments.ts`, '(at === 0 || at === last)', 'at === 0'],
  ['X-45', `${transcript}/merge/rewriteSegments.ts`, '(at === 0 || at === last)', 'at === last'],
  [
    'X-45',
    'packages/transcript/src/merge/segmentRuns.ts',
    "const isUnedited = from > 0 && to < doc.content.size && doc.textBetween(from, to, '\\n') === text;",
    'const isUnedited = true;',
  ],
];
