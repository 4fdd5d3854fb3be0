import type { Invoice } from '@nevisa/api/types';
import { expect, it } from 'vitest';
import { toInvoiceParts } from './invoiceParts.tsx';

const party = (name: string) => ({
  name,
  national_id: null,
  economic_code: null,
  province: null,
  city: 'city',
  address: null,
  postal_code: null,
  phone: null,
  email: null,
});
const invoice = {
  seller: party('the seller'),
  buyer: party('the buyer'),
  lines: [{ title: 'ten hours', amount: 950_000 }],
  discount: 190_000,
  vat: 76_000,
  total: 836_000,
  paid_at: null,
  ref_id: null,
} as unknown as Invoice;

it('X-219: the seller comes before the buyer, each with its own name', () => {
  const { parties } = toInvoiceParts(invoice);
  expect(parties.map(({ name }) => name)).toEqual(['the seller', 'the buyer']);
});

it('X-219: the discount is taken from the sum, and the tax is added to it', () => {
  const { sums, total } = toInvoiceParts(invoice);
  expect(sums.map(({ amount }) => amount)).toEqual([-190_000, 76_000]);
  expect(total.amount).toBe(836_000);
});
