import type { Invoice } from '@nevisa/api/types';

/** Whether the sums of an invoice add up; they are shown as they are sent in any case. */
export function hasMatchingSums({ lines, discount, vat, total }: Invoice): boolean {
  const amounts = lines.map(({ amount }) => amount);
  return (
    amounts.every((amount) => amount !== null) &&
    amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) -
      (discount ?? 0) +
      (vat ?? 0) ===
      total
  );
}
