import { formatNumber } from './number.ts';

/** Formats an amount in toman: «۱٬۲۵۰٬۰۰۰ تومان», rounded to an integer. */
export function formatToman(amount: number): string {
  return `${formatNumber(Math.round(amount))} تومان`;
}
