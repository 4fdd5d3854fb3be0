import { describe, expect, it } from 'vitest';
import { tokenize } from '../tokenize.ts';
import { canBeginNumber } from './numeralTokens.ts';

describe('canBeginNumber', () => {
  it.each(['سه', 'بیست‌وسه', 'صدو', 'هفتصدهزار', 'سوم', 'یه'])(
    'X-43: a number may begin with «%s»',
    (text) => {
      expect(canBeginNumber(tokenize({ id: 'a', text })[0])).toBe(true);
    },
  );

  it.each(['کتاب', 'و', 'نیم', 'مین', '،', 'a5', '\n', ''])(
    'X-43: no number begins with «%s»',
    (text) => {
      expect(canBeginNumber(tokenize({ id: 'a', text })[0])).toBe(false);
    },
  );
});
