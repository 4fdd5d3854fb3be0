import * as v from 'valibot';
import {
  conversationStatuses,
  orderings,
  segmentSchema,
  sources,
  speakerSchema,
} from './history.ts';
import {
  byteCount,
  flagInText,
  idList,
  momentInText,
  numberInText,
  searchText,
  wholeNumber,
} from './queryFields.ts';
import { idSchema } from './schemas.ts';

const seconds = v.pipe(numberInText(/^\d{1,9}(?:\.\d{1,9})?$/), v.minValue(0));
const pageSize = v.pipe(wholeNumber, v.picklist([20, 50, 100]));

const revision = v.pipe(v.number(), v.integer());
const title = v.pipe(
  v.string(),
  v.check((value) => Array.from(value).length <= 200),
);

/**
 * Which conversations, and which page of them. `from` and `to` are UTC moments of
 * `created_at`; `to` is exclusive. `trash` lists the trash in place of the history.
 * `ids` asks for these only, also for those in the trash: one call watches every job
 * that is not finished. In an address they are separated by commas.
 */
export const historyQuerySchema = v.object({
  page: v.optional(wholeNumber),
  page_size: v.optional(pageSize),
  search: v.optional(searchText),
  source: v.optional(v.picklist(sources)),
  status: v.optional(v.picklist(conversationStatuses)),
  is_starred: v.optional(flagInText),
  has_audio: v.optional(flagInText),
  from: v.optional(momentInText),
  to: v.optional(momentInText),
  ordering: v.optional(v.picklist(orderings)),
  trash: v.optional(flagInText),
  as_of: v.optional(momentInText),
  ids: v.optional(idList),
});

/** `words: 0` leaves the words of the segments empty; they can be asked for later. */
export const wholeQuerySchema = v.object({
  id: idSchema,
  words: v.optional(v.pipe(numberInText(/^[01]$/), v.picklist([0, 1]))),
});

/** The words of the segments that begin from `from` on and before `to`, in seconds. */
export const wordsQuerySchema = v.object({ id: idSchema, from: seconds, to: seconds });

export const idQuerySchema = v.object({ id: idSchema });

/** The versions of a conversation, newest first. */
export const versionsQuerySchema = v.object({
  id: idSchema,
  page: v.optional(wholeNumber),
  page_size: v.optional(pageSize),
});

export const versionQuerySchema = v.object({ id: idSchema, version_id: idSchema });

/** A new conversation. Repeating a `client_id` returns the conversation made first and creates no second one. */
export const newConversationSchema = v.object({
  client_id: v.string(),
  title: v.string(),
  text: v.string(),
  segments: v.array(segmentSchema),
  speakers: v.optional(v.array(speakerSchema)),
  duration: v.pipe(v.number(), v.integer(), v.minValue(0)),
  source: v.literal('LIVE'),
  created_at: v.string(),
});

/** Changes a conversation of the given `revision`. If it has changed since, 409 `revision_conflict` returns it in `current`. */
export const conversationChangeSchema = v.object({
  id: idSchema,
  revision,
  title: v.optional(v.string()),
  text: v.optional(v.string()),
  segments: v.optional(v.array(segmentSchema)),
  speakers: v.optional(v.array(speakerSchema)),
  is_starred: v.optional(v.boolean()),
});

/** One changed segment. `after` is the segment before the new one, null for the beginning. */
const segmentChangeSchema = v.variant('op', [
  v.object({ op: v.literal('set'), segment_id: v.string(), segment: segmentSchema }),
  v.object({
    op: v.literal('insert'),
    segment_id: v.string(),
    after: v.nullable(v.string()),
    segment: segmentSchema,
  }),
  v.object({ op: v.literal('remove'), segment_id: v.string() }),
]);

/**
 * Sends only what has changed. The changes are applied in their order, all or none.
 * Repeating a `client_id` returns the first answer and changes nothing. `keep_version`
 * keeps the state before the patch as a version of this kind.
 */
export const patchSchema = v.object({
  id: idSchema,
  revision,
  client_id: v.string(),
  title: v.optional(title),
  speakers: v.optional(v.array(speakerSchema)),
  is_starred: v.optional(v.boolean()),
  keep_version: v.optional(v.picklist(['replace_all', 'cleanup', 'conflict'])),
  changes: v.array(segmentChangeSchema),
});

export const idsSchema = v.object({
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(1_000)),
});

/** Makes a version the newest state. `revision` is that of the conversation as the person saw it. */
export const restoreVersionSchema = v.object({ id: idSchema, revision, version_id: idSchema });

/** The largest part of a sound that one call sends, in bytes. */
export const longestSoundPart = 1_048_576;

/**
 * A part of the sound of a conversation, sent as multipart. `offset` is the number of bytes before
 * it, over all recordings of the conversation in their order. A part belongs to one recording, and
 * the name of its file is the place of that recording, e.g. `2.webm`. `is_last` ends the sound as it
 * is now; a later recording continues it.
 */
export const soundPartSchema = v.object({
  id: idSchema,
  audio: v.pipe(v.blob(), v.maxSize(longestSoundPart)),
  offset: byteCount,
  is_last: flagInText,
});
