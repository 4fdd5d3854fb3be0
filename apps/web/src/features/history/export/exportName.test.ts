import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUniqueNames, nameExport } from './exportName.ts';

const name = (title: string) => nameExport(title, 'نوشتهٔ ۱ آذر');

describe('the name of an exported file', () => {
  it.each([
    ['گزارش/۱۴۰۵:۰۸', 'گزارش ۱۴۰۵ ۰۸'],
    ['a\\b*c?d"e<f>g|h', 'a b c d e f g h'],
    ['\u202Eگزارش\u2069 \u200Fتازه', 'گزارش تازه'],
    ['کتاب‌های من', 'کتاب‌های من'],
    ['CON', 'CON_'],
    ['con', 'con_'],
    ['Nul.txt', 'Nul.txt_'],
    ['LPT1', 'LPT1_'],
    ['کنفرانس', 'کنفرانس'],
    ['  .hidden.. ', 'hidden'],
    ['یک\nدو\tسه\u0000', 'یک دو سه'],
    ['e\u0301', '\u00E9'],
  ])('X-165, T-47: %j becomes %j', (title, expected) => {
    expect(name(title)).toBe(expected);
  });

  it.each(['', '   ', '...', '///', '\u202E'])(
    'X-165: the title %j leaves nothing, so the day is the name',
    (title) => {
      expect(name(title)).toBe('نوشتهٔ ۱ آذر');
    },
  );

  it('X-165, T-47: a long title is cut between characters', () => {
    expect(Array.from(name('آ'.repeat(400)))).toHaveLength(115);
    expect(name('a'.repeat(400))).toHaveLength(120);
    expect(name('😀'.repeat(300))).toBe('😀'.repeat(57));
  });

  it('X-165: no title gives a name that a system refuses', () => {
    checkEvery(300, fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const made = name(title);
      expect(made).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]|^[. ]|[. ]$|^con$/iu);
      expect(new TextEncoder().encode(`${made} (۹۹۹).json`).length).toBeLessThan(256);
      expect(made).not.toBe('');
      expect(name(made)).toBe(made.endsWith('_') ? name(made) : made);
    });
  });
});

describe('the names in one archive', () => {
  it('X-130: a repeated name gets its number, in any case of its letters', () => {
    const unique = createUniqueNames();
    expect(['جلسه', 'جلسه', 'Jalase', 'jalase', 'جلسه', 'جلسه (۲)'].map(unique)).toEqual([
      'جلسه',
      'جلسه (۲)',
      'Jalase',
      'jalase (۲)',
      'جلسه (۳)',
      'جلسه (۲) (۲)',
    ]);
  });
});
