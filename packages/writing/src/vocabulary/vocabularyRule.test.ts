import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns } from '@nevisa/testing';
import { vocabularyCases } from '../cases/vocabulary.cases.ts';
import { longestMatch } from '../match.ts';
import { defaultWriting, type WritingSettings } from '../settings.ts';
import { tokensOf } from '../token.ts';
import { writtenBy } from '../written.ts';
import { vocabularyRule } from './vocabularyRule.ts';

function written(text: string, settings: Partial<WritingSettings> = {}): string {
  return writtenBy([vocabularyRule({ ...defaultWriting, ...settings })], text);
}

describe('X-51: own words and ready texts', () => {
  it.each(vocabularyCases)('«$spoken»', (one) => {
    expect(written(one.spoken, one.settings)).toBe(one.written);
  });

  it.each(vocabularyCases)('own words of «$spoken» that are written stay', (one) => {
    const words = { vocabulary: one.settings?.vocabulary ?? [] };
    const once = written(one.spoken, words);
    expect(written(once, words)).toBe(once);
  });

  it('a phrase of as many words as a match may take is heard, and a longer one is not', () => {
    const phrase = (words: number) => Array.from({ length: words }, () => 'بله').join(' ');
    for (const [words, result] of [
      [longestMatch, 'تمام'],
      [longestMatch + 1, phrase(longestMatch + 1)],
    ] as const) {
      const snippets = [{ phrase: phrase(words), text: 'تمام' }];
      expect(written(phrase(words), { snippets })).toBe(result);
    }
  });

  it('no rule is tried at a mark of the engine', () => {
    const rule = vocabularyRule({ vocabulary: [{ word: 'سلام' }], snippets: [] });
    const tokens = tokensOf({ id: 'text', text: '، سلام' });
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
  it('a text without anything of one’s own stays as it is', () => {
    const settings = { vocabulary: [{ word: 'Sib', sounds: 'انار' }] };
    fc.assert(
      fc.property(texts, (text) => {
        expect(written(text, settings)).toBe(written(text));
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  it('what is heard is written wherever it stands as a word', () => {
    const settings = { vocabulary: [{ word: 'شهر بازی', sounds: 'لونا پارک' }] };
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        expect(written(`${before} لونا پارک ${after}`, settings)).toBe(
          written(`${before} شهر بازی ${after}`),
        );
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  it('own words are written once: written again they stay', () => {
    const pairs = fc.array(
      fc.record({ word: fc.constantFrom('سیب سرخ', 'باغ', 'کتاب خانه', 'دفتر'), sounds: words }),
      { maxLength: 1 },
    );
    fc.assert(
      fc.property(texts, pairs, (text, vocabulary) => {
        const once = written(text, { vocabulary });
        expect(written(once, { vocabulary })).toBe(once);
      }),
      { numRuns: fuzzRuns(500) },
    );
  });
});
