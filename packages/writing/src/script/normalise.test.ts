import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import deck from '../../../../docs/copy.fa.json';
import { fuzzRuns, fuzzTime } from '@nevisa/testing';
import { ezafeCases } from '../cases/ezafe.cases.ts';
import { letterCases } from '../cases/letter.cases.ts';
import { scriptCases } from '../cases/script.cases.ts';
import { defaultWriting } from '../settings.ts';
import { formalise } from '../style/formalise.ts';
import { writtenBy } from '../written.ts';
import { normalise } from './normalise.ts';
import { scriptRule } from './scriptRule.ts';

const written = (text: string) => normalise(text, defaultWriting);

const cases = [...scriptCases, ...letterCases, ...ezafeCases];
const texts = Object.values(deck);

describe('X-46, X-47, X-48: the texts of the interface, which an editor has read', () => {
  it('X-46: they stay, but those that show what is changed', () => {
    const changed = texts.filter((text) => written(text) !== text);
    expect(texts.length).toBeGreaterThan(800);
    expect(changed).toEqual([
      deck['settings.previewSample'],
      deck['settings.halfSpaceHint'],
      deck['settings.arabicCharsHint'],
      deck['settings.ezafeYe'],
    ]);
  });

  it('X-46: without their half-spaces each verb, plural and comparison finds its own again', () => {
    const suffixed = /^ن?می\u200C\p{L}+$|^\p{L}+\u200C(?:ها\p{L}*|تر|ترین|ام|اند|ای|اید|ایم)$/u;
    const words = texts
      .flatMap((text) => text.split(/[^\p{L}\p{M}\u200C]+/u))
      .filter((word) => suffixed.test(word));
    expect(words.length).toBeGreaterThan(100);
    for (const word of words) {
      expect(written(word.replaceAll('\u200C', ' '))).toBe(word);
    }
  });

  it('X-49: nothing in them is taken for everyday speech', () => {
    expect(texts.flatMap(formalise)).toEqual([]);
  });
});

describe('X-46, X-47: a text that is already written', () => {
  it.each([
    ['می روم\n\nكتاب ها', 'می‌روم\n\nکتاب‌ها', 'lines stay'],
    ['می\nروم', 'می\nروم', 'nothing is joined over the end of a line'],
    ['\tمی روم ،  بعد', '\tمی‌روم ،  بعد', 'spaces about marks are not its concern'],
    ['می  روم', 'می‌روم', 'spaces within a word go'],
    ['خب... می روم', 'خب... می‌روم', 'three full stops stay three'],
    ['«می روم»', '«می‌روم»', 'marks stay'],
    ['`x می روم y` می روم', '`x می روم y` می‌روم', 'code stays'],
    ['```\nمی روم\n```\nمی روم', '```\nمی روم\n```\nمی‌روم', 'code of several lines stays'],
    ['`می روم', '`می روم', 'a word with a sign of code stays'],
    ['https://كتاب.ir كتاب', 'https://كتاب.ir کتاب', 'addresses stay'],
    ['علي@كتاب.ir', 'علي@كتاب.ir', 'e-mails stay'],
    ['', '', 'nothing is nothing'],
    ['\r\nمی روم\r\n', '\r\nمی‌روم\r\n', 'ends of lines of another system stay'],
  ])('X-46: «%s» becomes «%s»: %s', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each(cases)('X-46: «$spoken» becomes what is dictated by it', ({ spoken }) => {
    expect(writtenBy([], written(spoken))).toBe(writtenBy([scriptRule(defaultWriting)], spoken));
  });

  it(
    'X-46: done twice it changes nothing more, and marks, digits and lines stay in their places',
    () => {
      const pieces = cases.flatMap(({ spoken }) => spoken.split(' '));
      const between = fc.constantFrom(' ', '  ', '\n', '، ', ' . ', '… ', ' «', '» ', ' ۱۲ ');
      const text = fc
        .array(fc.tuple(fc.constantFrom(...pieces), between), { maxLength: 10 })
        .map((parts) => parts.flat().join(''));
      const others = (all: string) => all.replaceAll(/[\p{L}\p{M}\u200C\u0640 ]/gu, '');
      fc.assert(
        fc.property(text, (all) => {
          const once = written(all);
          expect(written(once)).toBe(once);
          expect(others(once)).toBe(others(all));
        }),
        { numRuns: fuzzRuns(1_000) },
      );
    },
    fuzzTime(1_000),
  );
});
