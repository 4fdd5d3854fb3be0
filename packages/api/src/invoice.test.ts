import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { contract } from './contract.ts';
import { invoiceSchema } from './invoice.ts';

const nobody = {
  name: null,
  national_id: null,
  economic_code: null,
  phone: null,
  email: null,
  province: null,
  city: null,
  address: null,
  postal_code: null,
};

const invoice = {
  number: '1405-3001',
  seller: { name: 'نویسا' },
  buyer: { name: 'سارا محمدی', city: 'تهران' },
  lines: [{ title: 'بستهٔ ده‌ساعته', amount: 950_000 }],
  discount: 190_000,
  vat: null,
  total: 760_000,
  paid_at: '2026-11-21T10:40:00Z',
  ref_id: '98003001',
};

const transactions = contract.listTransactions.answer;

describe('an invoice', () => {
  it('has the parties, the lines and the sums of the server', () => {
    expect(v.parse(invoiceSchema, invoice)).toEqual({
      ...invoice,
      seller: { ...nobody, name: 'نویسا' },
      buyer: { ...nobody, name: 'سارا محمدی', city: 'تهران' },
    });
  });

  it('without parties, lines and tax it is read, and names none', () => {
    expect(v.parse(invoiceSchema, { number: 7, total: 0 })).toEqual({
      number: '7',
      seller: nobody,
      buyer: nobody,
      lines: [],
      discount: null,
      vat: null,
      total: 0,
      paid_at: null,
      ref_id: null,
    });
  });

  it.each([-1, 12.5, '760000', 1e21, null, undefined])('a total of %s is no invoice', (total) => {
    expect(v.is(invoiceSchema, { ...invoice, total })).toBe(false);
  });

  it('T-66: a fraction in a line is no amount, and not rounded', () => {
    const lines = [{ title: 'بسته', amount: 329_999.67 }];
    expect(v.parse(invoiceSchema, { ...invoice, lines }).lines).toEqual([
      { title: 'بسته', amount: null },
    ]);
  });
});

describe('the list of transactions', () => {
  it('X-113: the numbers of bank and order are texts, also where the server sends numbers', () => {
    expect(
      v.parse(transactions, [{ id: 12, ref_id: 402_118_875_310, order_number: ' NV-1 ' }]),
    ).toMatchObject([{ id: 12, ref_id: '402118875310', order_number: 'NV-1' }]);
  });

  it('a row that cannot be read does not take the others away (A07)', () => {
    expect(v.parse(transactions, [null, { id: 'a' }, 7])).toMatchObject([{ id: 'a' }]);
  });

  it('X-218: an amount that is no whole toman, and an unknown status, are null', () => {
    expect(v.parse(transactions, [{ amount: '5', status: 'REFUNDED' }])).toMatchObject([
      { amount: null, status: null },
    ]);
  });
});
