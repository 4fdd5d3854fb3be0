import { Ltr, Money } from '@nevisa/ui';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { paymentText } from '../../../shared/text/paymentText.ts';
import type { PaymentReceipt } from '../receipt.ts';
import { listReceiptRows } from './listReceiptRows.tsx';

const receipt: PaymentReceipt = {
  outcome: 'success',
  refId: '98431207',
  amount: 1_250_000,
  description: 'gold',
  orderNumber: 'NV-2041',
  cardPan: '6037-99**-****-1234',
  time: '۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰',
  failureReason: 'Canceled',
  returnTo: 'web',
};

const subject = [paymentText.subject, createElement('bdi', null, 'gold')];
const order = [paymentText.orderNumber, createElement(Ltr, null, 'NV-2041')];
const time = [paymentText.dateTime, createElement(Ltr, null, receipt.time)];

/** The labels and values of a receipt in their order. */
function listFacts(change: Partial<PaymentReceipt>) {
  return listReceiptRows({ ...receipt, ...change }).map(({ label, value }) => [label, value]);
}

it('R-154: a paid receipt has reference, amount, subject, order, card and time, with isolated codes', () => {
  expect(listFacts({})).toEqual([
    [paymentText.refId, createElement(Ltr, null, '۹۸۴۳۱۲۰۷')],
    [paymentText.amount, createElement(Money, { amount: 1_250_000 })],
    subject,
    order,
    [paymentText.cardPan, createElement(Ltr, null, '۶۰۳۷-۹۹**-****-۱۲۳۴')],
    time,
  ]);
});

it.each([
  ['Canceled', paymentText.canceledByUser],
  ['canceled', createElement('bdi', null, 'canceled')],
])(
  'R-155, R-156: a failed one has the reason «%s», subject, order and time, and nothing else',
  (failureReason, reason) => {
    expect(listFacts({ outcome: 'failure', failureReason })).toEqual([
      [paymentText.failureReason, reason],
      subject,
      order,
      time,
    ]);
  },
);

it.each([
  ['R-154: the amount alone leads a paid receipt', 'success', [paymentText.amount]],
  ['no row leads the receipt of a failure', 'failure', []],
] as const)('%s', (_, outcome, labels) => {
  const rows = listReceiptRows({ ...receipt, outcome });
  expect(rows.filter(({ lead }) => lead).map(({ label }) => label)).toEqual(labels);
});

it.each(['success', 'failure'] as const)(
  'R-158: the time of a %s is isolated and runs from left to right',
  (outcome) => {
    const time = listReceiptRows({ ...receipt, outcome }).at(-1);
    expect(time?.label).toBe(paymentText.dateTime);
    expect(time?.value).toEqual(createElement(Ltr, null, receipt.time));
  },
);
