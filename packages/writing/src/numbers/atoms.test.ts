import { describe, expect, it } from 'vitest';
import { tokensOf } from '../token.ts';
import { canBeginNumber } from './atoms.ts';

describe('canBeginNumber', () => {
  it.each(['سه', 'بیست‌وسه', 'صدو', 'هفتصدهزار', 'سوم', 'یه'])(
    'X-43: a number may begin with «%s»',
    (text) => {
      expect(canBeginNumber(tokensOf({ id: 'a', text })[0])).toBe(true);
    },
  );

  it.each(['کتاب', 'و', 'نیم', 'مین', '،', 'a5', '\n', ''])(
    'X-43: «%s» is passed by without being read',
    (text) => {
      expect(canBeginNumber(tokensOf({ id: 'a', text })[0])).toBe(false);
    },
  );
});
