import { type Description, Ltr, Money } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import type { ReactNode } from 'react';
import type { PaymentReceipt } from '../receipt.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';

/** The rows of a receipt in the order of the specification, in which they are read; a missing value has no row. */
export function listReceiptRows(receipt: PaymentReceipt): Description[] {
  const { outcome, amount } = receipt;
  const subject = makeRow(paymentText.subject, isolateText(receipt.description));
  const order = makeRow(paymentText.orderNumber, renderCode(receipt.orderNumber));
  const time = makeRow(paymentText.dateTime, receipt.time && <Ltr>{receipt.time}</Ltr>);
  return outcome === 'success'
    ? [
        ...makeRow(paymentText.refId, renderCode(receipt.refId)),
        ...makeRow(paymentText.amount, amount === null ? null : <Money amount={amount} />, true),
        ...subject,
        ...order,
        ...makeRow(paymentText.cardPan, renderCode(receipt.cardPan)),
        ...time,
      ]
    : [
        ...makeRow(paymentText.failureReason, formatReason(receipt.failureReason)),
        ...subject,
        ...order,
        ...time,
      ];
}

function makeRow(label: string, value: ReactNode, lead = false): Description[] {
  return value === null ? [] : [{ label, value, lead }];
}

/** Third-party text, bidi-isolated (P07). */
function isolateText(text: string | null): ReactNode {
  return text && <bdi>{text}</bdi>;
}

// Digits alone become Persian; a code with letters stays unchanged.
function renderCode(text: string | null): ReactNode {
  return text && <Ltr>{/^[\d*-]+$/.test(text) ? toPersianDigits(text) : text}</Ltr>;
}

// Only the gateway's exact word is translated.
function formatReason(reason: string | null): ReactNode {
  return reason === 'Canceled' ? paymentText.canceledByUser : isolateText(reason);
}
