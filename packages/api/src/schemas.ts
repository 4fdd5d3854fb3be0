import * as v from 'valibot';
import { configurationSchema } from './configuration.ts';
import { sends } from './sends.ts';
import { longestText, shortText } from './shortText.ts';
import { tokenShape } from './token.ts';

/** Answers of the server, in the server's names. Tolerant where an invalid value must not lock a user out. */

const text = v.nullish(v.string(), null);
const name = shortText(longestText.name);
const nameOrNull = v.nullish(name, null);
const paragraph = v.nullish(shortText(longestText.paragraph), null);

/** Only the boolean `true` grants a right; "true" and 1 do not (ASVS 15.3.5). */
const strictTrue = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true),
    sends(v.boolean()),
  ),
  null,
);

const count = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0)),
    sends(v.pipe(v.number(), v.integer(), v.minValue(0))),
  ),
  null,
);

/** What is left of milliseconds: a fraction of one is cut, anything else is none. */
const milliseconds = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0,
    ),
    sends(v.pipe(v.number(), v.integer(), v.minValue(0))),
  ),
  null,
);

/** A name or a number of a person; a backend may send one as a number. */
const nameInText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  name,
  sends(name),
);

/** An address or a number of a person; a blank one is none. */
export const contactOrNull = v.fallback(
  v.nullish(
    v.pipe(
      nameInText,
      v.check((value) => value.trim() !== '', 'Blank.'),
    ),
    null,
  ),
  null,
);

/**
 * An id in the JSON type in which the server gave it, and in which it goes back.
 * A number above 2^53 has lost digits already: as text it is at least not rounded again.
 */
export const idSchema = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.transform((id) => (Number.isSafeInteger(id) ? id : String(id))),
  ),
]);

export const genders = ['F', 'M'] as const;

/** A Gregorian day that exists, `2026-11-21`, without a time and without a zone. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => {
    const moment = Date.parse(day);
    return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
  }, 'No such day.'),
);

/** An invalid field is not filled in, and leaves the others: the whole profile is sent back. */
const profileSchema = v.object({
  first_name: v.fallback(nameOrNull, null),
  last_name: v.fallback(nameOrNull, null),
  avatar_url: v.fallback(text, null),
  gender: v.fallback(v.nullish(v.picklist(genders), null), null),
  birthday: v.fallback(v.nullish(daySchema, null), null),
  country: v.fallback(nameOrNull, null),
  province: v.fallback(nameOrNull, null),
  city: v.fallback(nameOrNull, null),
});

const numberOrNull = v.fallback(v.nullish(v.number(), null), null);

/** A package on sale. `price_per_hour` and `actual_price` in toman, `hour_limit` in hours. */
export const serviceSchema = v.object({
  id: idSchema,
  name,
  code: v.fallback(v.optional(v.nullable(v.number()), null), null),
  description: v.fallback(paragraph, null),
  deadline: v.fallback(v.nullish(v.union([v.number(), v.string()]), null), null),
  price_per_hour: numberOrNull,
  hour_limit: numberOrNull,
  max_users: numberOrNull,
  actual_price: numberOrNull,
  is_infinite: strictTrue,
  is_gift: strictTrue,
  is_for_telegram: strictTrue,
  is_for_enterprise: strictTrue,
});

/** A package that a user has, from its beginning to its end. */
export const serviceRecordSchema = v.object({
  id: idSchema,
  start_time: v.fallback(text, null),
  end_time: v.fallback(text, null),
  /** API key of the older live protocol, sent besides the token. */
  key: v.fallback(text, null),
  service: serviceSchema,
});

/** The account's credit. `usage_remained` in ms, `current_charge` in toman. */
export const serviceAccountSchema = v.object({
  has_service: strictTrue,
  current_charge: count,
  usage_remained: milliseconds,
  is_usage_infinite: strictTrue,
  current_service_record: v.fallback(v.nullish(serviceRecordSchema, null), null),
  /** Begins when the current one ends. */
  reserved_service_record: v.fallback(v.nullish(serviceRecordSchema, null), null),
  configuration: v.fallback(v.nullish(configurationSchema, null), null),
});

