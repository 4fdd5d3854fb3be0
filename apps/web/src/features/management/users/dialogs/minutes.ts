import { toLatinDigits } from '@nevisa/writing';

/** The most minutes that are added at once. */
const mostMinutes = 10_000;

/** Reads typed minutes in any digits; null for anything but a whole number from 1 to 10,000. */
export function readMinutes(typed: string): number | null {
  const digits = toLatinDigits(typed.trim()).replaceAll(/[٬,]/g, '');
  const minutes = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return minutes >= 1 && minutes <= mostMinutes ? minutes : null;
}
