import * as v from 'valibot';
import { momentInText, numberInText } from '../queryFields.ts';
import { idSchema } from '../schemas.ts';
import { discountAudiences, discountStatuses, discountTypes } from './discount.ts';
import { staffListQuery } from './staffList.ts';

export const discountOrderings = [
  '-created_at',
  'created_at',
  'code',
  '-code',
  'name',
  '-name',
  'used_count',
  '-used_count',
  'ends_at',
  '-ends_at',
  'revenue',
  '-revenue',
] as const;

/** How many codes one call may make, and how many it may name. */
export const mostCodes = 1_000;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seenCount = whole;
const revision = v.pipe(v.number(), v.integer());
const clientId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const wholeInText = v.pipe(numberInText(/^\d{1,15}$/), v.safeInteger(), v.minValue(0));
const idList = v.pipe(v.array(idSchema), v.maxLength(mostCodes));
const shortName = v.pipe(v.string(), v.maxLength(200));

/** What an administrator decides of a code; the code itself is apart. */
const terms = {
  name: shortName,
  discount_type: v.picklist(discountTypes),
  value: whole,
  max_amount: v.nullable(whole),
  min_purchase: v.nullable(whole),
  starts_at: momentInText,
  ends_at: v.nullable(momentInText),
  usage_limit: v.nullable(whole),
  per_user_limit: v.nullable(whole),
  service_ids: idList,
  audience: v.picklist(discountAudiences),
  user_ids: idList,
  is_active: v.boolean(),
};

/** Which codes. `service_id` finds those for this package, also those for every package. */
export const discountQuerySchema = v.object({
  ...staffListQuery,
  status: v.optional(v.picklist(discountStatuses)),
  discount_type: v.optional(v.picklist(discountTypes)),
  audience: v.optional(v.picklist(discountAudiences)),
  service_id: v.optional(v.string()),
  batch_id: v.optional(v.string()),
  ordering: v.optional(v.picklist(discountOrderings)),
});

export const discountIdSchema = v.object({ id: idSchema });

/** A new code. Repeating a `client_id` returns the code made first and makes no second one. */
export const newDiscountSchema = v.object({
  client_id: clientId,
  code: v.pipe(v.string(), v.maxLength(200)),
  ...terms,
});

/** The fields that a person has changed, and the revision they saw: 409 `revision_conflict` returns the other one in `current`. */
export const discountChangeSchema = v.object({
  id: idSchema,
  revision,
  ...v.partial(v.object({ code: newDiscountSchema.entries.code, ...terms })).entries,
});

/**
 * Many codes with the same terms, each of its own letters after the prefix. Repeating a
 * `client_id`, which is the id of the batch, makes those that are missing and no others.
 */
export const newDiscountsSchema = v.object({
  client_id: clientId,
  prefix: v.pipe(v.string(), v.maxLength(200)),
  count: whole,
  ...terms,
});

export const discountActiveSchema = v.object({ id: idSchema, is_active: v.boolean() });

export const discountsActiveSchema = v.object({
  ids: v.pipe(idList, v.minLength(1)),
  is_active: v.boolean(),
});

/** `used_count` is the number of uses that the person saw: with any other, 409 `used_meanwhile`. */
const deleted = v.object({ id: idSchema, used_count: seenCount });
export const discountDeletionSchema = deleted;
export const discountDeletionsSchema = v.object({
  discounts: v.pipe(v.array(deleted), v.minLength(1), v.maxLength(mostCodes)),
});

export const discountUsageQuerySchema = v.object({
  page: staffListQuery.page,
  page_size: staffListQuery.page_size,
  as_of: staffListQuery.as_of,
  id: idSchema,
});

/** The terms on which the price depends; as text in an address. */
export const discountPreviewQuerySchema = v.object({
  discount_type: v.picklist(discountTypes),
  value: wholeInText,
  max_amount: v.optional(wholeInText),
});

/** What a code is made of; a code has no case, and the server keeps the upper one (T-90). */
export const codeShape = /^[A-Z0-9-]{3,32}$/;

/** The letters of random codes: none that is mistaken for another one. */
export const codeLetters = '234679ACDEFGHJKMNPQRTUVWXYZ';
