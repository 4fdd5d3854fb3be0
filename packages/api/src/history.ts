import * as v from 'valibot';
import { idSchema } from './schemas.ts';

const text = v.fallback(v.nullish(v.string(), null), null);
const flag = v.fallback(v.boolean(), false);

/** One recognised word; `start` and `end` in seconds of the recording, `conf` from 0 to 1. */
const wordSchema = v.object({
  word: v.string(),
  start: v.number(),
  end: v.number(),
  conf: v.number(),
});

/** A segment of a conversation; `start` and `end` in seconds of the recording. */
export const segmentSchema = v.object({
  segment_id: v.string(),
  text: v.string(),
  start: v.number(),
  end: v.number(),
  words: v.array(wordSchema),
  speaker: v.nullable(v.string()),
  is_edited: v.boolean(),
});

/**
 * A conversation in the history. `duration` in ms.
 *
 * `revision` rises with every change and protects unseen changes from being
 * overwritten; `client_id` is the id that the client gave before the first save.
 */
export const conversationSchema = v.object({
  id: idSchema,
  client_id: text,
  title: v.fallback(v.string(), ''),
  source: v.fallback(v.nullable(v.picklist(['LIVE', 'FILE', 'BOT'])), null),
  status: v.fallback(v.nullable(v.picklist(['PENDING', 'PROCESSING', 'SUCCESS', 'FAILED'])), null),
  progress: v.fallback(v.nullable(v.number()), null),
  failure_reason: text,
  duration: v.fallback(v.number(), 0),
  word_count: v.fallback(v.number(), 0),
  is_starred: flag,
  has_audio: flag,
  audio_expires_at: text,
  revision: v.pipe(v.number(), v.integer()),
  created_at: text,
  updated_at: text,
  deleted_at: text,
});

/** A conversation with its text and segments. */
export const wholeConversationSchema = v.object({
  ...conversationSchema.entries,
  text: v.string(),
  segments: v.fallback(v.array(segmentSchema), []),
});

/** A new conversation. Repeating a `client_id` returns the conversation made first and creates no second one. */
export const newConversationSchema = v.object({
  client_id: v.string(),
  title: v.string(),
  text: v.string(),
  segments: v.array(segmentSchema),
  duration: v.pipe(v.number(), v.integer(), v.minValue(0)),
  source: v.literal('LIVE'),
  created_at: v.string(),
});

/** Changes a conversation of the given `revision`. If it has changed since, 409 `revision_conflict` returns it in `current`. */
export const conversationChangeSchema = v.object({
  id: idSchema,
  revision: v.pipe(v.number(), v.integer()),
  title: v.optional(v.string()),
  text: v.optional(v.string()),
  segments: v.optional(v.array(segmentSchema)),
  is_starred: v.optional(v.boolean()),
});
