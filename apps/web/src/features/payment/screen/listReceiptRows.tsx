import { type Description, Ltr, Money } from '@nevisa/ui';
import { toPersianDigits } from '@nevisa/writing';
import type { ReactNode } from 'react';
import type { PaymentReceipt } from '../receipt.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';

/** The rows of a receipt in the order of the specification; a missing value has no row. */
export function listReceiptRows(receipt: PaymentReceipt): Description[] {
  const { outcome, amount } = receipt;
  const subject = row(paymentText.subject, isolateText(receipt.description));
  const order = row(paymentText.orderNumber, code(receipt.orderNumber));
  const time = row(paymentText.dateTime, receipt.time && <Ltr>{receipt.time}</Ltr>);
  return outcome === 'success'
    ? [
        ...row(paymentText.refId, code(receipt.refId)),
        ...row(paymentText.amount, amount === null ? null : <Money amount={amount} />, true),
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

function row(label: string, value: ReactNode, lead = false): Description[] {
  return value === null ? [] : [{ label, value, lead }];
}

/** Third-party text, bidi-isolated (P07). */
function isolateText(text: string | null): ReactNode {
  return text && <bdi>{text}</bdi>;
}

// Digits alone become Persian; a code with letters stays unchanged.
function code(text: string | null): ReactNode {
  return text && <Ltr>{/^[\d*-]+$/.test(text) ? toPersianDigits(text) : text}</Ltr>;
}

// Only the gateway's exact word is translated.
function formatReason(reason: string | null): ReactNode {
  return reason === 'Canceled' ? paymentText.canceledByUser : isolateText(reason);
}
