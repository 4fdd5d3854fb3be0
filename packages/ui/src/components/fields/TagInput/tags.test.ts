import { describe, expect, it } from 'vitest';
import { addTags } from './tags.ts';

describe('addTags', () => {
  it.each([
    ['یک، دو', ['یک', 'دو'], []],
    ['یک,دو\nسه', ['یک', 'دو', 'سه'], []],
    ['  یک   دو  ', ['یک دو'], []],
    [' ، ,', [], []],
    ['یک، یک', ['یک'], ['یک']],
    ['۱۲, 12', ['۱۲'], ['12']],
    ['Web, web', ['Web'], ['web']],
    ['کتابی، كتابي', ['کتابی'], ['كتابي']],
    ['می‌شود، میشود', ['می‌شود'], ['میشود']],
    ['مسئلهٔ، مسیله', ['مسئلهٔ'], ['مسیله']],
  ])('X-75: for «%s» adds %j and rejects %j', (words, tags, duplicates) => {
    expect(addTags([], words)).toEqual({ tags, duplicates });
  });
});
