import * as v from 'valibot';
import { momentInText } from '../queryFields.ts';
import { idSchema, messageTypes } from '../schemas.ts';
import { adminMessageStates, audienceKinds } from './adminMessages.ts';
import { staffListQuery } from './staffList.ts';

/** The most people that a message can name. */
export const mostRecipients = 20_000;

/** The longest texts of a message, in letters as a person counts them. */
export const longestMessage = { title: 100, text: 2_000 } as const;

export const messageOrderings = [
  '-time',
  'time',
  'title',
  '-title',
  '-recipients',
  'recipients',
  '-read_rate',
  'read_rate',
] as const;

/** What can be done with several messages by one call. */
export const messageBulks = ['CANCEL', 'RETRACT', 'DELETE'] as const;

const revision = v.pipe(v.number(), v.integer());
const moment = v.pipe(v.string(), v.isoTimestamp());

/** The audience of a message. `user_ids` belongs to `USERS` only. */
export const audiencePayload = v.object({
  kind: v.picklist(audienceKinds),
  user_ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(mostRecipients))),
});

/**
 * The content of a message. A draft may be incomplete; what is scheduled or sent may not.
 * `send_at` belongs to a scheduled message and is at least five minutes ahead.
 */
const content = {
  title: v.string(),
  text: v.string(),
  message_type: v.picklist(messageTypes),
  audience: audiencePayload,
  send_at: v.nullable(moment),
  expires_at: v.nullable(moment),
  link: v.nullable(v.string()),
  discount_code: v.nullable(v.string()),
  state: v.picklist(['DRAFT', 'SCHEDULED']),
};

/** Which messages. `time` is when a message was or will be sent, and of a draft its last change; `to` is exclusive. */
export const adminMessagesQuerySchema = v.object({
  ...staffListQuery,
  message_type: v.optional(v.picklist(messageTypes)),
  state: v.optional(v.picklist(adminMessageStates)),
  audience: v.optional(v.picklist(audienceKinds)),
  from: v.optional(momentInText),
  to: v.optional(momentInText),
  ordering: v.optional(v.picklist(messageOrderings)),
});

export const adminMessageIdSchema = v.object({ id: idSchema });

/** Repeating a `client_id` returns the message made first and creates no second one. */
export const newAdminMessageSchema = v.object({ client_id: v.string(), ...content });

/** Changes a message of the given `revision`; 409 `revision_conflict` returns a newer one in `current`. */
export const adminMessageChangeSchema = v.object({ id: idSchema, revision, ...content });

/**
 * Sends a message now. `expected_recipients` is the number that the person has confirmed: when
 * the audience has another one, 409 `audience_changed {count}` asks again. Repeating the
 * `client_id` of a message that is sent returns it and sends nothing.
 */
export const sendMessageSchema = v.object({
  id: idSchema,
  revision,
  client_id: v.string(),
  expected_recipients: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export const messageBulkSchema = v.object({
  action: v.picklist(messageBulks),
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(1_000)),
});

/** Finds people: by a search text, by words that are a whole username, phone or e-mail, and by their ids. */
export const findRecipientsSchema = v.object({
  search: v.pipe(v.string(), v.maxLength(200)),
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(mostRecipients)),
  ids: v.pipe(v.array(idSchema), v.maxLength(mostRecipients)),
});
