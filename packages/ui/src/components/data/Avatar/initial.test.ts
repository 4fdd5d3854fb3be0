import { describe, expect, it } from 'vitest';
import { getInitial } from './initial.ts';

describe('getInitial', () => {
  it.each([
    ['سارا محمدی', 'س'],
    ['علی‌رضا رضایی', 'ع'],
    ['آرش', 'آ'],
    ['dara kim', 'D'],
    ['sara95', 'S'],
    ['(مدیر) سارا', 'س'],
    ['09120000000', ''],
    ['', ''],
  ])('of «%s» is «%s»', (name, initial) => {
    expect(getInitial(name)).toBe(initial);
  });
});
