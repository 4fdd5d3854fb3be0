import { Ltr } from '@nevisa/ui';
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
