import * as v from 'valibot';
import { byteCount, flagInText } from '../queryFields.ts';
import { idSchema } from '../schemas.ts';

/** The largest part of a file that one call sends, in bytes. */
export const longestFilePart = 8 * 1_048_576;

/** How many speakers a text has: none are distinguished, as many as are recognised, or so many. */
export const diarizations = ['off', 'automatic', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Why a conversion has ended without a text. The server may know others. */
export const fileFailureReasons = [
  'no_speech',
  'unsupported',
  'too_long',
  'no_credit',
  'damaged',
  'server',
] as const;

/** The id that the device has given to a file: one conversion is made for it. */
const clientId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** SHA-256 in lower-case hexadecimal digits, over a sample of the content. */
const sampleHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The id of a task. `.` and `..` would lead to another address, also when they are encoded. */
const taskIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/[^.]/));
const taskIdOrNull = v.fallback(v.nullish(taskIdSchema, null), null);
const idOrNull = v.fallback(v.nullish(idSchema, null), null);
const textOrNull = v.fallback(v.nullish(v.string(), null), null);
const numberOrNull = v.fallback(v.nullish(v.number(), null), null);

/** A length that was charged, in ms; null where the server does not say it. */
const billedSchema = v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0)), null), null);

/**
 * A part of a file, sent as multipart. `offset` is the number of bytes before it, `size` that of
 * the whole file, and `name` is its name with the extension. `is_last` ends the file; the last
 * part may be empty.
 */
export const filePartSchema = v.object({
  client_id: clientId,
  file: v.pipe(v.blob(), v.maxSize(longestFilePart)),
  offset: byteCount,
  is_last: flagInText,
  size: byteCount,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  sample_hash: sampleHash,
  use_punctuations: flagInText,
  use_text_to_number: flagInText,
  diarization: v.picklist(diarizations),
});

export const receivedQuerySchema = v.object({ client_id: clientId });

export const knownFileQuerySchema = v.object({ size: byteCount, sample_hash: sampleHash });

export const taskQuerySchema = v.object({ task_id: taskIdSchema });

export const terminateSchema = v.object({
  client_id: clientId,
  task_id: v.nullable(taskIdSchema),
});

/**
 * What the server has of a file. `received` in bytes, from its beginning on without a gap; the
 * other fields are null until the last byte. `progress_url` is never followed: an address of an
 * answer could lead the token elsewhere (ADR-0084).
 */
export const receivedFileSchema = v.object({
  received: v.pipe(v.number(), v.integer(), v.minValue(0)),
  task_id: taskIdOrNull,
  progress_url: textOrNull,
  conversation_id: idOrNull,
});

/** The conversation that was made of the same content before; null for none. */
export const knownFileSchema = v.object({ conversation_id: idOrNull });

/**
 * How far a conversion is. Only `complete` ends it; `success` is null until then. `percent` is
 * from 0 to 100, and null while the conversion waits. `usage` is the length that was charged, in
 * ms; `reason` is one of `fileFailureReasons`, or another word.
 */
export const fileProgressSchema = v.object({
  state: textOrNull,
  complete: v.boolean(),
  success: v.fallback(v.nullish(v.boolean(), null), null),
  progress: v.fallback(
    v.nullish(
      v.object({
        pending: v.fallback(v.nullish(v.boolean(), null), null),
        current: numberOrNull,
        total: numberOrNull,
        percent: v.fallback(
          v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), null),
          null,
        ),
      }),
      null,
    ),
    null,
  ),
  result: v.fallback(
    v.nullish(
      v.object({ conversation_id: idOrNull, usage: billedSchema, reason: textOrNull }),
      null,
    ),
    null,
  ),
});

/** What was charged for a conversion that was ended, in ms; null where the server answers without a body. */
export const terminatedSchema = v.optional(v.object({ usage: billedSchema }), { usage: null });
