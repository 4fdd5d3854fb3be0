import { describe, expect, it } from 'vitest';
import { makeExcerpt } from './makeExcerpt.ts';

describe('the excerpt of a text', () => {
  it.each([
    ['a short text stays', 'سلام دنیا', 20, 'سلام دنیا'],
    ['lines become one paragraph', ' یک\n\nدو ', 20, 'یک دو'],
    ['a long text ends after a whole word', 'یک دو سه چهار', 7, 'یک دو…'],
    ['a word that fits exactly stays', 'یک دو سه', 5, 'یک دو…'],
    ['a word longer than the excerpt is cut', 'ابجدهوز', 3, 'ابج…'],
    ['a letter of two units is not split', '😀😀😀', 2, '😀😀…'],
    ['an empty text stays empty', ' \n', 5, ''],
  ])('%s', (_, text, length, shown) => {
    expect(makeExcerpt(text, length)).toBe(shown);
  });
});
