import * as v from 'valibot';
import { idSchema, referenceSchema } from './schemas.ts';
import { longestText, shortText } from './shortText.ts';

/** Whole toman. A fraction, a text or a negative number is no amount. */
const toman = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.fallback(v.nullish(shortText(longestText.name), null), null);
const paragraph = v.fallback(v.nullish(shortText(longestText.title), null), null);
const text = v.fallback(v.nullish(v.string(), null), null);

/** The seller or the buyer of an invoice; null is not given. */
export const invoicePartySchema = v.object({
  name,
  national_id: name,
  economic_code: name,
  phone: name,
  email: name,
  province: name,
  city: name,
  address: paragraph,
  postal_code: name,
});

const nobody = v.parse(invoicePartySchema, {});
const party = v.fallback(v.nullish(invoicePartySchema, nobody), nobody);

/** A sold thing; a null amount is no whole toman. */
const lineSchema = v.object({
  title: v.fallback(shortText(longestText.title), ''),
  amount: v.fallback(v.nullable(toman), null),
});

/**
 * The invoice of a successful payment, in whole toman, with the sums of the server. A null
 * discount or VAT is not named. Without a number and a total it is no invoice.
 */
export const invoiceSchema = v.object({
  number: v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
    v.transform(String),
    v.minLength(1),
    v.maxLength(longestText.name),
  ),
  seller: party,
  buyer: party,
  lines: v.fallback(v.array(lineSchema), []),
  discount: v.fallback(v.nullish(toman, null), null),
  vat: v.fallback(v.nullish(toman, null), null),
  total: toman,
  paid_at: text,
  ref_id: referenceSchema,
});

export const invoiceQuerySchema = v.object({ id: idSchema });
