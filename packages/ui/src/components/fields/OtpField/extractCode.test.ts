import { describe, expect, it } from 'vitest';
import { extractCode } from './extractCode.ts';

describe('extractCode', () => {
  it.each([
    ['کد شما: ۹۸۷-۶۵', 5, '98765'],
    ['١٢٣٤٥٦', 6, '123456'],
    ['۱۲ ۳۴ ۵۶', 6, '123456'],
    ['نویسا ۲۴: کد 98765 تا ۲ دقیقه', 5, '98765'],
    ['1234567', 6, '123456'],
    ['12a3', 6, '123'],
    ['سلام', 6, ''],
  ])('finds in «%s» a code of %i digits: %s', (words, length, code) => {
    expect(extractCode(words, length)).toBe(code);
  });
});
