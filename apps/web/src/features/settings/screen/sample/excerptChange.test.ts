import { describe, expect, it } from 'vitest';
import { excerptChange } from './excerptChange.ts';

describe('the excerpt of a changed text', () => {
  it.each([
    ['does not change', 'یک دو', 'یک دو', 'یک دو'],
    ['changes at its start', 'یک دو', 'دو', 'دو'],
    ['changes far from its start', 'یک دو سه چهار', 'یک دو سه ۴', '… سه ۴'],
    ['becomes longer', 'یک دو', 'یک دو سه', '… دو سه'],
    ['becomes shorter', 'یک دو سه', 'یک دو', 'یک دو'],
    ['has several lines', 'یک', 'یک\n\nدو', 'یک دو'],
    ['becomes empty', 'یک', '', ''],
  ])('X-52: is one line when the text %s', (_, before, now, line) => {
    expect(excerptChange(before, now)).toBe(line);
  });
});
