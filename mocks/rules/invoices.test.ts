import { describe, expect, it } from 'vitest';
import { makeManyTransactions } from '../fixtures/makeManyTransactions.ts';
import { services } from '../fixtures/services.ts';
import { transactionsByAccount } from '../fixtures/transactions.ts';
import { createClientFor, serveEachTest } from '../testing/serveEachTest.ts';

const mocks = serveEachTest();

const [, ten] = services;
const [paid, canceled] = transactionsByAccount.sara;

describe('the invoice of a payment', () => {
  it('names both parties, the price of the package and the reference of the bank', async () => {
    expect(await createClientFor('sara').retrieveInvoice({ id: paid.id ?? '' })).toMatchObject({
      answer: {
        number: '1405-2044',
        seller: { national_id: '14009999999' },
        buyer: { name: 'سارا محمدی', city: 'تهران', national_id: null },
        lines: [{ title: 'خرید بستهٔ بیست‌ساعته', amount: 1_250_000 }],
        discount: 0,
        vat: null,
        total: 1_250_000,
        ref_id: '402118875310',
      },
    });
  });

  it('a purchase with a discount and tax has the sums of its order', async () => {
    mocks.backend.selling.vatPercent = 10;
    const reza = createClientFor('reza');
    await reza.startPurchase({
      service_id: ten.id,
      discount_code: 'NOWRUZ1405',
      expected_payable: 836_000,
      return_type: 'web',
      client_id: 'one',
    });
    mocks.backend.settleOrder('NV-3001', 'paid');
    const listed = await reza.listTransactions();
    const id = listed.ok ? (listed.answer[0]?.id ?? '') : '';
    expect(await reza.retrieveInvoice({ id })).toMatchObject({
      answer: {
        lines: [{ amount: 950_000 }],
        discount: 190_000,
        vat: 76_000,
        total: 836_000,
        ref_id: '98003001',
      },
    });
  });

  it('a purchase from the wallet has one, too', async () => {
    mocks.backend.account('reza').nevisa_service_account.current_charge = 1_000_000;
    const reza = createClientFor('reza');
    await reza.buyService({ service_id: ten.id });
    expect(await reza.retrieveInvoice({ id: 'W1' })).toMatchObject({
      answer: { total: 950_000, ref_id: null },
    });
  });

  it.each([
    ['a failed payment', 'sara', canceled.id],
    ['a payment of another person', 'reza', paid.id],
    ['an unknown payment', 'sara', 'x'],
  ] as const)('%s has none', async (_what, name, id) => {
    expect(await createClientFor(name).retrieveInvoice({ id: id ?? '' })).toMatchObject({
      failure: { kind: 'refused', status: 404, code: 'invoice_not_found' },
    });
  });
});

describe('many payments', () => {
  it('are the same at each call, newest first, each with an id of its own', () => {
    const payments = makeManyTransactions(5_000);
    expect(makeManyTransactions(5_000)).toEqual(payments);
    const times = payments.map(({ created_at: time }) => time ?? '');
    expect(times.toSorted().toReversed()).toEqual(times);
    expect(new Set(payments.map(({ id }) => id)).size).toBe(5_000);
    expect(new Set(payments.map(({ status }) => status))).toEqual(
      new Set(['SUCCESS', 'FAILED', 'PENDING']),
    );
  });
});
