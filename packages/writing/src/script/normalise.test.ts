import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import deck from '../../../../docs/copy.fa.json';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { ezafeCases } from '../cases/ezafe.cases.ts';
import { letterCases } from '../cases/letter.cases.ts';
import { scriptCases } from '../cases/script.cases.ts';
import { defaultWriting } from '../settings.ts';
import { formalise } from '../style/formalise.ts';
import { formatWithRules } from '../renderText.ts';
import { normalise } from '../testing/normalise.ts';
import { createScriptRule } from './scriptRule.ts';

const written = (text: string) => normalise(text, defaultWriting);

const cases = [...scriptCases, ...letterCases, ...ezafeCases];
const texts = Object.values(deck);

describe('X-46, X-47, X-48: the proofread texts of the interface', () => {
  it('X-46: the texts stay, except those that demonstrate a change', () => {
    const changed = texts.filter((text) => written(text) !== text);
    expect(texts.length).toBeGreaterThan(800);
    expect(changed).toEqual([
      deck['settings.previewSample'],
      deck['settings.halfSpaceHint'],
      deck['settings.arabicCharsHint'],
      deck['settings.ezafeYe'],
    ]);
  });

  it('X-46: the half-spaces of verbs, plurals and comparatives are restored', () => {
    const suffixed = /^ن?می\u200C\p{L}+$|^\p{L}+\u200C(?:ها\p{L}*|تر|ترین|ام|اند|ای|اید|ایم)$/u;
    const words = texts
      .flatMap((text) => text.split(/[^\p{L}\p{M}\u200C]+/u))
      .filter((word) => suffixed.test(word));
    expect(words.length).toBeGreaterThan(100);
    for (const word of words) {
      expect(written(word.replaceAll('\u200C', ' '))).toBe(word);
    }
  });

  it('X-49: no text contains a colloquial word', () => {
    expect(texts.flatMap(formalise)).toEqual([]);
  });
});

describe('X-46, X-47: normalise on a written text', () => {
  it.each([
    ['می روم\n\nكتاب ها', 'می‌روم\n\nکتاب‌ها', 'line breaks stay'],
    ['می\nروم', 'می\nروم', 'words are not joined across lines'],
    ['\tمی روم ،  بعد', '\tمی‌روم ،  بعد', 'spaces around marks stay'],
    ['می  روم', 'می‌روم', 'spaces createRangeTest a word go'],
    ['خب... می روم', 'خب... می‌روم', 'three full stops stay'],
    ['«می روم»', '«می‌روم»', 'marks stay'],
    ['`x می روم y` می روم', '`x می روم y` می‌روم', 'code stays'],
    ['```\nمی روم\n```\nمی روم', '```\nمی روم\n```\nمی‌روم', 'a code block stays'],
    ['`می روم', '`می روم', 'a word with a backtick stays'],
    ['https://كتاب.ir كتاب', 'https://كتاب.ir کتاب', 'addresses stay'],
    ['علي@كتاب.ir', 'علي@كتاب.ir', 'e-mails stay'],
    ['', '', 'an empty text'],
    ['\r\nمی روم\r\n', '\r\nمی‌روم\r\n', 'CRLF line ends stay'],
  ])('X-46: «%s» becomes «%s»: %s', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each(cases)('X-46: «$spoken» gives the same text as the script rule', ({ spoken }) => {
    expect(formatWithRules([], written(spoken))).toBe(
      formatWithRules([createScriptRule(defaultWriting)], spoken),
    );
  });

  it(
    'X-46: normalise is idempotent and keeps marks, digits and line breaks',
    () => {
      const words = cases.flatMap(({ spoken }) => spoken.split(' '));
      const between = fc.constantFrom(' ', '  ', '\n', '، ', ' . ', '… ', ' «', '» ', ' ۱۲ ');
      const text = fc
        .array(fc.tuple(fc.constantFrom(...words), between), { maxLength: 10 })
        .map((parts) => parts.flat().join(''));
      const others = (all: string) => all.replaceAll(/[\p{L}\p{M}\u200C\u0640 ]/gu, '');
      checkEvery(1_000, text, (all) => {
        const once = written(all);
        expect(written(once)).toBe(once);
        expect(others(once)).toBe(others(all));
      });
    },
    fuzzTime(1_000),
  );
});
