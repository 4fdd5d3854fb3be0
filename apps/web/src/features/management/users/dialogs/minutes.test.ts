import { describe, expect, it } from 'vitest';
import { readMinutes } from './minutes.ts';

describe('typed minutes', () => {
  it.each([
    ['30', 30],
    [' ۳۰ ', 30],
    ['٣٠', 30],
    ['۱٬۰۰۰', 1_000],
    ['1', 1],
    ['10000', 10_000],
    ['10001', null],
    ['0', null],
    ['-5', null],
    ['1.5', null],
    ['1e3', null],
    ['سی', null],
    ['', null],
  ])('X-260: %j is %j', (typed, minutes) => {
    expect(readMinutes(typed)).toBe(minutes);
  });
});
