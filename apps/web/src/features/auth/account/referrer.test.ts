import { describe, expect, it } from 'vitest';
import { parseReferrer } from './referrer.ts';

describe('the referrer', () => {
  it.each([
    ['?referrer=a&invitation_key=b&ref=c', 'a'],
    ['?ref=c&invitation_key=b', 'b'],
    ['?ref=c', 'c'],
    ['?referrer=&ref=c', 'c'],
    ['?referrer=%20%20&invitation_key=b', 'b'],
    ['?referrer=%D8%B3%D8%A7%D8%B1%D8%A7', 'سارا'],
    ['', null],
    ['?other=x', null],
  ])('R-088: the referrer of %j is %j', (search, referrer) => {
    expect(parseReferrer(search)).toBe(referrer);
  });

  it('R-088: a referrer loses bidi and invisible marks and is cut to its longest length', () => {
    expect(parseReferrer('?ref=%E2%80%AEabc%00%E2%80%8F')).toBe('abc');
    expect(parseReferrer(`?ref=${'x'.repeat(5_000)}`)).toHaveLength(100);
    expect(parseReferrer(`?ref=${'x'.repeat(99)}%F0%9F%8C%B1`)).toBe('x'.repeat(99));
  });
});
