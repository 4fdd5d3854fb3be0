import { describe, expect, it } from 'vitest';
import shared from '../cases/fa-writing.json';
import { defaultWriting, type NumberMode } from '../settings.ts';
import { formatWithRules } from '../renderText.ts';
import { createNumberRule } from './numberRule.ts';

const numberCases = shared.filter(({ settings }) => settings.convert_numbers);

describe('X-43, X-44, X-45: the number cases of the product', () => {
  it('X-43: the file has all 25 number cases', () => {
    expect(numberCases).toHaveLength(25);
  });

  it.each(numberCases)('X-43: «$spoken» is written «$written»', ({ spoken, written, settings }) => {
    const rule = createNumberRule({
      ...defaultWriting,
      numberMode: (settings.number_mode ?? 'smart') as NumberMode,
      addNumberSeparator: settings.add_number_separator ?? false,
      showDigitsInEnglish: settings.show_digits_in_english ?? false,
    });
    expect(formatWithRules([rule], spoken)).toBe(written);
  });
});
