import { formatLocalMoment, readLocalMoment } from '@nevisa/ui';
import { maskCard } from './maskCard.ts';
import { cleanPlainText } from './cleanPlainText.ts';
import { readAmount } from './readAmount.ts';
import type { PaymentReceipt } from './receipt.ts';
import { readReturnTypes, type ReturnTypes } from './returnTypes.ts';

/**
 * Reads the query of the gateway's redirect. The query is untrusted: each
 * value is either valid or missing, and none becomes part of an address or
 * grants a right.
 *
 * @param returnTypes the values of `type` that name a target
 * @returns null without a reference number.
 */
export function readPayment(
  query: URLSearchParams,
  returnTypes: ReturnTypes = readReturnTypes(null),
): PaymentReceipt | null {
  const refId = readWith(cleanPlainText, query, 'ref_id');
  if (refId === null) {
    return null;
  }
  return {
    outcome: readOnce(query, 'success') === 'True' ? 'success' : 'failure',
    refId,
    amount: readWith(readAmount, query, 'amount'),
    description: readWith(cleanPlainText, query, 'description'),
    orderNumber: readWith(cleanPlainText, query, 'order_number'),
    cardPan: readWith(maskCard, query, 'card_pan'),
    time: readWith(readTime, query, 'created_at'),
    failureReason: readWith(cleanPlainText, query, 'failure_reason'),
    returnTo:
      readWith((text) => returnTypes.get(text.toLowerCase()) ?? null, query, 'type') ?? 'web',
  };
}

function readWith<Value>(
  read: (text: string) => Value | null,
  query: URLSearchParams,
  name: string,
): Value | null {
  const text = readOnce(query, name);
  return text === null ? null : read(text);
}

// Two different values of one parameter are ambiguous (P02).
function readOnce(query: URLSearchParams, name: string): string | null {
  const values = new Set(query.getAll(name));
  const [value] = values;
  return values.size === 1 && value !== undefined ? value : null;
}

function readTime(text: string): string | null {
  const moment = readLocalMoment(text);
  return moment && formatLocalMoment(moment);
}
