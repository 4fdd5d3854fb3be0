import * as v from 'valibot';
import { idSchema, messageTypes } from '../schemas.ts';
import { longestText, shortText } from '../shortText.ts';
import { acceptRows } from '../validRows.ts';
import { discountStatuses } from './discount.ts';

export const adminMessageStates = ['DRAFT', 'SCHEDULED', 'SENT', 'CANCELED', 'RETRACTED'] as const;
export const audienceKinds = [
  'ALL',
  'ACTIVE_SERVICE',
  'EXPIRED_SERVICE',
  'NEW_USERS',
  'USERS',
] as const;

const text = v.fallback(v.nullish(v.string(), null), null);
const shown = v.fallback(shortText(longestText.paragraph), '');
const countOrNull = v.fallback(
  v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), null),
  null,
);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Who receives a message. `kind` is null when it is unknown; `user_ids` belongs to `USERS`. */
export const audienceSchema = v.object({
  kind: v.fallback(v.nullable(v.picklist(audienceKinds)), null),
  user_ids: acceptRows(idSchema),
});

/**
 * A message as administrators see it. `state` and `message_type` are null when they are unknown.
 * `recipients`, `seen_count` and `deleted_count` are null before it is sent; `opened_count`, how
 * often the link was opened, is null where the server does not count it.
 */
export const adminMessageSchema = v.object({
  id: idSchema,
  client_id: text,
  title: shown,
  text: shown,
  message_type: v.fallback(v.nullable(v.picklist(messageTypes)), null),
  audience: audienceSchema,
  state: v.fallback(v.nullable(v.picklist(adminMessageStates)), null),
  send_at: text,
  expires_at: text,
  link: text,
  discount_code: text,
  recipients: countOrNull,
  seen_count: countOrNull,
  deleted_count: countOrNull,
  opened_count: countOrNull,
  sent_at: text,
  created_at: text,
  updated_at: text,
  revision: v.pipe(v.number(), v.integer()),
});

/** A message with the clock of the server, by which its times are judged. */
export const readAdminMessageSchema = v.object({
  ...adminMessageSchema.entries,
  server_time: text,
});

/** How many people an audience has at `server_time`. */
export const audienceCountSchema = v.object({ count, server_time: text });

/** A person as a recipient: no more than is needed to recognize them. */
export const recipientSchema = v.object({
  id: idSchema,
  username: v.fallback(shortText(longestText.name), ''),
  name: v.fallback(v.nullish(shortText(longestText.name), null), null),
  phone: text,
});

/** The people that were asked for; `unknown` has the words that name no user. */
export const recipientsSchema = v.object({
  users: acceptRows(recipientSchema),
  unknown: acceptRows(v.string()),
});

/** What a discount code is at this moment; `status` is null when it is unknown. */
export const codeStatusSchema = v.object({
  code: v.string(),
  status: v.fallback(v.nullable(v.picklist(discountStatuses)), null),
});

/**
 * What became of a sent message. Each day of `by_day` is a day of Tehran and has the people who
 * read or deleted it on that day, also after its display has ended.
 */
export const messageReportSchema = v.object({
  recipients: count,
  seen: count,
  deleted: count,
  opened: countOrNull,
  by_day: acceptRows(v.object({ date: v.string(), seen: count, deleted: count })),
  server_time: text,
});
