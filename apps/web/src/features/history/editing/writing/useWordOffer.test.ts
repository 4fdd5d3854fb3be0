import { describe, expect, it } from 'vitest';
import { findRepeated } from './useWordOffer.ts';

const nevisa = { spoken: 'نویسه', written: 'نویسا' };
const other = { spoken: 'نویسه', written: 'نوشته' };

describe('findRepeated', () => {
  it('X-143: a correction that was made twice is offered', () => {
    expect(findRepeated([nevisa], [], new Set())).toBeNull();
    expect(findRepeated([nevisa, other], [], new Set())).toBeNull();
    expect(findRepeated([nevisa, other, nevisa], [], new Set())).toEqual(nevisa);
  });

  it('X-143: an own word and one that was offered before are not offered', () => {
    const twice = [nevisa, nevisa];
    expect(findRepeated(twice, [{ word: 'نويسا' }], new Set())).toBeNull();
    const offered = new Set([JSON.stringify(['نویسه', 'نویسا'])]);
    expect(findRepeated([...twice, other, other], [], offered)).toEqual(other);
  });
});
