import { describe, expect, it } from 'vitest';
import { formatCompact } from './compactNumber.ts';

describe('formatCompact', () => {
  it.each([
    [0, '۰'],
    [7.25, '۷٫۲۵'],
    [999, '۹۹۹'],
    [1_000, '۱ هزار'],
    [12_500, '۱۲٫۵ هزار'],
    [999_949, '۹۹۹٫۹ هزار'],
    [999_960, '۱ میلیون'],
    [3_400_000, '۳٫۴ میلیون'],
    [2_000_000_000, '۲ میلیارد'],
    [1_200_000_000_000, '۱٫۲ میلیون میلیون'],
    [-3_400_000, '\u200E−۳٫۴ میلیون'],
  ])('%d is «%s»', (value, shown) => {
    expect(formatCompact(value)).toBe(shown);
  });

  it.each([
    [999_949, '۹۹۹٫۹ هزار'],
    [999_950, '۱ میلیون'],
    [-999_950, '\u200E−۱ میلیون'],
    [999_950_000, '۱ میلیارد'],
    [999_949_999_999, '۹۹۹٫۹ میلیارد'],
    [999_950_000_000, '۱ میلیون میلیون'],
    [1_200_000_000_000, '۱٫۲ میلیون میلیون'],
  ])('X-247: %d rounds to «%s», with the next unit from a thousand on', (value, shown) => {
    expect(formatCompact(value)).toBe(shown);
  });

  it('X-247: ten to the twelfth and more keep their unit', () => {
    expect(formatCompact(1e12)).toBe('۱ میلیون میلیون');
    expect(formatCompact(4.56e15)).toBe('۴٬۵۶۰ میلیون میلیون');
  });
});
