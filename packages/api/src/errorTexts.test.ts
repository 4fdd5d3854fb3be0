import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorTexts } from './errorTexts.ts';

describe('the texts of an error answer', () => {
  it('R-231: show a string as it is', () => {
    expect(errorTexts('نام کاربری یا رمز عبور نادرست است.')).toEqual([
      'نام کاربری یا رمز عبور نادرست است.',
    ]);
  });

  it('R-232, T-27: join every value of an object, lists line by line', () => {
    expect(errorTexts({ username: ['a', 'b'], detail: 'c' })).toEqual(['a', 'b', 'c']);
  });

  it('R-232, T-27: flatten nested values and never print [object Object]', () => {
    const body = { profile: { name: ['x', { deep: 'y' }] }, list: [['z']] };
    expect(errorTexts(body)).toEqual(['x', 'y', 'z']);
  });

  it('leave out the codes that are meant for machines', () => {
    expect(errorTexts({ detail: 'بسته ندارید', code: 'no_service' })).toEqual(['بسته ندارید']);
  });

  it('split a long text at its own line breaks and drop empty lines', () => {
    expect(errorTexts('یک\n\n دو ')).toEqual(['یک', 'دو']);
  });

  it('take out marks that could turn the order of the line, and control characters', () => {
    expect(errorTexts('a\u202Eb\u0000c\u2066d\u200F')).toEqual(['abcd']);
  });

  it('are none for null, nothing and an empty object', () => {
    expect([errorTexts(null), errorTexts(undefined), errorTexts({})]).toEqual([[], [], []]);
  });

  it('stop at 20 lines of 300 characters, however large or deep the answer', () => {
    const deep = JSON.parse('['.repeat(5_000) + '"x"' + ']'.repeat(5_000)) as unknown;
    expect(errorTexts(deep)).toEqual([]);
    const wide = errorTexts(Array.from({ length: 100_000 }, () => 'y'.repeat(1_000)));
    expect(wide).toEqual(Array.from({ length: 20 }, () => 'y'.repeat(300)));
  });

  it('hold no line break, no bidi control and nothing empty for any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const lines = errorTexts(body);
        expect(lines.length).toBeLessThanOrEqual(20);
        for (const line of lines) {
          expect(line).toMatch(/^[^\n\p{Bidi_Control}]{1,300}$/u);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('contain every readable leaf of a small object, in order', () => {
    const word = fc.stringMatching(/^[a-zآ-ی]{1,20}$/);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.array(word, { maxLength: 4 })),
        (body) => {
          expect(errorTexts(body)).toEqual(Object.values(body).flat());
        },
      ),
    );
  });
});
