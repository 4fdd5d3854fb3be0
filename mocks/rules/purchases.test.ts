import { describe, expect, it } from 'vitest';
import { services } from '../fixtures/services.ts';
import { variedTransactions } from '../fixtures/transactions.ts';
import { linkLife } from './orders.ts';
import { createClientFor, serveEachTest } from '../testing/serveEachTest.ts';

const mocks = serveEachTest();

const reza = createClientFor('reza');
const [gift, ten, twenty, , enterprise] = services;

function purchase(changes: Partial<Parameters<typeof reza.startPurchase>[0]> = {}) {
  return reza.startPurchase({
    service_id: ten.id,
    expected_payable: ten.actual_price,
    return_type: 'web',
    client_id: 'one',
    ...changes,
  });
}

async function started(changes: Parameters<typeof purchase>[0] = {}) {
  const outcome = await purchase(changes);
  if (!outcome.ok) {
    throw new Error(`The purchase was not started: ${JSON.stringify(outcome.failure)}`);
  }
  return outcome.answer;
}

const readStatus = async (order_number: string) => {
  const outcome = await reza.retrievePurchase({ order_number });
  return outcome.ok ? outcome.answer.status : outcome.failure;
};

describe('a discount code', () => {
  it('a valid code gives the sums in whole toman, rounded by the server', async () => {
    const sums = await reza.checkDiscount({ code: 'THIRD', service_id: ten.id });
    expect(sums).toMatchObject({ answer: { discount_amount: 313_500, payable: 636_500 } });
    mocks.backend.selling.vatPercent = 10;
    expect(await reza.checkDiscount({ code: 'THIRD', service_id: ten.id })).toMatchObject({
      answer: { discount_amount: 313_500, vat_amount: 63_650, payable: 700_150 },
    });
  });

  it.each([
    ['NOTHING', 'invalid'],
    ['nowruz1405', 'invalid'],
    ['YALDA1404', 'expired'],
    ['FIRST100', 'exhausted'],
    ['TWENTY', 'not_for_service'],
    ['SALAM', 'min_purchase'],
  ])('%s is refused as %s', async (code, reason) => {
    const refused = { failure: { kind: 'refused', status: 400, code: reason } };
    expect(await reza.checkDiscount({ code, service_id: ten.id })).toMatchObject(refused);
    expect(await purchase({ discount_code: code })).toMatchObject(refused);
  });

  it('a code for one purchase of a person is refused after that purchase', async () => {
    const sums = { discount_code: 'NOWRUZ1405', expected_payable: 760_000 };
    const { order_number: number } = await started(sums);
    expect(await reza.checkDiscount({ code: 'NOWRUZ1405', service_id: ten.id })).toMatchObject({
      ok: true,
    });
    mocks.backend.settleOrder(number, 'paid');
    expect(await reza.checkDiscount({ code: 'NOWRUZ1405', service_id: ten.id })).toMatchObject({
      failure: { code: 'used' },
    });
  });
});

