import { type Description, Ltr, Money } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import type { ReactNode } from 'react';
import type { PaymentReceipt } from '../receipt.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';

/** The rows of a receipt in the order of the specification; what is missing has none. */
export function receiptRows(receipt: PaymentReceipt): Description[] {
  const { outcome, amount } = receipt;
  const subject = row(paymentText.subject, isolateText(receipt.description));
  const order = row(paymentText.orderNumber, code(receipt.orderNumber));
  const time = row(paymentText.dateTime, receipt.time && <Ltr>{receipt.time}</Ltr>);
  return outcome === 'success'
    ? [
        ...row(paymentText.refId, code(receipt.refId)),
        ...row(paymentText.amount, amount === null ? null : <Money amount={amount} size="large" />),
        ...subject,
        ...order,
        ...row(paymentText.cardPan, code(receipt.cardPan)),
        ...time,
      ]
    : [
        ...row(paymentText.failureReason, formatReason(receipt.failureReason)),
        ...subject,
        ...order,
        ...time,
      ];
}

function row(label: string, value: ReactNode): Description[] {
  return value === null ? [] : [{ label, value }];
}

/** Words that others wrote: however they run, they turn nothing around them (P07). */
function isolateText(text: string | null): ReactNode {
  return text && <bdi>{text}</bdi>;
}

// Figures alone are read in Persian; among letters they stay as they were written.
function code(text: string | null): ReactNode {
  return text && <Ltr>{/^[\d*-]+$/.test(text) ? toPersianDigits(text) : text}</Ltr>;
}

// The gateway's own word for it, letter by letter.
function formatReason(reason: string | null): ReactNode {
  return reason === 'Canceled' ? paymentText.canceledByUser : isolateText(reason);
}
