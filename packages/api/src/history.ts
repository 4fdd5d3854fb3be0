import * as v from 'valibot';
import { idSchema } from './schemas.ts';
import { longestText, shortText } from './shortText.ts';
import { acceptRows, validRows } from './validRows.ts';

const text = v.fallback(v.nullish(v.string(), null), null);
const flag = v.fallback(v.boolean(), false);
const count = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);
const secondsOrNull = v.nullable(v.pipe(v.number(), v.minValue(0)));

export const sources = ['LIVE', 'FILE', 'BOT'] as const;
export const conversationStatuses = ['PENDING', 'PROCESSING', 'SUCCESS', 'FAILED'] as const;
export const orderings = ['-created_at', 'created_at', '-duration', 'title'] as const;

/** One recognised word; `start` and `end` in seconds of the recording, `conf` from 0 to 1. */
export const wordSchema = v.object({
  word: v.string(),
  start: v.number(),
  end: v.number(),
  conf: v.number(),
});

/**
 * A segment as a client sends it. `start` and `end` in seconds of the recording, null
 * for typed text, which has no sound. `speaker` is an id in `speakers` of the
 * conversation. A text that ends with a line break ends its paragraph.
 */
export const segmentSchema = v.object({
  segment_id: v.string(),
  text: v.string(),
  start: secondsOrNull,
  end: secondsOrNull,
  words: v.array(wordSchema),
  speaker: v.nullable(v.string()),
  is_edited: v.boolean(),
});

/** A segment of an answer: only an invalid id or text loses it. */
const receivedSegmentSchema = v.object({
  segment_id: v.string(),
  text: v.string(),
  start: v.fallback(secondsOrNull, null),
  end: v.fallback(secondsOrNull, null),
  words: acceptRows(wordSchema),
  speaker: v.fallback(v.nullable(v.string()), null),
  is_edited: flag,
});

/** A person who speaks in a conversation; the id belongs to this conversation only. */
export const speakerSchema = v.object({ id: v.string(), name: v.string() });

/**
 * A conversation in the history. `duration` in ms, `progress` from 0 to 100.
 *
 * `revision` rises with every change and protects unseen changes from being
 * overwritten; `client_id` is the id that the client gave before the first save.
 * `deleted_at` is the moment at which it went to the trash. `snippet`, in a list, is the part
 * of the text around the first hit of the search, otherwise the first words.
 */
export const conversationSchema = v.object({
  id: idSchema,
  client_id: text,
  title: v.fallback(shortText(longestText.title), ''),
  source: v.fallback(v.nullable(v.picklist(sources)), null),
  status: v.fallback(v.nullable(v.picklist(conversationStatuses)), null),
  progress: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), null),
  failure_reason: text,
  duration: count,
  word_count: count,
  is_starred: flag,
  has_audio: flag,
  audio_expires_at: text,
  speakers: acceptRows(speakerSchema),
  revision: v.pipe(v.number(), v.integer()),
  created_at: text,
  updated_at: text,
  deleted_at: text,
  snippet: v.fallback(v.optional(shortText(longestText.paragraph)), undefined),
});

/** A conversation with its text and segments. */
export const wholeConversationSchema = v.object({
  ...conversationSchema.entries,
  text: v.string(),
  segments: acceptRows(receivedSegmentSchema),
});

/** What a created, updated or restored conversation is by now; the server may leave out its text. */
export const savedConversationSchema = v.object({
  ...conversationSchema.entries,
  text: v.optional(v.string()),
  segments: v.optional(acceptRows(receivedSegmentSchema)),
});

/**
 * One page of the history. Rows that cannot be read are left out. `as_of` is the moment
 * of the first page: sent with the later pages, it keeps rows that arrive meanwhile from
 * shifting them. `sound_duration` is the length of the sound of all results, in ms; null
 * where the server does not say it.
 */
export const historyPageSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  next: text,
  previous: text,
  results: validRows(conversationSchema),
  as_of: text,
  server_time: text,
  sound_duration: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
});

/** What became of each id of a bulk call. `code` is for machines, as in a refusal. */
export const bulkAnswerSchema = v.object({
  done: v.array(idSchema),
  failed: v.array(v.object({ id: idSchema, code: v.fallback(v.string(), '') })),
});

/** What a patch changes for the client; it knows the rest. */
export const patchedSchema = v.object({
  revision: v.pipe(v.number(), v.integer()),
  updated_at: text,
  word_count: count,
});

/** The recognised words of some segments. */
export const segmentWordsSchema = validRows(
  v.object({ segment_id: v.string(), words: acceptRows(wordSchema) }),
);

/** An address of the sound that needs no header. `size` in bytes, `duration` in ms. */
export const audioLinkSchema = v.object({
  url: v.string(),
  expires_at: text,
  mime_type: text,
  size: v.fallback(v.nullable(v.number()), null),
  duration: v.fallback(v.nullable(v.number()), null),
});

/** How many bytes of a sound the server has, from its beginning on without a gap. */
export const soundReceivedSchema = v.object({
  received: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The loudest sample of each part of a second, as base64 of one byte each, from 0 to 255. */
export const peaksSchema = v.object({
  per_second: v.pipe(v.number(), v.gtValue(0)),
  data: v.string(),
});

const versionKinds = [
  'raw',
  'opened',
  'editing',
  'replace_all',
  'cleanup',
  'conflict',
  'restore',
] as const;

/**
 * An older state of a conversation, without its text. `raw` is the text of the speech
 * engine; every other kind names what the state was kept before. `words_changed` counts
 * the words that differ from the version before.
 */
export const versionSchema = v.object({
  id: idSchema,
  revision: v.pipe(v.number(), v.integer()),
  created_at: text,
  kind: v.fallback(v.nullable(v.picklist(versionKinds)), null),
  title: v.fallback(shortText(longestText.title), ''),
  word_count: count,
  words_changed: count,
});

/** A version with its text, segments and the speakers of its segments. */
export const wholeVersionSchema = v.object({
  ...versionSchema.entries,
  speakers: acceptRows(speakerSchema),
  text: v.string(),
  segments: acceptRows(receivedSegmentSchema),
});

/** One page of the versions of a conversation, newest first. */
export const versionPageSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  next: text,
  previous: text,
  results: validRows(versionSchema),
});
