import { toLatinDigits } from '@nevisa/writing';

/** Reads an amount in toman: 1 to 15 digits of any keyboard and nothing else, so that it is never wrong or NaN (P04). */
export function readAmount(text: string): number | null {
  const digits = toLatinDigits(text);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
