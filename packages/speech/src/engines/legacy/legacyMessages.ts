import * as v from 'valibot';
import { audioSampleRate } from '@nevisa/api';
import type { LegacyClientMessage } from '@nevisa/api/types';

/**
 * The older protocol of the service, over `/onlineASR6`.
 *
 * Its documentation names the steps and the fields of a transcription, not the
 * field with the name of a step: `message` is assumed, and a bare name is
 * accepted too. Times in seconds since `SOES`.
 */
export const legacyMessageSchema = v.object({
  message: v.optional(v.string(), ''),
  transcription: v.optional(
    v.object({
      partial: v.optional(v.string()),
      text: v.optional(v.string()),
      result: v.optional(
        v.array(
          v.object({ word: v.string(), start: v.number(), end: v.number(), conf: v.number() }),
        ),
      ),
    }),
  ),
});

export type LegacyMessage = v.InferOutput<typeof legacyMessageSchema>;

/** Answers the service's `INIT`. */
export const legacyRequest = {
  message: 'REQ',
  mode: 'stream-custom-raw',
  engine: '1',
  'decoding-info': { 'sample-rate': audioSampleRate },
} as const satisfies LegacyClientMessage;

export function readLegacyMessage(data: unknown): LegacyMessage | null {
  if (typeof data !== 'string') {
    return null;
  }
  try {
    const message = v.safeParse(legacyMessageSchema, JSON.parse(data));
    return message.success ? message.output : null;
  } catch {
    return /^[A-Z-]+$/.test(data) ? { message: data } : null;
  }
}
