import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { longestText } from './cleanPlainText.ts';
import { readPayment } from './readPayment.ts';
import type { PaymentReceipt } from './receipt.ts';

const good =
  'ref_id=98431207&amount=1250000&description=%D8%A8%D8%B3%D8%AA%D9%87&order_number=NV-2041' +
  '&card_pan=6037991234561234&created_at=2026-11-21+14:05:09&success=True&type=web';

const goodReceipt: PaymentReceipt = {
  outcome: 'success',
  refId: '98431207',
  amount: 1_250_000,
  description: 'بسته',
  orderNumber: 'NV-2041',
  cardPan: '6037-99**-****-1234',
  time: '۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰',
  failureReason: null,
  returnTo: 'web',
};

const read = (query: string) => readPayment(new URLSearchParams(query));
/** The good query with some values replaced; null takes one away. */
function having(changes: Record<string, string | null>) {
  const query = new URLSearchParams(good);
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    if (value !== null) {
      query.set(name, value);
    }
  }
  return readPayment(query);
}

describe('the query of the payment callback', () => {
  it('R-150: the query is read completely and decoded', () => {
    expect(read(good)).toEqual(goodReceipt);
  });

  it('R-150: the query of a failure contains its reason', () => {
    expect(having({ success: 'False', failure_reason: 'Canceled' })).toEqual({
      ...goodReceipt,
      outcome: 'failure',
      failureReason: 'Canceled',
    });
  });

  it.each([
    ['nothing', ''],
    ['a question mark alone', '?'],
    ['no reference number', 'success=True&amount=1250000'],
    ['a failure without one', 'success=False&failure_reason=Canceled'],
    ['an empty one', 'ref_id=&success=True'],
    ['a blank one', 'ref_id=%20%09&success=True'],
    ['an unseen one', 'ref_id=%E2%80%AE%00&success=True'],
    ['another spelling', 'REF_ID=1&success=True'],
    ['two that differ', 'ref_id=1&ref_id=2&success=True'],
  ])('R-151, T-21, P01: %s is not a payment', (_what, query) => {
    expect(read(query)).toBeNull();
  });

  it('P02: two different values of a parameter count as missing, two equal ones as one', () => {
    const twice = (name: string, value: string) => read(`${good}&${name}=${value}`);
    expect(twice('ref_id', '98431207')).toEqual(goodReceipt);
    expect(twice('amount', '1')).toEqual({ ...goodReceipt, amount: null });
    expect(twice('success', 'True')?.outcome).toBe('success');
    expect(twice('success', 'False')?.outcome).toBe('failure');
    expect(twice('type', 'desktop')?.returnTo).toBe('web');
    expect(twice('card_pan', '5022291234561234')?.cardPan).toBeNull();
    expect(twice('created_at', '2026-11-22+14:05:09')?.time).toBeNull();
    expect(twice('description', 'x')?.description).toBeNull();
    expect(twice('order_number', 'x')?.orderNumber).toBeNull();
  });

  it.each(['true', 'TRUE', '1', 'True ', ' True', 'yes', 'Тrue', 'True\u200B', '', null])(
    'R-152, T-22, P03: success «%s» is a failure',
    (success) => {
      expect(having({ success })?.outcome).toBe('failure');
    },
  );

  it.each(['-500', '1e9', 'NaN', '9'.repeat(400), '۱٬۲۵۰'])(
    'P04: amount «%s» is hidden',
    (amount) => {
      expect(having({ amount })).toEqual({ ...goodReceipt, amount: null });
    },
  );

  it('P04: Persian and Arabic digits of an amount are read', () => {
    expect([having({ amount: '۱۲۵۰' })?.amount, having({ amount: '١٢٥٠' })?.amount]).toEqual([
      1_250, 1_250,
    ]);
  });

  it.each([
    'created_at=2026-11-21+14:05:09',
    'created_at=2026-11-21%2014:05:09',
    'created_at=2026-11-21+14:05:09.123456',
    'created_at=2026-11-21+14:05:09+03:30',
    'created_at=2026-11-21+14:05:09.123456+03:30',
    'created_at=2026-11-21+14:05:09%2B03:30',
    'created_at=2026-11-21+14:05:09+%2B03:30',
    'created_at=2026-11-21%2014%3A05%3A09.123456%2B03%3A30',
  ])('R-157, R-158, T-23: %s', (part) => {
    expect(read(`ref_id=1&${part}`)?.time).toBe('۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰');
  });

  it.each([
    '2026-02-30 14:05:09',
    '2026-11-21 25:61:61',
    '2026-11-21',
    '2026-11-21T14:05:09',
    '2026-11-21T14:05:09Z',
    '2026-11-21 14:05:09+00:00',
    '2026-11-21 14:05:0903:30',
    '2026-11-21 14:05:09++03:30',
    '1700',
    '1700-01-01 00:00:00',
  ])('R-157, R-158, P05: the time «%s» is hidden', (created_at) => {
    expect(having({ created_at })).toEqual({ ...goodReceipt, time: null });
  });

  it('P06, P07: markup stays text, and bidi marks are removed', () => {
    const hostile = '<img src=x onerror=alert(1)>\u202E\u0000';
    expect(having({ description: hostile, failure_reason: hostile })).toEqual({
      ...goodReceipt,
      description: '<img src=x onerror=alert(1)>',
      failureReason: '<img src=x onerror=alert(1)>',
    });
  });

  it.each([
    ['web', 'web'],
    ['desktop', 'desktop'],
    ['telegram', 'telegram'],
    ['bale', 'bale'],
    ['Desktop', 'desktop'],
    ['site', 'web'],
    ['desktop_app', 'desktop'],
    ['telegram_bot', 'telegram'],
    ['bale_bot', 'bale'],
  ])('R-165: type «%s» returns to %s', (type, returnTo) => {
    expect(having({ type })?.returnTo).toBe(returnTo);
  });

  it.each(['', 'ios', '__proto__', 'constructor', 'toString', 'https://evil.example', null])(
    'R-165, P09: type «%s» returns to the site',
    (type) => {
      expect(having({ type })?.returnTo).toBe('web');
    },
  );
});

