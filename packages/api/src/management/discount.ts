import * as v from 'valibot';
import { discountSumsSchema } from '../purchase.ts';
import { idSchema } from '../schemas.ts';
import { longestText, shortText } from '../shortText.ts';
import { acceptRows, validRows } from '../validRows.ts';

export const discountTypes = ['PERCENT', 'FIXED'] as const;
export const discountAudiences = ['ALL', 'FIRST_PURCHASE', 'USERS'] as const;

/** In the order in which they win: a disabled code that has expired is disabled. */
export const discountStatuses = [
  'DISABLED',
  'EXPIRED',
  'EXHAUSTED',
  'SCHEDULED',
  'ACTIVE',
] as const;

const name = v.fallback(shortText(longestText.name), '');
const text = v.fallback(v.nullish(v.string(), null), null);
/** Whole toman, or a number of uses. A fraction or a text is none. */
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const wholeOrNull = v.fallback(v.nullish(whole, null), null);
const count = v.fallback(whole, 0);

/**
 * A discount code as administration sees it. `value` is in percent or toman; a null limit is
 * no limit. `ends_at` is the first moment after the end. `uses` and `revenue` count
 * paid purchases. `batch_id` is set for a code that was made with others.
 */
export const discountSchema = v.object({
  id: idSchema,
  revision: v.pipe(v.number(), v.integer()),
  code: v.string(),
  name,
  discount_type: v.fallback(v.nullable(v.picklist(discountTypes)), null),
  value: count,
  max_amount: wholeOrNull,
  min_purchase: wholeOrNull,
  starts_at: text,
  ends_at: text,
  usage_limit: wholeOrNull,
  per_user_limit: wholeOrNull,
  service_ids: acceptRows(idSchema),
  audience: v.fallback(v.nullable(v.picklist(discountAudiences)), null),
  user_ids: acceptRows(idSchema),
  is_active: v.boolean(),
  used_count: count,
  revenue: count,
  status: v.fallback(v.nullable(v.picklist(discountStatuses)), null),
  batch_id: v.fallback(v.nullish(idSchema, null), null),
  created_at: text,
});

const person = v.object({ id: idSchema, name });

/** A code with the people who may use it, and the clock of the server. */
export const wholeDiscountSchema = v.object({
  ...discountSchema.entries,
  users: acceptRows(person),
  server_time: text,
});

/** A paid purchase with a code. Amounts in toman: what was paid, and what the code took off. */
export const discountUsageSchema = v.object({
  order_number: v.string(),
  user: person,
  service_name: name,
  paid_at: text,
  amount: count,
  discount_amount: count,
});

/** What a code would make of the price of each package on sale. */
export const discountPreviewSchema = validRows(
  v.object({
    service_id: idSchema,
    price: count,
    discount_amount: discountSumsSchema.entries.discount_amount,
    vat_amount: discountSumsSchema.entries.vat_amount,
    payable: discountSumsSchema.entries.payable,
  }),
);

/** Codes that were made together. `made` is smaller than `asked` while some are missing. */
export const discountBatchSchema = v.object({
  id: idSchema,
  prefix: v.string(),
  name,
  asked: count,
  made: count,
  used_count: count,
  revenue: count,
  created_at: text,
});

/** The codes that a call has made, and those that an earlier call with its `client_id` has made. */
export const madeDiscountsSchema = v.object({ codes: validRows(v.string()) });

/** A batch with its codes, as far as they were made. */
export const wholeDiscountBatchSchema = v.object({
  ...discountBatchSchema.entries,
  ...madeDiscountsSchema.entries,
});