describe('a purchase', () => {
  it('the same client id gives the same order', async () => {
    const first = await started();
    expect(first).toEqual({
      order_number: 'NV-3001',
      amount: 950_000,
      redirect_url: 'https://pay.nevisa.test/bank/pay?order=NV-3001',
    });
    expect(await started()).toEqual(first);
    expect(mocks.backend.orders()).toHaveLength(1);
  });

  it('another client id meets the unfinished purchase, and may replace it', async () => {
    await started();
    expect(await purchase({ client_id: 'two' })).toMatchObject({
      failure: {
        status: 409,
        code: 'pending_purchase',
        details: { order_number: 'NV-3001', amount: 950_000, service_name: ten.name },
      },
    });
    const second = await started({ client_id: 'two', replaces: 'NV-3001' });
    expect(second.order_number).toBe('NV-3002');
    expect([await readStatus('NV-3001'), await readStatus('NV-3002')]).toEqual([
      'FAILED',
      'PENDING',
    ]);
  });

  it('the link of an unpaid purchase ends after twenty minutes of the server', async () => {
    await started();
    mocks.backend.clock.advance(linkLife - 1);
    expect(await readStatus('NV-3001')).toBe('PENDING');
    mocks.backend.clock.advance(1);
    expect(await reza.retrievePurchase({ order_number: 'NV-3001' })).toMatchObject({
      answer: { status: 'FAILED', redirect_url: null },
    });
    await started({ client_id: 'two' });
  });

  it('another sum than the expected one is refused with the new sums', async () => {
    mocks.backend.selling.vatPercent = 10;
    expect(await purchase()).toMatchObject({
      failure: {
        status: 409,
        code: 'price_changed',
        details: { price: 950_000, discount_amount: 0, vat_amount: 95_000, payable: 1_045_000 },
      },
    });
    expect(mocks.backend.orders()).toHaveLength(0);
  });

  it('nothing to pay activates the package at once', async () => {
    const free = { discount_code: 'FREE', expected_payable: 0 };
    expect(await started(free)).toMatchObject({ amount: 0, redirect_url: null });
    expect(mocks.backend.account('reza').nevisa_service_account).toMatchObject({
      has_service: true,
      usage_remained: 36_000_000,
      current_service_record: { service: { name: ten.name } },
    });
  });

  it('a gift is given once', async () => {
    await started({ service_id: gift.id, expected_payable: 0 });
    expect(
      await purchase({ service_id: gift.id, expected_payable: 0, client_id: 'two' }),
    ).toMatchObject({ failure: { status: 400, texts: ['این هدیه را پیش‌تر گرفته‌اید.'] } });
  });

  it.each([['an enterprise package', enterprise.id] as const, ['another id', 'x'] as const])(
    '%s is not sold',
    async (_what, service_id) => {
      expect(await purchase({ service_id })).toMatchObject({ failure: { status: 400 } });
    },
  );

  it('a package beside an active one begins when that ends', async () => {
    const sara = createClientFor('sara');
    await sara.startPurchase({
      service_id: ten.id,
      discount_code: 'FREE',
      expected_payable: 0,
      return_type: 'web',
      client_id: 'one',
    });
    expect(mocks.backend.account('sara').nevisa_service_account).toMatchObject({
      current_service_record: { service: { name: twenty.name } },
      reserved_service_record: {
        start_time: '2026-12-31T06:00:00.000Z',
        service: { name: ten.name },
      },
    });
  });

  it('a payment that the bank confirms later is pending until then', async () => {
    await started();
    mocks.backend.settleOrder('NV-3001', 'confirming', 10_000);
    expect(await readStatus('NV-3001')).toBe('PENDING');
    expect(mocks.backend.account('reza').nevisa_service_account.has_service).toBe(false);
    mocks.backend.clock.advance(10_000);
    expect(await readStatus('NV-3001')).toBe('SUCCESS');
    expect(mocks.backend.account('reza').nevisa_service_account.has_service).toBe(true);
    expect(mocks.backend.account('reza').transactions[0]).toMatchObject({ status: 'SUCCESS' });
  });

  it('a payment that the bank reports twice stays paid', async () => {
    await started();
    mocks.backend.settleOrder('NV-3001', 'paid');
    mocks.backend.settleOrder('NV-3001', 'failed');
    expect(await readStatus('NV-3001')).toBe('SUCCESS');
    expect(
      await createClientFor('sara').retrievePurchase({ order_number: 'NV-3001' }),
    ).toMatchObject({
      failure: { status: 404 },
    });
  });

  it('an own order of the list that was begun elsewhere is answered, and that of another person is not', async () => {
    mocks.backend.fillTransactions('reza');
    const retrieve = (order_number: string) => reza.retrievePurchase({ order_number });
    expect(await retrieve('NV-2044')).toMatchObject({
      answer: {
        status: 'SUCCESS',
        amount: 1_250_000,
        expires_at: '2026-11-01T06:20:00.000Z',
        redirect_url: null,
        service_record: null,
      },
    });
    expect(await readStatus('NV-2043')).toBe('FAILED');
    mocks.backend.fillTransactions('sara');
    mocks.backend.fillTransactions('reza', []);
    expect(await retrieve('NV-2044')).toMatchObject({ failure: { status: 404 } });
    expect(await retrieve('NV-9999')).toMatchObject({ failure: { status: 404 } });
  });

  it('X-218: an unpaid order of the list ends as its link does', async () => {
    const created_at = new Date(mocks.backend.clock.now() - linkLife + 1).toISOString();
    const waiting = variedTransactions.find(({ order_number }) => order_number === 'NV-2098');
    mocks.backend.fillTransactions('reza', [{ ...waiting!, created_at }]);
    expect(await readStatus('NV-2098')).toBe('PENDING');
    mocks.backend.clock.advance(1);
    expect(await readStatus('NV-2098')).toBe('FAILED');
  });

  it('the wallet pays when its charge is enough', async () => {
    expect(await reza.buyService({ service_id: ten.id })).toMatchObject({
      failure: { status: 400, texts: ['اعتبار کیف پول کافی نیست.'] },
    });
    mocks.backend.account('reza').nevisa_service_account.current_charge = 1_000_000;
    expect(await reza.buyService({ service_id: ten.id })).toMatchObject({ ok: true });
    expect(mocks.backend.account('reza').nevisa_service_account).toMatchObject({
      has_service: true,
      current_charge: 50_000,
    });
  });
});
