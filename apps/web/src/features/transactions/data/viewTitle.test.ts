import { describe, expect, it } from 'vitest';
import { readViewTitle } from './viewTitle.ts';

describe('the title of a view of the packages', () => {
  it.each([
    ['', null],
    ['buy=7', null],
    ['id=7&invoice', null],
    ['transactions', 'تراکنش‌ها'],
    ['transactions&id=7', 'تراکنش‌ها'],
    ['transactions&id=7&invoice', 'فاکتور'],
    ['transactions&invoice', 'تراکنش‌ها'],
  ])('X-218, X-219: of «%s» is %s', (query, title) => {
    expect(readViewTitle(new URLSearchParams(query))).toBe(title);
  });
});
