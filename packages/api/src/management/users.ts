import * as v from 'valibot';
import { flagInText, idList, momentInText } from '../queryFields.ts';
import { contactOrNull, idSchema, transactionSchema } from '../schemas.ts';
import { sends } from '../sends.ts';
import { longestText, shortText } from '../shortText.ts';
import { acceptRows, validRows } from '../validRows.ts';
import { staffListQuery } from './staffList.ts';

/**
 * Users as administration sees them. No schema here names a text, a title, a sound, the own
 * words or the settings of a person, nor a key or a token: what is not named does not come in.
 */

const text = v.fallback(v.nullish(v.string(), null), null);
const name = shortText(longestText.name);
const nameOrNull = v.fallback(v.nullish(name, null), null);
const count = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);
const strictTrue = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === true),
  sends(v.boolean()),
);

/** A package of a user; without the key of the older protocol. */
const staffServiceRecordSchema = v.object({
  id: idSchema,
  start_time: text,
  end_time: text,
  service: v.object({ id: idSchema, name }),
});

const recordOrNull = v.fallback(v.nullish(staffServiceRecordSchema, null), null);

/** The credit of a user: `usage_remained` in ms, `current_charge` in toman. */
const staffServiceAccountSchema = v.object({
  has_service: strictTrue,
  current_charge: count,
  usage_remained: count,
  is_usage_infinite: strictTrue,
  current_service_record: recordOrNull,
  reserved_service_record: recordOrNull,
});

/**
 * A user in the list of administration. `is_last_admin`: without this account no administrator
 * would remain. `revision` rises with every change and protects unseen changes.
 */
export const staffUserSchema = v.object({
  id: idSchema,
  username: name,
  email: contactOrNull,
  phone: contactOrNull,
  is_staff: strictTrue,
  is_active: strictTrue,
  is_verified: strictTrue,
  is_last_admin: strictTrue,
  date_joined: text,
  last_login: text,
  revision: v.pipe(v.number(), v.integer()),
  profile: withDefault(
    v.object({ first_name: nameOrNull, last_name: nameOrNull, avatar_url: text }),
  ),
  nevisa_service_account: withDefault(staffServiceAccountSchema),
});

/** A user who has no profile, or no account of the service, is listed all the same (T-8). */
function withDefault<const Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
) {
  const empty = () => v.parse(schema, {});
  return v.pipe(v.fallback(v.nullish(schema, empty), empty), sends(schema));
}

/** `duration` in ms. */
export const usageDaySchema = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  duration: count,
});

/** How long a user has dictated on each day of Tehran that has an entry; `duration` and `total` in ms. */
export const userUsageSchema = v.object({
  total: count,
  days: validRows(usageDaySchema),
});

export const userTransactionsSchema = validRows(transactionSchema);

export const userSessionSchema = v.object({
  id: idSchema,
  device: nameOrNull,
  created_at: text,
  last_seen_at: text,
});

/** The open sessions of a user: on what device, since when and when seen last. */
export const userSessionsSchema = v.object({
  count,
  sessions: acceptRows(userSessionSchema),
});

/** The orders of the list of users. */
export const userOrderings = [
  '-date_joined',
  'date_joined',
  'name',
  '-name',
  '-last_login',
  'last_login',
  '-usage_remained',
  'usage_remained',
] as const;

const userFilters = {
  search: staffListQuery.search,
  is_staff: v.optional(flagInText),
  is_active: v.optional(flagInText),
  is_verified: v.optional(flagInText),
  has_service: v.optional(flagInText),
  joined_from: v.optional(momentInText),
  joined_to: v.optional(momentInText),
  ordering: v.optional(v.picklist(userOrderings)),
};

/**
 * Which users, and which page of them. `search` is a part of a name, an e-mail address or a phone
 * number in any spelling. `joined_to` is exclusive. `ids` asks for these only.
 */
export const userQuerySchema = v.object({
  ...staffListQuery,
  ...userFilters,
  ids: v.optional(idList),
});

/** The columns of the file that the server writes. */
export const userExportColumns = [
  'user',
  'username',
  'email',
  'phone',
  'package',
  'remaining',
  'joined',
  'last_login',
  'status',
  'role',
] as const;

/** The same users in one file; `columns` are separated by commas, in their order. */
export const userExportSchema = v.object({
  ...userFilters,
  columns: v.pipe(
    v.string(),
    v.regex(new RegExp(`^(?:(?:${userExportColumns.join('|')})(?:,(?!$)|$))+$`)),
  ),
});

export const userIdSchema = v.object({ id: idSchema });

/** `from` and `to` are UTC moments; `to` is exclusive. */
export const userUsageQuerySchema = v.object({
  id: idSchema,
  from: momentInText,
  to: momentInText,
});

const revision = v.pipe(v.number(), v.integer());
const field = v.nullable(v.pipe(v.string(), v.maxLength(200)));
/** Why an administrator did it, 3 to 500 characters without the spaces around them. */
const reason = v.pipe(
  v.string(),
  v.check((value) => {
    const { length } = Array.from(value.trim());
    return length >= 3 && length <= 500;
  }),
);
const clientId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Changes only the named fields. If the user has changed since `revision`, 409 `revision_conflict` returns `current`. */
export const userChangeSchema = v.object({
  id: idSchema,
  revision,
  email: v.exactOptional(field),
  phone: v.exactOptional(field),
  profile: v.exactOptional(
    v.object({ first_name: v.exactOptional(field), last_name: v.exactOptional(field) }),
  ),
});

/** Blocks or unblocks; a blocked user is signed out everywhere. Repeating it changes nothing. */
export const userActiveSchema = v.object({ id: idSchema, is_active: v.boolean(), reason });

export const usersActiveSchema = v.object({
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(1_000)),
  is_active: v.boolean(),
  reason,
});

export const userStaffSchema = v.object({ id: idSchema, is_staff: v.boolean() });

const minute = 60_000;

/** Adds credit: whole minutes from 1 to 10,000, in ms. */
export const usageGrantSchema = v.object({
  id: idSchema,
  usage_amount: v.pipe(
    v.number(),
    v.integer(),
    v.multipleOf(minute),
    v.minValue(minute),
    v.maxValue(10_000 * minute),
  ),
  reason,
  client_id: clientId,
});

/** When a given package begins: at once, in place of the current one, or when that one ends. */
export const serviceStarts = ['NOW', 'AFTER_CURRENT'] as const;

export const serviceGrantSchema = v.object({
  id: idSchema,
  service_id: idSchema,
  starts: v.picklist(serviceStarts),
  reason,
  client_id: clientId,
});

/** Deletes for ever; the username is the proof that this user is meant. */
export const userDeletionSchema = v.object({ id: idSchema, username: v.string() });
