import * as v from 'valibot';
import { configurationChangeSchema } from './configuration.ts';
import { idSchema } from './schemas.ts';
import { sends } from './sends.ts';
import { acceptRows } from './validRows.ts';

/** Goes back in the JSON type in which it came. */
const id = v.pipe(idSchema, sends(v.string()));

/** Requests a live session. Repeating a `client_id` continues the same conversation. */
export const liveSessionRequestSchema = v.object({
  client_id: v.string(),
  engine: v.literal('nevisa'),
  mode: v.literal('stream'),
  encoding: v.literal('pcm_s16le'),
  sample_rate: v.optional(v.number()),
  take_over: v.optional(v.boolean()),
});

const rate = v.pipe(v.number(), v.integer(), v.minValue(8_000), v.maxValue(48_000));

/** A live session. `ticket` opens `ws_url` once, within about 60 s. `sample_rate` in Hz; `max_session_ms` and `usage_remained` in ms. */
export const liveSessionSchema = v.object({
  session_id: id,
  conversation_id: id,
  ws_url: v.string(),
  ticket: v.string(),
  ticket_expires_at: v.string(),
  resume_token: v.string(),
  sample_rate: rate,
  max_session_ms: v.number(),
  usage_remained: v.number(),
});

/** Number of an audio frame; the wire has four bytes for it. */
const frameNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1));

const word = v.object({ word: v.string(), start: v.number(), end: v.number(), conf: v.number() });

/** Messages from the service. Times of words and segments in seconds of the recording. */
export const serverMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('ready'),
    session_id: id,
    sample_rate: rate,
    next_seq: frameNumber,
  }),
  v.object({ type: v.literal('ack'), seq: frameNumber }),
  v.object({ type: v.literal('partial'), segment_id: v.string(), text: v.string() }),
  v.object({
    type: v.literal('final'),
    segment_id: v.string(),
    text: v.string(),
    /** A word that cannot be read costs its time, and never the text. */
    words: v.optional(acceptRows(word), []),
    start: v.number(),
    end: v.number(),
    seq: v.number(),
  }),
  v.object({ type: v.literal('usage'), usage_remained: v.number() }),
  v.object({
    type: v.literal('warning'),
    code: v.picklist(['low_audio', 'clipping', 'usage_low', 'session_limit']),
    remaining_ms: v.fallback(v.optional(v.number()), undefined),
  }),
  v.object({
    type: v.literal('stopped'),
    conversation_id: id,
    duration: v.number(),
    usage_remained: v.number(),
    complete: v.boolean(),
  }),
  v.object({
    type: v.literal('error'),
    code: v.string(),
    detail: v.fallback(v.optional(v.string(), ''), ''),
    fatal: v.optional(v.boolean(), false),
  }),
]);

/** Messages from the browser, besides audio frames. */
export const clientMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('start'),
    session_id: id,
    resume_token: v.optional(v.string()),
    last_seq: v.optional(v.number()),
  }),
  v.object({ type: v.literal('keep_alive') }),
  v.object({ type: v.literal('pause') }),
  v.object({ type: v.literal('resume') }),
  v.object({ type: v.literal('finalize') }),
  v.object({ type: v.literal('configure'), configuration: configurationChangeSchema }),
  v.object({ type: v.literal('stop') }),
]);

export type LiveSession = v.InferOutput<typeof liveSessionSchema>;
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
/** The settings that the service applies to the rest of a recording. */
export type LiveConfiguration = v.InferOutput<typeof configurationChangeSchema>;
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

/** Close codes of the live service. The client reconnects after 1006, 1011 and 1012. */
export const closeCodes = {
  normal: 1000,
  ticketBad: 4401,
  noUsageRemained: 4402,
  noService: 4403,
  idle: 4408,
  takenOver: 4409,
  frameTooLarge: 4413,
  slowDown: 4429,
} as const;
