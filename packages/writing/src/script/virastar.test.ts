import Virastar from 'virastar';
import { describe, expect, it } from 'vitest';
import { ezafeCases } from '../cases/ezafe.cases.ts';
import { letterCases } from '../cases/letter.cases.ts';
import { scriptCases } from '../cases/script.cases.ts';
import { virastarDifferences } from '../cases/virastarDifferences.ts';
import { defaultWriting } from '../settings.ts';
import { formatWithRules } from '../renderText.ts';
import { createScriptRule } from './scriptRule.ts';

// The options about letters and half-spaces; marks and digits have other rules.
const concerns = new Set([
  'cleanup_zwnj',
  'cleanup_kashidas',
  'fix_diacritics',
  'fix_hamzeh',
  'fix_misc_non_persian_chars',
  'fix_perfix_spacing',
  'fix_suffix_misc',
  'fix_suffix_spacing',
]);
const options = Object.keys(new Virastar().defaults).map((name) => [name, concerns.has(name)]);
const virastar = new Virastar(Object.fromEntries(options));

const own = (text: string) => formatWithRules([createScriptRule(defaultWriting)], text);
// virastar finds a suffix only before a space.
const theirs = (text: string) => virastar.cleanup(` ${text} `).trim();

describe('X-46, X-47, X-48: the script rule compared with virastar', () => {
  const corpus = [...scriptCases, ...letterCases, ...ezafeCases].map(({ spoken }) => spoken);

  it('X-46: both agree on all sentences except those listed with a reason', () => {
    expect(corpus.length).toBeGreaterThan(100);
    const listed = virastarDifferences.flatMap(({ differs }) => differs);
    const found = corpus
      .filter((text) => own(text) !== theirs(text))
      .map((text) => [text, theirs(text)] as const);
    expect(new Map(found)).toEqual(new Map(listed));
  });

  it('X-46: virastar keeps our forms with «می‌», «‌ها», «‌تر» and «هٔ»', () => {
    const written = ['می‌روم', 'نمی‌خواهم', 'کتاب‌های من', 'بزرگ‌ترین', 'خسته‌ام', 'خانهٔ ما'];
    expect(written.map(theirs)).toEqual(written);
    expect(written.map(own)).toEqual(written);
  });
});
