import { formatNumber } from './number.ts';

/** Writes an amount of toman: «۱٬۲۵۰٬۰۰۰ تومان». Toman has no parts, so it is rounded. */
export function formatToman(amount: number): string {
  return `${formatNumber(Math.round(amount))} تومان`;
}