export const userSchema = v.object({
  id: idSchema,
  username: nameInText,
  email: contactOrNull,
  phone: contactOrNull,
  is_staff: strictTrue,
  new_messages_count: count,
  date_joined: v.fallback(text, null),
  /** The address that a person gives to others, so that they register. */
  invitation_link: v.fallback(text, null),
  profile: v.fallback(v.nullish(profileSchema, null), null),
  nevisa_service_account: v.fallback(v.nullish(serviceAccountSchema, null), null),
});

export const signedInUserSchema = v.object({
  ...userSchema.entries,
  token: v.pipe(v.string(), v.regex(tokenShape)),
});

/** The address of the picture on the server; null without one. */
export const avatarAnswerSchema = v.object({ avatar_url: v.nullable(v.string()) });

export const passwordAnswerSchema = v.object({
  token: v.pipe(v.string(), v.regex(tokenShape)),
});

export const messageTypes = ['NOTIFICATION', 'OFFER'] as const;
export const messageStatuses = ['NEW', 'SEEN', 'DELETED'] as const;

/** The types are closed sets, but an unknown value at run time must not hide the message (R-149, R-252, A07). */
export const messageSchema = v.object({
  id: idSchema,
  title: v.fallback(nameOrNull, null),
  text: v.fallback(paragraph, null),
  /** Null for an unknown type. */
  message_type: v.fallback(v.nullable(v.picklist(messageTypes)), null),
  status_for_user: v.fallback(v.picklist(messageStatuses), 'SEEN'),
  time_created: v.fallback(text, null),
  /** Where the message leads, untrusted; not in the specification. */
  link: v.optional(v.fallback(v.nullable(v.string()), null)),
  discount_code: v.optional(v.fallback(v.nullable(name), null)),
});

/** The valid messages of an answer. A message without an id could be neither read nor deleted. */
export const messagesSchema = v.pipe(
  v.array(v.fallback(v.nullable(messageSchema), null)),
  v.transform((messages) => messages.filter((message) => message !== null)),
);

export const transactionStatuses = ['PENDING', 'FAILED', 'SUCCESS'] as const;

/** The number of an order or of a bank as text; a bank may send it as a number. Above 2^53 that has lost digits. */
export const referenceSchema = v.fallback(
  v.nullish(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
      v.transform((reference) => String(reference).trim()),
      v.minLength(1),
      v.maxLength(longestText.name),
    ),
    null,
  ),
  null,
);

/** One payment. `amount` in toman, null when it is not a whole number. */
export const transactionSchema = v.object({
  amount: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
  description: v.fallback(nameOrNull, null),
  created_at: v.fallback(text, null),
  status: v.fallback(v.nullable(v.picklist(transactionStatuses)), null),
  is_test: strictTrue,
  ref_id: referenceSchema,
  id: v.fallback(v.nullish(idSchema, null), null),
  order_number: referenceSchema,
  verified_at: v.fallback(text, null),
  service_name: v.fallback(nameOrNull, null),
  discount_code: v.fallback(nameOrNull, null),
});

/** Represents a body that is neither empty nor JSON. */
export const unreadable = Symbol('unreadable body');

/**
 * An answer whose content the specification does not show: empty or any JSON.
 * A truncated body or an HTML page is no success.
 */
export const acknowledgedSchema = v.pipe(
  v.unknown(),
  v.check((body) => body !== unreadable, 'The body is not JSON.'),
  v.transform((): void => undefined),
);

/** An answer whose content is not read: any 2xx is a success. */
export const nothingSchema = v.pipe(
  v.unknown(),
  v.transform((): void => undefined),
);

/** The record that a change has made, or null where the answer does not have it: any 2xx is a success. */
export function changedRecord<Schema extends v.GenericSchema>(record: Schema) {
  return v.fallback(v.nullable(record), null);
}

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
      (body) =>
        makeField(makeField(body, 'data') ?? body, 'user') ?? makeField(body, 'data') ?? body,
    ),
    schema,
    sends(
      v.union([v.object({ data: v.object({ user: schema }) }), v.object({ user: schema }), schema]),
    ),
  );
}

function makeField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
