import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createClient } from './client.ts';
import { contract } from './contract.ts';
import {
  discountSumsSchema,
  orderSchema,
  pendingOrderSchema,
  startedPurchaseSchema,
} from './purchase.ts';

const sums = {
  code: 'NOWRUZ1405',
  discount_type: 'PERCENT',
  value: 20,
  discount_amount: 190_000,
  vat_amount: null,
  payable: 760_000,
};

/** Asks a client whose server answers this. */
function createAnsweredClient(status: number, body: unknown) {
  return createClient({
    host: '',
    readToken: () => 'token-of-sara',
    fetch: () => Promise.resolve(Response.json(body, { status })),
  });
}

describe('the calls of a purchase', () => {
  it('the contract has them in the order and spelling of its section 5', () => {
    const { checkDiscount, startPurchase, retrievePurchase, buyService } = contract;
    expect(
      [checkDiscount, startPurchase, retrievePurchase, buyService].map(
        ({ method, path }) => `${method} ${path}`,
      ),
    ).toEqual([
      'POST /nevisa/discount/check',
      'POST /nevisa/purchase/start',
      'GET /nevisa/purchase/retrieve',
      'POST /nevisa/buy_service',
    ]);
  });

  it.each([-1, 12.5, '950000', 1e21, null, undefined])(
    'X-207, T-67: a payable sum of %s is no answer',
    (payable) => {
      expect(v.is(discountSumsSchema, sums)).toBe(true);
      expect(v.is(discountSumsSchema, { ...sums, payable })).toBe(false);
    },
  );

  it('X-210, X-211: an order whose number is a number is begun, and found again as pending', () => {
    const order = {
      order_number: 3_001,
      amount: 950_000,
      redirect_url: 'https://bank.example/3001',
    };
    expect(v.parse(startedPurchaseSchema, order)).toEqual({ ...order, order_number: '3001' });
    expect(v.parse(pendingOrderSchema, order)).toMatchObject({ order_number: '3001' });
    expect(v.is(startedPurchaseSchema, { ...order, order_number: '' })).toBe(false);
  });

  it('an order with an unknown status is read, and its status is null', () => {
    expect(v.parse(orderSchema, { status: 'SETTLING', amount: 5 })).toMatchObject({
      status: null,
      amount: 5,
      redirect_url: null,
      service_record: null,
    });
  });
});

describe('a refused purchase', () => {
  it('R-232: the reason of a refused discount code is beside the errors of its field, and no text', async () => {
    const client = createAnsweredClient(400, {
      code: ['زمان این کد گذشته است.'],
      error_code: 'expired',
    });
    const outcome = await client.checkDiscount({ code: 'YALDA', service_id: 5 });
    expect(outcome).toEqual({
      ok: false,
      failure: {
        kind: 'refused',
        status: 400,
        texts: ['زمان این کد گذشته است.'],
        code: 'expired',
        retryAfter: null,
        fields: { code: ['زمان این کد گذشته است.'] },
      },
    });
  });

  it('a conflict keeps the fields that the server adds', async () => {
    const client = createAnsweredClient(409, {
      detail: 'قیمت تغییر کرد.',
      code: 'price_changed',
      price: 5,
    });
    const outcome = await client.startPurchase({
      service_id: 5,
      expected_payable: 4,
      return_type: 'web',
      client_id: 'a',
    });
    expect(outcome).toMatchObject({ failure: { code: 'price_changed', details: { price: 5 } } });
  });
});
