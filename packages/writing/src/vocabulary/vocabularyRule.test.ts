import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { vocabularyCases } from '../cases/vocabulary.cases.ts';
import { longestMatch } from '../rule.ts';
import { defaultWriting, type WritingSettings } from '../settings.ts';
import { tokenize } from '../tokenize.ts';
import { formatWithRules } from '../renderText.ts';
import { createVocabularyRule } from './vocabularyRule.ts';

function written(text: string, settings: Partial<WritingSettings> = {}): string {
  return formatWithRules([createVocabularyRule({ ...defaultWriting, ...settings })], text);
}

describe('X-51: vocabulary and snippets', () => {
  it.each(vocabularyCases)('«$spoken»', (one) => {
    expect(written(one.spoken, one.settings)).toBe(one.written);
  });

  it.each(vocabularyCases)('the vocabulary of «$spoken» is idempotent', (one) => {
    const words = { vocabulary: one.settings?.vocabulary ?? [] };
    const once = written(one.spoken, words);
    expect(written(once, words)).toBe(once);
  });

  it('a phrase of the longest match is replaced, a longer one is not', () => {
    const phrase = (words: number) => Array.from({ length: words }, () => 'بله').join(' ');
    for (const [words, result] of [
      [longestMatch, 'تمام'],
      [longestMatch + 1, phrase(longestMatch + 1)],
    ] as const) {
      const snippets = [{ phrase: phrase(words), text: 'تمام' }];
      expect(written(phrase(words), { snippets })).toBe(result);
    }
  });

  it('the rule returns null at a mark of the engine', () => {
    const rule = createVocabularyRule({ vocabulary: [{ word: 'سلام' }], snippets: [] });
    const tokens = tokenize({ id: 'text', text: '، سلام' });
    expect(rule(tokens, 0)).toBeNull();
    expect(rule(tokens, 1)?.length).toBe(1);
  });
});

const words = fc.constantFrom(
  'کتاب',
  'دفتر',
  'سیب',
  'خانه',
  'رفت',
  'می‌رود',
  'باغ',
  '،',
  'https://a.ir',
);
const texts = fc.array(words, { maxLength: 20 }).map((parts) => parts.join(' '));

describe('X-51: for any text', () => {
  it('a text without words of the vocabulary stays', () => {
    const settings = { vocabulary: [{ word: 'Sib', sounds: 'انار' }] };
    checkEvery(300, texts, (text) => {
      expect(written(text, settings)).toBe(written(text));
    });
  });

  it('the recognised form is replaced wherever it is a whole word', () => {
    const settings = { vocabulary: [{ word: 'شهر بازی', sounds: 'لونا پارک' }] };
    checkEvery(300, texts, texts, (before, after) => {
      expect(written(`${before} لونا پارک ${after}`, settings)).toBe(
        written(`${before} شهر بازی ${after}`),
      );
    });
  });

  it('the vocabulary is idempotent', () => {
    const pairs = fc.array(
      fc.record({ word: fc.constantFrom('سیب سرخ', 'باغ', 'کتاب خانه', 'دفتر'), sounds: words }),
      { maxLength: 1 },
    );
    checkEvery(500, texts, pairs, (text, vocabulary) => {
      const once = written(text, { vocabulary });
      expect(written(once, { vocabulary })).toBe(once);
    });
  });
});
