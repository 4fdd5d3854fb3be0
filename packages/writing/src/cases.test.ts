import { describe, expect, it } from 'vitest';
import { amountCases } from './cases/amount.cases.ts';
import { commandContextCases } from './cases/commandContext.cases.ts';
import { everydayNumberCases } from './cases/everydayNumber.cases.ts';
import { everydayPastCases } from './cases/everydayPast.cases.ts';
import { latinMarkCases } from './cases/latinMark.cases.ts';
import { letterNameCases } from './cases/letterName.cases.ts';
import { markContextCases } from './cases/markContext.cases.ts';
import { mixedScriptCases } from './cases/mixedScript.cases.ts';
import { numberContextCases } from './cases/numberContext.cases.ts';
import { numberIdiomCases } from './cases/numberIdiom.cases.ts';
import { prefixCases } from './cases/prefix.cases.ts';
import { prefixContextCases } from './cases/prefixContext.cases.ts';
import { sentenceEndCases } from './cases/sentenceEnd.cases.ts';
import { spacingCases } from './cases/spacing.cases.ts';
import type { WritingCase } from './cases/writingCase.ts';
import { createFormatter, formatText } from './formatter.ts';
import { defaultWriting } from './settings.ts';

/** Formats finals that «¦» separates, one after another. */
function write({ spoken, settings }: WritingCase): string {
  const formatter = createFormatter({ ...defaultWriting, ...settings });
  const said = spoken.split(/ ?¦ ?/u);
  const texts = said.map(() => '');
  for (const [at, text] of said.entries()) {
    for (const changed of formatter.push({ id: `${at}`, text })) {
      texts[Number(changed.id)] = changed.text;
    }
  }
  return texts.join(' ¦ ');
}

const groups: readonly [name: string, cases: readonly WritingCase[]][] = [
  ['X-42: spaces around marks and brackets', spacingCases],
  ['X-60, X-65: a sentence that ends before a command', sentenceEndCases],
  ['X-60, X-61, X-63: the context of a command', commandContextCases],
  ['X-43, X-44: the context of a number', [...numberContextCases, ...everydayNumberCases]],
  ['X-40, X-45, X-47: words, digits and letters of two scripts', mixedScriptCases],
  ['X-46: prefixes and endings that are separate words', prefixCases],
  ['X-46: words beside «هم», «کم», «پیش», «پس», «صورت» and «ها»', prefixContextCases],
  ['X-46: colloquial verbs and possessives', everydayPastCases],
  ['X-43, X-46: the names of Latin letters', letterNameCases],
  ['X-43, X-44: idioms, dates, hours and short amounts', [...numberIdiomCases, ...amountCases]],
  ['X-60, X-61: marks beside numbers, headings and points', markContextCases],
  ['X-41: a mark of the engine behind a Latin word', latinMarkCases],
];

describe.each(groups)('%s', (_, cases) => {
  it.each(cases)('«$spoken» is written «$written»', (one) => {
    expect(write(one)).toBe(one.written);
  });
});

it.each(spacingCases)('X-42: «$spoken» is written «$written» as one text', (one) => {
  expect(formatText(one.spoken, { ...defaultWriting, ...one.settings })).toBe(one.written);
});
