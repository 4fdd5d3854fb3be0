import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNumberNotation, toNumberCharacters } from './createNumberNotation.ts';

const plain = createNumberNotation({});
const percent = createNumberNotation({ style: 'percent' });

describe('numbers in a field', () => {
  it.each([
    ['12345', '۱۲۳۴۵'],
    ['١٢٣', '۱۲۳'],
    ['۱٬۲۳۴ تومان', '۱٬۲۳۴'],
    ['1,234.5', '۱٬۲۳۴٫۵'],
    ['۱/۵', '۱٫۵'],
    ['-7', '−۷'],
    ['abc', ''],
  ])('formats «%s» as «%s»', (typed, written) => {
    expect(toNumberCharacters(typed)).toBe(written);
  });

  it('parses its own format', () => {
    checkEvery(100, fc.integer(), (value) => {
      expect(plain.parse(plain.format(value))).toBe(value);
    });
    expect(plain.format(-1234.5)).toMatch(/۱٬۲۳۴٫۵/);
    expect(plain.parse(plain.format(-1234.5))).toBe(-1234.5);
    expect(percent.format(0.15)).toBe('۱۵٪');
    expect(percent.parse('۱۵٪')).toBe(0.15);
    expect(percent.parse('29')).toBe(0.29);
  });

  it('parses an empty or invalid text as NaN', () => {
    expect(['', '−', '٫', 'تومان'].map(plain.parse)).toEqual([NaN, NaN, NaN, NaN]);
    expect(plain.format(NaN)).toBe('');
  });

  it('accepts text that can become a number', () => {
    expect(['', '−', '۱۲٫', '−۱۲٬۳۴۵٫۶'].every((text) => plain.canBecomeNumber(text, true))).toBe(
      true,
    );
    expect(['۱٫۲٫۳', '۱−', '−−'].some((text) => plain.canBecomeNumber(text, true))).toBe(false);
    expect(plain.canBecomeNumber('−۱', false)).toBe(false);
    expect(percent.canBecomeNumber('۱۵٫۵', true)).toBe(false);
  });
});
