import type { Invoice } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { hasMatchingSums } from './checkSums.ts';

const line = (amount: number | null) => ({ title: 'بسته', amount });
const invoice = (parts: Partial<Invoice>) =>
  ({ lines: [line(950_000)], discount: null, vat: null, total: 950_000, ...parts }) as Invoice;

describe('the sums of an invoice', () => {
  it.each([
    {},
    { discount: 190_000, total: 760_000 },
    { discount: 190_000, vat: 76_000, total: 836_000 },
    { lines: [line(500_000), line(450_000)] },
    { lines: [], total: 0 },
  ])('X-219: %o adds up', (parts) => {
    expect(hasMatchingSums(invoice(parts))).toBe(true);
  });

  it.each([
    { total: 949_999 },
    { vat: 95_000 },
    { discount: 1 },
    { lines: [line(null)], total: 0 },
    { lines: [line(950_000), line(null)] },
  ])('X-219: %o does not add up', (parts) => {
    expect(hasMatchingSums(invoice(parts))).toBe(false);
  });
});
