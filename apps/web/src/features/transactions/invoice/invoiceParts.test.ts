import type { Invoice } from '@nevisa/api/types';
import { renderToStaticMarkup } from 'react-dom/server';
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

it('X-219, T-78: a discount and a tax of 0, or that are not sent, have no row', () => {
  expect(toInvoiceParts({ ...invoice, discount: 0, vat: 0 }).sums).toEqual([]);
  expect(toInvoiceParts({ ...invoice, discount: null, vat: null }).sums).toEqual([]);
});

it('X-219: the day of the payment in Tehran and the reference are facts, and the total is in words', () => {
  const { facts, words } = toInvoiceParts({
    ...invoice,
    paid_at: '2026-12-20T20:30:00Z',
    ref_id: '402118875310',
  });
  const shown = facts.map(({ label, value }) => [label, renderToStaticMarkup(value)]);
  expect(shown).toEqual([
    ['تاریخ پرداخت', '<bdi>۳۰ آذر ۱۴۰۵</bdi>'],
    ['شمارهٔ پیگیری', expect.stringMatching(/dir="ltr".*>۴۰۲۱۱۸۸۷۵۳۱۰</u)],
  ]);
  expect(words?.value).toBe('هشتصد و سی و شش هزار تومان');
});

it.each([
  ['has no name', { name: null }, true],
  ['has no city', { city: null }, true],
  ['has both', {}, false],
])('X-219: a buyer who %s is asked to complete them: %s', (_, change, isAsked) => {
  const { parties } = toInvoiceParts({
    ...invoice,
    seller: { ...invoice.seller, city: null },
    buyer: { ...invoice.buyer, ...change },
  });
  expect(parties.map((one) => 'note' in one)).toEqual([false, isAsked]);
});
