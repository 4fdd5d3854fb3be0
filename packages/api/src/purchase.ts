import * as v from 'valibot';
import { idSchema, serviceRecordSchema, transactionStatuses } from './schemas.ts';
import { sends } from './sends.ts';
import { longestText, shortText } from './shortText.ts';

/** Whole toman. A fraction, a text or a negative number is no amount. */
const toman = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.fallback(v.nullish(v.string(), null), null);
const number = v.pipe(v.string(), v.minLength(1));

/** The number of an order as text; a backend may send it as a number. */
const receivedNumber = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  number,
  sends(number),
);

/** Why the server refuses a discount code: `error_code` of a 400. */
export const discountRefusals = [
  'invalid',
  'expired',
  'exhausted',
  'used',
  'not_for_service',
  'min_purchase',
] as const;

/** What a discount code makes of the price of a package. Null VAT means that the server does not name it. */
export const discountSumsSchema = v.object({
  code: v.string(),
  discount_type: v.fallback(v.nullable(v.picklist(['PERCENT', 'FIXED'])), null),
  value: v.fallback(v.nullable(v.number()), null),
  discount_amount: toman,
  vat_amount: v.nullish(toman, null),
  payable: toman,
});

/** The sums of a purchase, e.g. beside 409 `price_changed`. */
export const sumsSchema = v.object({
  price: toman,
  discount_amount: v.nullish(toman, 0),
  vat_amount: v.nullish(toman, null),
  payable: toman,
});

/** A begun purchase. Without `redirect_url` there is nothing to pay, and the package is active. */
export const startedPurchaseSchema = v.object({
  order_number: receivedNumber,
  amount: toman,
  redirect_url: v.nullish(v.string(), null),
});

/**
 * The unfinished payment beside 409 `pending_purchase`. `expires_at` is the end of
 * `redirect_url`; compare it with `server_time`, because the clock of a device may be wrong.
 */
export const pendingOrderSchema = v.object({
  order_number: receivedNumber,
  redirect_url: text,
  expires_at: text,
  server_time: text,
  amount: v.fallback(v.nullish(toman, null), null),
  service_name: v.fallback(v.nullish(shortText(longestText.name), null), null),
});

/** What became of a purchase. A null status is unknown, and counts as pending. */
export const orderSchema = v.object({
  status: v.fallback(v.nullable(v.picklist(transactionStatuses)), null),
  amount: v.fallback(v.nullable(toman), null),
  expires_at: text,
  server_time: text,
  redirect_url: text,
  service_record: v.fallback(v.nullish(serviceRecordSchema, null), null),
});

/**
 * A purchase to begin. `expected_payable` is the sum that the person saw: with any other
 * sum the server answers 409 `price_changed`. `replaces` is the unfinished purchase that
 * the person gives up for this one (ADR-0065).
 */
export const purchaseStartSchema = v.object({
  service_id: idSchema,
  discount_code: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
  expected_payable: toman,
  return_type: v.literal('web'),
  client_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  replaces: v.exactOptional(number),
});

export const discountCheckSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  service_id: idSchema,
});

export const orderQuerySchema = v.object({ order_number: number });
export const walletPurchaseSchema = v.object({ service_id: idSchema });

/** The answer to a purchase from the wallet: the text is the server's own. */
export const walletPurchasedSchema = v.object({
  message: text,
  service_record: v.fallback(v.nullish(serviceRecordSchema, null), null),
});
