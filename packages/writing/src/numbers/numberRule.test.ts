import { describe, expect, it } from 'vitest';
import { numberCases } from '../cases/number.cases.ts';
import { numberDateCases } from '../cases/numberDates.cases.ts';
import { numberFormCases } from '../cases/numberForms.cases.ts';
import { defaultWriting } from '../settings.ts';
import { formatWithRules } from '../renderText.ts';
import { createNumberRule } from './numberRule.ts';

describe.each([
  ['which numbers become digits', numberCases],
  ['decimals, percents, ranges and shapes of digits', numberFormCases],
  ['dates, times, telephones and cards', numberDateCases],
])('X-43, X-44, X-45: %s', (_, cases) => {
  it.each(cases)('X-43: «$spoken» is written «$written»', ({ spoken, written, settings }) => {
    const rule = createNumberRule({ ...defaultWriting, ...settings });
    expect(formatWithRules([rule], spoken)).toBe(written);
    expect(formatWithRules([rule], written)).toBe(written);
  });
});
