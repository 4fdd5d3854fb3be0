import * as v from 'valibot';
import { configurationSchema } from './configuration.ts';
import { tokenShape } from './token.ts';

/** Answers of the server, in the server's names. Tolerant where an invalid value must not lock a user out. */

const text = v.nullish(v.string(), null);

/** Only the boolean `true` grants a right; "true" and 1 do not (ASVS 15.3.5). */
const strictTrue = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true),
  ),
  null,
);

const count = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0)),
  ),
  null,
);

/** An account id as text, as the verification calls expect it. */
export const accountIdSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const profileSchema = v.object({ first_name: text, last_name: text, avatar_url: text });

/** A package on sale. `price_per_hour` and `actual_price` in toman, `hour_limit` in hours. */
export const serviceSchema = v.object({
  id: v.union([v.string(), v.number()]),
  name: v.string(),
  code: v.optional(v.nullable(v.number()), null),
  description: text,
  deadline: v.nullish(v.union([v.number(), v.string()]), null),
  price_per_hour: v.nullish(v.number(), null),
  hour_limit: v.nullish(v.number(), null),
  max_users: v.nullish(v.number(), null),
  actual_price: v.nullish(v.number(), null),
  is_infinite: strictTrue,
  is_gift: strictTrue,
  is_for_telegram: strictTrue,
  is_for_enterprise: strictTrue,
});

const serviceRecordSchema = v.object({
  id: v.union([v.string(), v.number()]),
  start_time: text,
  end_time: text,
  /** API key of the older live protocol, sent besides the token. */
  key: text,
  service: serviceSchema,
});

/** The account's credit. `usage_remained` in ms, `current_charge` in toman. */
export const serviceAccountSchema = v.object({
  has_service: strictTrue,
  current_charge: count,
  usage_remained: count,
  is_usage_infinite: strictTrue,
  current_service_record: v.fallback(v.nullish(serviceRecordSchema, null), null),
  configuration: v.fallback(v.nullish(configurationSchema, null), null),
});

export const userSchema = v.object({
  id: accountIdSchema,
  username: v.string(),
  email: text,
  phone: text,
  is_staff: strictTrue,
  new_messages_count: count,
  profile: v.fallback(v.nullish(profileSchema, null), null),
  nevisa_service_account: v.fallback(v.nullish(serviceAccountSchema, null), null),
});

export const signedInUserSchema = v.object({
  ...userSchema.entries,
  token: v.pipe(v.string(), v.regex(tokenShape)),
});

export const messageTypes = ['NOTIFICATION', 'OFFER'] as const;
export const messageStatuses = ['NEW', 'SEEN', 'DELETED'] as const;

/** The types are closed sets, but an unknown value at run time must not hide the message (R-149, R-252, A07). */
export const messageSchema = v.object({
  id: v.union([v.number(), v.string()]),
  title: v.fallback(text, null),
  text: v.fallback(text, null),
  /** Null for an unknown type. */
  message_type: v.fallback(v.nullable(v.picklist(messageTypes)), null),
  status_for_user: v.fallback(v.picklist(messageStatuses), 'SEEN'),
  time_created: v.fallback(text, null),
});

/** The valid messages of an answer. A message without an id could be neither read nor deleted. */
export const messagesSchema = v.pipe(
  v.array(v.fallback(v.nullable(messageSchema), null)),
  v.transform((messages) => messages.filter((message) => message !== null)),
);

const transactionStatuses = ['PENDING', 'FAILED', 'SUCCESS'] as const;

/** One payment. `amount` in toman, null when it is not a whole number. */
export const transactionSchema = v.object({
  amount: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
  description: v.fallback(text, null),
  created_at: v.fallback(text, null),
  status: v.fallback(v.nullable(v.picklist(transactionStatuses)), null),
  is_test: strictTrue,
  ref_id: v.fallback(text, null),
});

/** An answer that must be an object but whose content is not read. A truncated body or an HTML page is no success. */
export const acknowledgedSchema = v.pipe(
  v.looseObject({}),
  v.transform((): void => undefined),
);

/** An answer whose content is not read: any 2xx is a success. */
export const nothingSchema = v.pipe(
  v.unknown(),
  v.transform((): void => undefined),
);

/**
 * Reads the user from an answer.
 *
 * The specification shows `data.user` in one place and `user.id` in another;
 * both, and a bare user, are accepted (T-18, R-202).
 */
export function userIn<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.unknown(),
    v.transform(
      (body) => field(field(body, 'data') ?? body, 'user') ?? field(body, 'data') ?? body,
    ),
    schema,
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
