import { spellNumber } from '@nevisa/writing';
import { checkoutText } from './text/checkoutText.ts';
import { fill } from './text/fill.ts';

/** The largest amount that has words. */
const longest = 1e15;

/** An amount of whole toman in words; null above 10¹⁵, which no package costs. */
export function describeAmount(amount: number): string | null {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= longest
    ? fill(checkoutText.words, { words: spellNumber(amount) })
    : null;
}