const names = [
  'ref_id',
  'amount',
  'description',
  'order_number',
  'card_pan',
  'created_at',
  'success',
  'failure_reason',
  'type',
];
const anyValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[\d۰-۹٠-٩*xX -]{0,30}$/),
  fc.stringMatching(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?( ?[+-]?\d\d:\d\d)?$/),
  fc.constantFrom('True', 'False', 'true', 'desktop', '__proto__', '\u202E', '<script>', '1250000'),
);
const anyQuery = fc.oneof(
  fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), anyValue), { maxLength: 14 }),
  fc
    .array(fc.tuple(fc.constantFrom(...names), anyValue), { maxLength: 10 })
    .map((pairs) => pairs.concat([['ref_id', '98431207']])),
);

describe('any query at all', () => {
  it('P01–P09: any query gives null or a safe receipt', { timeout: fuzzTime(1_000) }, () => {
    checkEvery(1_000, anyQuery, (pairs) => {
      const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
      const receipt = readPayment(query);
      if (receipt === null) {
        return;
      }
      const { refId, amount, description, orderNumber, cardPan, time, failureReason } = receipt;
      expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      expect((cardPan ?? '').replaceAll(/\D/g, '').length).toBeLessThanOrEqual(10);
      expect(time ?? '۰۰:۰۰:۰۰ - ۱۴۰۰/۰۱/۰۱').toMatch(
        /^[۰-۹]{2}:[۰-۵][۰-۹]:[۰-۵][۰-۹] - [۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2}$/,
      );
      for (const text of [refId, description, orderNumber, failureReason]) {
        expect(text ?? 'x').toMatch(/^[^\p{Cc}\p{Bidi_Control}]+$/u);
        expect(Array.from(text ?? '').length).toBeLessThanOrEqual(longestText);
      }
      expect(['web', 'desktop', 'telegram', 'bale']).toContain(receipt.returnTo);
    });
  });

  it('R-152, P03: exactly one value of success is a success', { timeout: fuzzTime(1_000) }, () => {
    checkEvery(
      1_000,
      fc.array(fc.oneof(anyValue, fc.constant('True')), { maxLength: 3 }),
      (values) => {
        const query = new URLSearchParams([
          ['ref_id', '1'],
          ...values.map((value) => ['success', value]),
        ]);
        const meant = values.length > 0 && values.every((value) => value === 'True');
        expect(readPayment(query)?.outcome).toBe(meant ? 'success' : 'failure');
      },
    );
  });

  it('R-150: a query of the gateway is read completely', { timeout: fuzzTime(1_000) }, () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9آ-ض]{1,40}$/);
    checkEvery(
      1_000,
      fc.record({
        ref_id: word,
        amount: fc.nat(999_999_999_999_999).map(String),
        description: word,
        order_number: word,
        card_pan: fc.stringMatching(/^\d{16}$/),
        failure_reason: word,
        type: fc.constantFrom('web', 'desktop', 'telegram', 'bale'),
        success: fc.constantFrom('True', 'False'),
      }),
      (values) => {
        const query = new URLSearchParams({ ...values, created_at: '2026-11-21 14:05:09' });
        expect(readPayment(query)).toEqual({
          outcome: values.success === 'True' ? 'success' : 'failure',
          refId: values.ref_id.normalize('NFC'),
          amount: Number(values.amount),
          description: values.description.normalize('NFC'),
          orderNumber: values.order_number.normalize('NFC'),
          cardPan: expect.stringMatching(/^\d{4}-\d{2}\*{2}-\*{4}-\d{4}$/),
          time: '۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰',
          failureReason: values.failure_reason.normalize('NFC'),
          returnTo: values.type,
        });
      },
    );
  });
});
