import fc from 'fast-check';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { describe, expect, it } from 'vitest';
import { commandCases } from '../cases/command.cases.ts';
import { endingCases } from '../cases/ending.cases.ts';
import { ezafeCases } from '../cases/ezafe.cases.ts';
import { fillerCases } from '../cases/filler.cases.ts';
import { mixedScriptCases } from '../cases/mixedScript.cases.ts';
import { numberCases } from '../cases/number.cases.ts';
import { numberDateCases } from '../cases/numberDates.cases.ts';
import { scriptCases } from '../cases/script.cases.ts';
import { spacingCases } from '../cases/spacing.cases.ts';
import { styleCases } from '../cases/style.cases.ts';
import { formatText } from '../formatter.ts';
import { defaultWriting, type WritingSettings } from '../settings.ts';
import { applyChanges } from '../style/applyChanges.ts';
import { proposeCleanup } from './proposeCleanup.ts';

const propose = (text: string, settings: Partial<WritingSettings> = {}) =>
  [...proposeCleanup(text, { ...defaultWriting, ...settings })].flat();
const clean = (text: string, settings: Partial<WritingSettings> = {}) =>
  applyChanges(text, propose(text, settings));

const cases = [
  ...commandCases,
  ...endingCases,
  ...ezafeCases,
  ...fillerCases,
  ...mixedScriptCases,
  ...numberCases,
  ...numberDateCases,
  ...scriptCases,
  ...spacingCases,
]
  .map(({ spoken, settings = {} }) => ({ spoken: spoken.replaceAll(' ¦ ', ' ').trim(), settings }))
  .filter(({ spoken, settings }) => !spoken.includes('\n') && settings.autoSpace !== false);
const formal = { style: 'formal' } as const;

describe('the clean-up of a written text', () => {
  it.each(cases)('X-40…X-51: writes «$spoken» as dictation does', ({ spoken, settings }) => {
    expect(clean(spoken, settings)).toBe(formatText(spoken, { ...defaultWriting, ...settings }));
  });

  it('X-40…X-51: a change is as short as it can be, and a mark is one with what touches it', () => {
    const changes = propose('سلام ، می روم  به "خانه ها" نقطه بیست و سه');
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [' ', ''],
      ['می روم', 'می‌روم'],
      ['  ', ' '],
      ['"خانه ها" نقطه', '«خانه‌ها».'],
      ['بیست و سه', '۲۳'],
    ]);
    expect(changes[1]).toMatchObject({ from: 7, to: 13 });
  });

  it('X-40…X-51: each setting decides, and a text that is clean stays', () => {
    const text = 'می روم ، بیست و سه كتاب';
    expect(clean(text)).toBe('می‌روم، ۲۳ کتاب');
    expect(clean(text, { halfSpace: false })).toBe('می روم، ۲۳ کتاب');
    expect(clean(text, { autoSpace: false })).toBe('می‌روم ، ۲۳ کتاب');
    expect(clean(text, { arabicChars: false })).toBe('می‌روم، ۲۳ كتاب');
    expect(clean(text, { showDigitsInEnglish: true })).toBe('می‌روم، 23 کتاب');
    expect(clean(text, { convertNumbers: false })).toBe('می‌روم، بیست و سه کتاب');
    expect(propose(clean(text))).toEqual([]);
  });

  it('X-42: without automatic spacing the spaces of the person stay', () => {
    expect(propose('سلام،  دوست   من (و تو )', { autoSpace: false })).toEqual([]);
    expect(clean('سلام اوم دوست', { autoSpace: false })).toBe('سلام دوست');
  });

  it('X-50: a removed word takes one space with it, at each place of a line', () => {
    expect(clean('اوم سلام اوم، خوبی اوم\nاوم')).toBe('سلام، خوبی\n');
  });

  it('X-46: lines, code, addresses and the spaces at the edges of a line stay', () => {
    const text = '  می روم  \n\n`می روم` a@b.ir\n```\nمی روم\n```\nمی روم';
    expect(clean(text)).toBe('  می‌روم  \n\n`می روم` a@b.ir\n```\nمی روم\n```\nمی‌روم');
  });

  it('X-49: the formal style is proposed only where it is chosen', () => {
    const text = 'من می خوام ، برم خونه «می خوام»';
    expect(clean(text)).toBe('من می‌خوام، برم خونه «می‌خوام»');
    expect(clean(text, formal)).toBe('من می‌خواهم، بروم خانه «می‌خوام»');
    expect(propose(text, formal).filter(({ before }) => before === 'می خوام')).toEqual([
      { from: 3, to: 10, before: 'می خوام', after: 'می‌خواهم' },
      { from: 23, to: 30, before: 'می خوام', after: 'می‌خوام' },
    ]);
  });

  it(
    'X-49: changes are in order, and none of them overlaps another one',
    () => {
      const words = fc.constantFrom(
        ...[...cases, ...styleCases].flatMap(({ spoken }) => spoken.split(' ')),
        '،',
        '"',
        '(',
        '\n',
        'نقطه',
        'اوم',
      );
      checkEvery(60, fc.array(words, { maxLength: 700 }), (said) => {
        const text = said.join(' ');
        let done = 0;
        for (const { from, to, before, after } of propose(text, formal)) {
          expect(from).toBeGreaterThanOrEqual(done);
          expect(text.slice(from, to)).toBe(before);
          expect(after).not.toBe(before);
          done = to;
        }
      });
    },
    fuzzTime(10_000),
  );

  it('X-49: a long line is read in parts and changes as a short one does', () => {
    const sentence = 'من می خوام ، برم خونه و بیست و سه كتاب ها رو بخونم نقطه ';
    const long = sentence.repeat(120).trim();
    const parts = [...proposeCleanup(long, { ...defaultWriting, ...formal })];
    expect(parts.length).toBeGreaterThan(5);
    const once = clean(sentence.trim(), formal);
    expect(applyChanges(long, parts.flat())).toBe(Array(120).fill(once).join(' '));
  });
});
